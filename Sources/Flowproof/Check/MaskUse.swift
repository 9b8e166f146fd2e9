import FlowCompare
import Synchronization

/// Which masks hid something in a run: one that hides nothing is a typo, or outlived its block.
final class MaskUse: Sendable {
  private let used = Mutex<Set<Mask>>([])

  func note(_ masks: [Mask], _ name: PictureName, _ layout: LayoutText) {
    let hits = masks.filter { mask in
      guard mask.applies(to: name) else { return false }
      if case .rect = mask.target { return true }
      return layout.blocks.contains(where: mask.hides)
    }
    if !hits.isEmpty { used.withLock { $0.formUnion(hits) } }
  }

  func unused(of masks: [Mask]) -> [Mask] {
    let used = used.withLock { $0 }
    return masks.filter { !used.contains($0) }
  }
}
