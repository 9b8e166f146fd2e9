import FlowBase
import FlowImage
import FlowLayout
import FlowStory
import Synchronization

extension Storyboard {
  /// The whole sheet as pixels, `scale` a point of it; less where the sheet would be larger than a picture can be.
  public func picture(scale: Double = 2) -> PixelBuffer {
    let renderer = StepRenderer(resources)
    let drawing = whole(renderer)
    let side = max(drawing.size.width, drawing.size.height, 1)
    let area = drawing.size.width * drawing.size.height
    // 64 megapixels are what the format's own limit allows to be read again (product.md, Promises).
    let scale = min(scale, 32_767 / side, (64_000_000 / max(1, area)).squareRoot())
    let display = DisplayList(DrawingDisplay(renderer: renderer).items(drawing))
    var sheet = renderer.paint(display, size: drawing.size, scale: scale, background: drawing.background)
    let places = drawing.pictures
    let pictures = pictures(places.map { ($0.step, $0.rect.width * scale) }) { $0 }
    for (step, rect) in places {
      guard let picture = pictures[step] else { continue }
      sheet.draw(picture, x: Int((rect.x * scale).rounded()), y: Int((rect.y * scale).rounded()))
    }
    return sheet
  }

  /// Pictures by their numbers, each at its width in pixels, made and then handed to `finish` in parallel. Of a number
  /// that is named twice the first width counts.
  func pictures<Result: Sendable>(
    _ wanted: [(step: Int, width: Double)], finish: @escaping @Sendable (PixelBuffer) -> Result
  ) -> [Int: Result] {
    var seen: Set<Int> = []
    let jobs = wanted.filter { sizes.indices.contains($0.step) && seen.insert($0.step).inserted }
    let collected = Mutex<[Result]>([])
    let resources = resources
    let (phones, heatMaps) = (phones, heatMaps)
    WorkerPool.run(
      jobs, workers: workers, makeWorker: { StepRenderer(resources) },
      body: { renderer, job in
        guard job.step < phones.count else {
          let picture = heatMaps[job.step - phones.count]
          let height = Double(picture.height) * job.width / Double(max(1, picture.width))
          return finish(picture.scaled(width: Int(job.width.rounded()), height: Int(height.rounded())))
        }
        let phone = phones[job.step]
        return finish(
          renderer.paint(
            phone.display, size: phone.size, scale: job.width / max(1, phone.size.width), background: .clear))
      }, deliver: { _, picture in collected.withLock { $0.append(picture) } })
    return Dictionary(zip(jobs.map(\.step), collected.withLock { $0 }), uniquingKeysWith: { a, _ in a })
  }
}
