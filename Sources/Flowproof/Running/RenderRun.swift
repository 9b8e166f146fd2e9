import FlowBase
import FlowDocument
import FlowImage
import FlowLayout

/// A set of jobs on their way to picture files.
public struct RenderRun: Sendable {
  public enum Format: String, Sendable { case png, webp }

  /// Where the pictures go.
  public var folder: String
  public var formats: [Format]
  public var fullPage: Bool
  public var metrics: FontMetrics?
  /// The phone around the screen.
  public var frame: Bool
  public var inputs: [FlowInput]
  public var resources: Resources

  public init(
    folder: String, formats: [Format] = [.png], fullPage: Bool = false, metrics: FontMetrics? = nil,
    frame: Bool = false, inputs: [FlowInput], resources: Resources
  ) {
    self.folder = folder
    self.formats = formats
    self.fullPage = fullPage
    self.metrics = metrics
    self.frame = frame
    self.inputs = inputs
    self.resources = resources
  }

  /// One picture file, or why there is none.
  public struct Picture: Sendable {
    public var job: StepJob
    public var file: String
    public var size: PixelSize
    public var hash: PixelHash
    /// Milliseconds for resolving, layout and drawing; never part of a comparison.
    public var milliseconds: Double
    public var diagnostics: [Diagnostic]
    /// Why the file could not be written.
    public var failure: String?
  }

  /// Draws one job and writes its files.
  public func picture(_ job: StepJob, by renderer: StepRenderer) -> [Picture] {
    let clock = ContinuousClock()
    let start = clock.now
    let screen = job.resolver.screen(job.step, in: job.environment)
    let step = renderer.layOut(
      screen, assets: DocumentAssets(inputs[job.input].assets), fullPage: fullPage, metrics: metrics)
    let picture = frame ? renderer.paintFramed(step) : renderer.paint(step)
    let spent = (clock.now - start) / .milliseconds(1)
    let hash = PixelHash(picture)
    return formats.map { format in
      let file = folder + "/" + job.name.path(prefix: job.prefix, suffix: "." + format.rawValue)
      var result = Picture(
        job: job, file: file, size: picture.size, hash: hash, milliseconds: spent, diagnostics: step.diagnostics)
      do {
        try OutputFile.write(try encode(picture, hash, job.environment.scale, as: format), to: file)
      } catch {
        result.failure = "\(error)"
      }
      return result
    }
  }

  private func encode(
    _ picture: PixelBuffer, _ hash: PixelHash, _ scale: Double, as format: Format
  ) throws -> [UInt8] {
    switch format {
    case .png:
      let metadata = ["fingerprint": resources.fonts.fingerprint, "pixel-hash": hash.description]
      return try PNGWriter.fast(picture, metadata: metadata, scale: scale)
    case .webp: return try WebPWriter.lossless(picture)
    }
  }
}
