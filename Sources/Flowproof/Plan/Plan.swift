import FlowBase
import FlowBlocks
import FlowCompare
import FlowDocument

/// What is rendered and compared: `flowproof.json` (product.md, The plan). All paths are relative to the working
/// folder, those of a plan's file having been joined to its folder.
public struct Plan: Sendable {
  public static let fileName = "flowproof.json"

  /// The plan's file; nil where the flows were named instead.
  public var file: String?
  /// Documents in the order of the plan, those of a pattern in the order of their names.
  public var flows: [String] = []
  public var matrix = Matrix()
  /// In the order of the plan.
  public var states: [PlanState] = []
  public var tolerance = ComparisonOptions()
  public var masks: [Mask] = []
  public var snapshots = "Snapshots"
  public var output = "flowproof-out"
  public var names = NameTemplate.standard
  public var assets: [String: String] = [:]
  public var assetFolders: [String] = []
  public var dialect: String?
  public var fullPage = false

  public init() {}

  /// Whether a file looks like a plan: it is called so, or its `flows` are names and not flows.
  public static func isPlan(_ path: String) -> Bool {
    if path == fileName || path.hasSuffix("/" + fileName) { return true }
    guard let bytes = try? DocumentFile.read(path), bytes.count < 1 << 20 else { return false }
    var sources = SourceMap()
    let flows = JSONReader.read(bytes: bytes, file: path, into: &sources).value?["flows"]
    return flows?.asString != nil || flows?[0]?.asString != nil
  }

  /// A plan with what was found in it; `sources` turns the findings into places. Only an unreadable file is an error.
  public static func load(
    path: String
  ) throws(DocumentError) -> (plan: Plan, diagnostics: [Diagnostic], sources: SourceMap) {
    var sources = SourceMap()
    let bytes = try DocumentFile.read(path)
    let (json, found) = JSONReader.read(bytes: bytes, file: path, into: &sources)
    var normaliser = Normaliser(catalogue: .standard, sources: sources)
    let values = normaliser.object(json?.asObject ?? JSONObject(), as: PlanKeys.declaration)
    var reading = PlanReading(folder: FilePath.folder(of: path))
    var plan = reading.plan(KeyedObject(values, origin: json?.origin ?? .none))
    plan.file = path
    return (plan, found + normaliser.diagnostics + reading.diagnostics, sources)
  }
}

/// A named state of a plan.
public struct PlanState: Hashable, Sendable {
  /// As it stands in names; nil for the one called `default`, which names leave out.
  public var name: String?
  /// nil: nothing is done yet.
  public var file: String?
  /// Ids of the only flows it is for; empty = all.
  public var flows: [String]

  public init(name: String?, file: String?, flows: [String] = []) {
    self.name = name
    self.file = file
    self.flows = flows
  }
}

/// A plan's values on their way out of its file.
struct PlanReading {
  let folder: String
  private(set) var diagnostics: [Diagnostic] = []

  init(folder: String) { self.folder = folder }

  mutating func plan(_ values: KeyedObject) -> Plan {
    var plan = Plan()
    plan.flows = strings(values, PlanKeys.flows).flatMap { item in flows(item.text, at: item.origin) }
    plan.matrix.devices = unique(
      strings(values, PlanKeys.devices).compactMap { item in
        do throws(DeviceError) { return try DeviceCatalog.device(item.text) } catch {
          refuse("\(error)", nil, item.origin)
          return nil
        }
      })
    plan.matrix.locales = unique(strings(values, PlanKeys.locales).map { LocaleTag($0.text) })
    plan.matrix.appearances = unique(words(values, PlanKeys.appearances, Appearance.self))
    plan.matrix.textSizes = unique(words(values, PlanKeys.textSizes, TextSize.self))
    plan.matrix.scale = values[PlanKeys.scale]
    plan.matrix.faithful = values[PlanKeys.faithful]
    plan.fullPage = values[PlanKeys.fullPage]
    plan.states = (values.values[PlanKeys.states.name]?.asObject?.members ?? []).compactMap { member in
      KeyedObject(member.value).map { object in
        let flows = strings(object, StateKeys.flows).map(\.text)
        let file = object[StateKeys.file].flatMap { $0.isEmpty ? nil : FilePath.join(folder, $0) }
        return PlanState(name: member.key == "default" ? nil : member.key, file: file, flows: flows)
      }
    }
    if let tolerance = values[PlanKeys.tolerance] { plan.tolerance = ToleranceKeys.options(tolerance) }
    for object in values[PlanKeys.masks] {
      if let mask = Mask(object) {
        plan.masks.append(mask)
      } else {
        refuse("a mask needs `id`, `type`, `path` or `rect` of four numbers", nil, object.origin)
      }
    }
    plan.snapshots = FilePath.join(folder, values[PlanKeys.snapshots] ?? plan.snapshots)
    plan.output = FilePath.join(folder, values[PlanKeys.output] ?? plan.output)
    if let text = values[PlanKeys.template] {
      do throws(NameTemplate.Failure) { plan.names = try NameTemplate(text) } catch {
        refuse("\(error)", "as in \(NameTemplate.standard)", values.values["names"]?.origin ?? values.origin)
      }
    }
    for member in values.values[PlanKeys.assets.name]?.asObject?.members ?? [] {
      plan.assets[member.key] = member.value.asString.map { FilePath.join(folder, $0) }
    }
    plan.assetFolders = strings(values, PlanKeys.assetFolders).map { FilePath.join(folder, $0.text) }
    plan.dialect = values[PlanKeys.dialect].map { FilePath.join(folder, $0) }
    return plan
  }

  private mutating func flows(_ pattern: String, at origin: Origin) -> [String] {
    let path = FilePath.join(folder, pattern)
    guard pattern.contains(where: { "*?[".contains($0) }) else { return [path] }
    let files = FilePath.matching(path)
    if files.isEmpty { refuse("no file is called \(pattern)", nil, origin) }
    return files
  }

  private func strings(_ values: KeyedObject, _ key: KeyDeclaration) -> [(text: String, origin: Origin)] {
    (values.values[key.name]?.asArray ?? []).compactMap { item in item.asString.map { ($0, item.origin) } }
  }

  private mutating func words<Word: RawRepresentable<String> & CaseIterable>(
    _ values: KeyedObject, _ key: KeyDeclaration, _ type: Word.Type
  ) -> [Word] {
    let known = Word.allCases.map(\.rawValue)
    return strings(values, key).compactMap { item in
      if let word = Word.allCases.first(where: { $0.rawValue.lowercased() == item.text.lowercased() }) { return word }
      let near = suggestion(for: item.text, among: known).map { "did you mean `\($0)`?" }
      refuse("`\(item.text)` is none of \(known.joined(separator: ", "))", near, item.origin)
      return nil
    }
  }

  private func unique<Element: Hashable>(_ items: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return items.filter { seen.insert($0).inserted }
  }

  private mutating func refuse(_ message: String, _ hint: String?, _ origin: Origin) {
    // No warning: to check less than the plan asks for would look like a run without differences.
    diagnostics.append(Diagnostic(.unknownValue, .error, message + ".", hint: hint, at: origin))
  }
}
