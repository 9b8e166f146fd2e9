import FlowBase
import FlowDocument
import FlowImage
import FlowLayout
import FlowLogic
import FlowStory
import Synchronization

/// A flow on one sheet: its map, and the laid-out screen of every step in its phone.
public struct Storyboard: Sendable {
  public enum Kind: Sendable {
    /// Steps joined by arrows.
    case map
    /// All pictures in a grid; with several environments a column each.
    case contactSheet
  }

  public let input: FlowInput
  public let flow: FlowDocument.Flow
  /// What the steps are drawn for; the map shows the first.
  public let environments: [Environment]
  public let kind: Kind
  public internal(set) var map: StoryMap
  /// In the order of the flow's steps.
  public let steps: [LaidOutStep]
  /// One a step and environment, steps outermost; those of an old document follow.
  public internal(set) var phones: [FramedScreen]
  public let diagnostics: [Diagnostic]
  public internal(set) var walks: [MapWalk]
  /// What changed on a step since the old document, in words, by its id.
  var differences: [String: [String]] = [:]
  let resources: Resources

  /// - Parameters:
  ///   - states: the first one's screens are drawn; each one's walk is coloured when there are several, or one is named.
  ///   - environments: what every step is drawn for, at least one; a map takes the first.
  public init(
    _ input: FlowInput, flow: FlowDocument.Flow, states: [UserState], environments all: [Environment],
    kind: Kind = .map,
    resources: Resources, workers: Int = WorkerPool.standardCount
  ) {
    self.input = input
    self.resources = resources
    self.kind = kind
    let fallback = Environment(device: DeviceCatalog.standard, locale: flow.defaultLocale)
    let environment = all.first ?? fallback
    let environments = kind == .map || all.isEmpty ? [environment] : all
    self.environments = environments
    let state = states.first ?? UserState()
    let (chosen, _) = ExperimentChoice.flow(
      flow, in: input.loaded.document, state: state, catalogue: resources.catalogue, sources: input.loaded.sources)
    self.flow = chosen
    let resolver = ScreenResolver(
      document: input.loaded.document, flow: chosen, state: state, catalogue: resources.catalogue)
    let collected = Mutex<[(LaidOutStep, FramedScreen)]>([])
    let assets = input.assets
    WorkerPool.run(
      chosen.steps.flatMap { step in environments.map { (step, $0) } }, workers: workers,
      makeWorker: { StepRenderer(resources) },
      body: { renderer, job in
        let step = renderer.layOut(resolver.screen(job.0, in: job.1), assets: DocumentAssets(assets))
        return (step, renderer.frame(step))
      }, deliver: { _, result in collected.withLock { $0.append(result) } })
    let laidOut = collected.withLock { $0 }
    steps = stride(from: 0, to: laidOut.count, by: environments.count).map { laidOut[$0].0 }
    phones = laidOut.map(\.1)
    let found = FlowValidation(input.loaded, assets: { AssetInspection.fault(of: $0, input.assets) }).diagnostics
    diagnostics = found
    let sources = input.loaded.sources
    let paths = found.map { sources.path(of: $0.origin) ?? "" }
    map = StoryMap(chosen, titles: steps.map(Self.title)) { origin in
      guard let place = sources.path(of: origin), !place.isEmpty else { return [] }
      return zip(found, paths).filter { Self.lies($0.1, in: place) }.map(\.0)
    }
    walks = states.enumerated().compactMap { number, state in
      guard states.count > 1 || state.name != nil else { return nil }
      let resolver = ScreenResolver(
        document: input.loaded.document, flow: chosen, state: state, catalogue: resources.catalogue)
      let walk = FlowRouter(resolver, platform: environment.platform, locale: environment.locale).walk()
      return MapWalk(name: state.name ?? "state \(number + 1)", nodes: walk.entries.map(\.node), number: number)
    }
  }

  private static func lies(_ path: String, in place: String) -> Bool {
    path.hasPrefix(place) && (path.count == place.count || ".[".contains(path.dropFirst(place.count).first ?? " "))
  }

  /// The findings of `validate` about a step.
  func findings(about step: Step) -> [Diagnostic] {
    let sources = input.loaded.sources
    guard let place = sources.path(of: step.origin), !place.isEmpty else { return [] }
    return diagnostics.filter { Self.lies(sources.path(of: $0.origin) ?? "", in: place) }
  }

  /// The step's title as its user reads it: its first heading, else the first of its largest texts, initials
  /// and emoji aside.
  private static func title(_ step: LaidOutStep) -> String {
    let headings = step.layout.boxes.filter { ["title", "heading"].contains($0.block.type) }
    if let text = headings.lazy.flatMap(\.texts).first(where: { !$0.isEmpty }) { return text }
    var best = (size: 0.0, text: "")
    func look(_ items: [DisplayItem]) {
      for item in items {
        switch item {
        case .group(let group): look(group.items)
        case .command(.text(let content, _, _, _), _):
          let size = content.runs.map(\.font.size).max() ?? 0
          let text = content.string
          if size > best.size, text.utf8.count > 4, text.contains(where: \.isLetter) { best = (size, text) }
        default: continue
        }
      }
    }
    look(step.layout.display.items)
    return best.text
  }

  /// "iphone-16 · light · en".
  private static func note(_ environment: Environment) -> String {
    var parts = [environment.device.name, environment.appearance.rawValue, environment.locale.description]
    if environment.textSize != .L { parts.append(environment.textSize.rawValue) }
    return parts.joined(separator: " · ")
  }

  /// The sheet's marks, measured by `renderer`.
  func drawing(_ renderer: StepRenderer) -> MapDrawing {
    let ruler = TextRuler(renderer.measurer)
    let notes = environments.map(Self.note)
    let note = notes.count == 1 ? notes[0] : "\(notes.count) variants"
    switch kind {
    case .map: return MapSheet(map, phones: phones.map(\.size), ruler: ruler).drawing(note: note, walks: walks)
    case .contactSheet:
      return ContactSheet(map, variants: notes, phones: phones.map(\.size), ruler: ruler).drawing(note: note)
    }
  }

  /// Every step's phone at `scale` pixels a point of its own, in parallel.
  func pictures(scale: (Int) -> Double, workers: Int = WorkerPool.standardCount) -> [PixelBuffer] {
    let collected = Mutex<[PixelBuffer]>([])
    let resources = resources
    let jobs = phones.indices.map { (phones[$0], scale($0)) }
    WorkerPool.run(
      jobs, workers: workers, makeWorker: { StepRenderer(resources) },
      body: { renderer, job in
        renderer.paint(job.0.display, size: job.0.size, scale: job.1, background: .clear)
      }, deliver: { _, picture in collected.withLock { $0.append(picture) } })
    return collected.withLock { $0 }
  }
}
