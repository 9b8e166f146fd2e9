import FlowBase
import FlowCompare
import FlowDocument
import FlowImage
import FlowReport

/// Takes over what a run has left as goldens (comparison.md, Approving).
public struct Approval: Sendable {
  /// Which cases; empty lists mean all.
  public struct Filter: Sendable {
    public var ids: [String] = []
    public var flows: [String] = []
    public var steps: [String] = []
    public var devices: [String] = []
    public var locales: [LocaleTag] = []
    public var appearances: [Appearance] = []
    public var textSizes: [TextSize] = []
    /// By name.
    public var states: [String] = []

    public init() {}

    /// Ids name a case, all below a folder of goldens, or a step in all its states.
    public func takes(_ result: CaseResult) -> Bool {
      (ids.isEmpty || ids.contains { Self.matches($0, result.id) || $0 == "\(result.flow)/\(result.step)" })
        && (flows.isEmpty || flows.contains(result.flow))
        && (steps.isEmpty || steps.contains(result.step)) && (devices.isEmpty || devices.contains(result.device))
        && (locales.isEmpty || locales.contains(LocaleTag(result.locale)))
        && (appearances.isEmpty || appearances.contains { $0.rawValue == result.appearance })
        && (textSizes.isEmpty || textSizes.contains { $0.rawValue == result.textSize })
        && (states.isEmpty || states.contains(result.state ?? "default"))
    }

    static func matches(_ pattern: String, _ id: String) -> Bool {
      var pattern = pattern.hasSuffix(".png") ? pattern.dropLast(4) : pattern[...]
      if pattern.hasSuffix("/") { pattern = pattern.dropLast() }
      return id == pattern || id.hasPrefix(pattern + "/")
    }
  }

  /// The folder of a run, perhaps downloaded from CI.
  public var results: ResultsFolder
  /// The folder of the goldens.
  public var snapshots: String

  public init(results: ResultsFolder, snapshots: String) {
    self.results = results
    self.snapshots = snapshots
  }

  /// The cases that can be taken over.
  public func candidates(_ all: CheckResults, _ filter: Filter) -> [CaseResult] {
    all.cases.filter { result in
      (result.status == .changed || result.status == .missing) && filter.takes(result)
    }
  }

  /// Why a case cannot be taken over.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  /// Writes a case's goldens; each file is the old one or the new one, whenever the process is killed.
  public func approve(_ result: CaseResult) throws {
    guard let actual = result.files.golden ?? result.files.actual, let layoutFile = result.files.layout,
      ResultsFolder.isInside(actual),
      ResultsFolder.isInside(layoutFile), ResultsFolder.isInside(result.id)
    else { throw Failure(description: "\(result.id): the results name no picture and layout of it") }
    let (pictureFile, textFile) = (FilePath.join(results.path, actual), FilePath.join(results.path, layoutFile))
    let bytes = try DocumentFile.read(pictureFile)
    let text = try DocumentFile.read(textFile)
    let (picture, provenance): (PixelBuffer, Provenance)
    do throws(ImageError) {
      // Drawn where the run was, so its fonts and libraries and not those of this machine.
      (picture, provenance) = (try ImageDecoder.decode(bytes), Provenance(try PNGMetadata.read(bytes).text))
    } catch {
      throw Failure(description: "\(result.id): \(pictureFile): \(error)")
    }
    let layout: LayoutText
    do throws(LayoutTextError) { layout = try LayoutText(parsing: String(decoding: text, as: UTF8.self)) } catch {
      throw Failure(description: "\(result.id): \(textFile): \(error)")
    }
    try Golden.write(
      result.id, picture: picture, layout: layout, scale: result.scale, provenance: provenance, in: snapshots)
  }

  /// Deletes the goldens of an id that nothing asks for.
  public static func prune(_ id: String, in folder: String) {
    for file in [GoldenCase.picture(id), GoldenCase.layout(id)] {
      FilePath.remove(FilePath.join(folder, file), upTo: folder)
    }
  }
}
