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
  /// What the steps are drawn for. A map shows the first; its page shows each that is chosen.
  public let environments: [Environment]
  public let kind: Kind
  /// Ids of the steps that a contact sheet shows; all when empty.
  public var chosen: [String] = []
  public internal(set) var map: StoryMap
  /// In the order of the flow's steps, for the first environment.
  public let steps: [LaidOutStep]
  /// One a step and environment: on a contact sheet all of a step first, on a map all of an environment. Those of an old
  /// document follow.
  public internal(set) var phones: [FramedScreen]
  /// What differs from the old document, by picture; their numbers follow those of the phones.
  var heatMaps: [PixelBuffer] = []
  public let diagnostics: [Diagnostic]
  public internal(set) var walks: [MapWalk]
  /// What changed on a step since the old document, by its id.
  var stepChanges: [String: StepChange] = [:]
  /// What is written on each phone.
  let words: [String]
  /// The title of each phone's step as it is written there.
  let titles: [String]
  let resources: Resources
  let workers: Int

  /// - Parameters:
  ///   - states: the first one's screens are drawn; each one's walk is coloured when there are several, or one is named.
  ///   - environments: what every step is drawn for; the standard phone when there is none.
  public init(
    _ input: FlowInput, flow: FlowDocument.Flow, states: [UserState], environments all: [Environment],
    kind: Kind = .map,
    resources: Resources, workers: Int = WorkerPool.standardCount
  ) {
    self.input = input
    self.resources = resources
    self.workers = workers
    self.kind = kind
    let fallback = Environment(device: DeviceCatalog.standard, locale: flow.defaultLocale)
    let environment = all.first ?? fallback
    let environments = all.isEmpty ? [environment] : all
    self.environments = environments
    let state = states.first ?? UserState()
    let (chosen, _) = ExperimentChoice.flow(
      flow, in: input.loaded.document, state: state, catalogue: resources.catalogue, sources: input.loaded.sources)
    self.flow = chosen
    let resolver = ScreenResolver(
      document: input.loaded.document, flow: chosen, state: state, catalogue: resources.catalogue)
    let collected = Mutex<[(LaidOutStep, FramedScreen)]>([])
    let assets = input.assets
    let jobs =
      kind == .map
      ? environments.flatMap { environment in chosen.steps.map { ($0, environment) } }
      : chosen.steps.flatMap { step in environments.map { (step, $0) } }
    WorkerPool.run(
      jobs, workers: workers,
      makeWorker: { StepRenderer(resources) },
      body: { renderer, job in
        let step = renderer.layOut(resolver.screen(job.0, in: job.1), assets: DocumentAssets(assets))
        return (step, renderer.frame(step))
      }, deliver: { _, result in collected.withLock { $0.append(result) } })
    let laidOut = collected.withLock { $0 }
    let pace = kind == .map ? 1 : environments.count
    steps = chosen.steps.indices.map { laidOut[$0 * pace].0 }
    phones = laidOut.map(\.1)
    words = laidOut.map { $0.0.layout.boxes.flatMap(\.texts).joined(separator: "\n") }
    let titles = laidOut.map { Self.title($0.0) }
    self.titles = titles
    let found = FlowValidation(input.loaded, assets: { AssetInspection.fault(of: $0, input.assets) }).diagnostics
    diagnostics = found
    let sources = input.loaded.sources
    let paths = found.map { sources.path(of: $0.origin) ?? "" }
    let own = chosen.steps.indices.map { titles[$0 * pace] }
    map = StoryMap(chosen, titles: own) { origin in
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

  /// What the steps are drawn for, in words.
  var variants: [StoryVariant] {
    environments.map {
      StoryVariant(
        device: $0.device.name, language: $0.locale.description, appearance: $0.appearance.rawValue,
        textSize: $0.textSize.rawValue)
    }
  }

  /// Of every picture: phones in points, then what differs in pixels.
  var sizes: [Size] { phones.map(\.size) + heatMaps.map { Size(Double($0.width), Double($0.height)) } }

  /// What the sheet shows, in a few words.
  var note: String {
    kind == .contactSheet && environments.count > 1
      ? "\(environments.count) variants" : variants.first?.words ?? ""
  }

  /// Nil for a contact sheet.
  func mapSheet(_ renderer: StepRenderer) -> MapSheet? {
    kind == .map ? MapSheet(map, phones: phones.map(\.size), ruler: TextRuler(renderer.measurer)) : nil
  }

  /// The map's or contact sheet's marks, measured by `renderer`.
  func drawing(_ renderer: StepRenderer) -> MapDrawing {
    if let sheet = mapSheet(renderer) { return sheet.drawing(note: note, walks: walks) }
    return ContactSheet(
      map, variants: variants, phones: phones.map(\.size), steps: chosen, ruler: TextRuler(renderer.measurer)
    ).drawing(note: note)
  }

  /// What changed, as wide as the map; nil when nothing did.
  func changeSheet(_ renderer: StepRenderer, width: Double) -> MapDrawing? {
    ChangeSheet(map, steps: stepChanges, phones: sizes, ruler: TextRuler(renderer.measurer)).drawing(width: width)
  }

  /// The map with what changed below it.
  func whole(_ renderer: StepRenderer) -> MapDrawing {
    let drawing = drawing(renderer)
    return changeSheet(renderer, width: drawing.size.width).map(drawing.above) ?? drawing
  }
}
