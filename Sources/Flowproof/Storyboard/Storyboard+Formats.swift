import FlowBase
import FlowDocument
import FlowImage
import FlowLayout
import FlowPaint
import FlowStory

extension Storyboard {
  /// The raw value is the file's ending.
  public enum Format: String, Sendable, CaseIterable { case png, svg, pdf, html, dot, mmd }

  /// The sheet as a file's bytes; `scale` pixels a point for pictures, `paper` for PDF.
  public func bytes(_ format: Format, scale: Double = 2, paper: Paper = .sheet) throws -> [UInt8] {
    switch format {
    case .png: try PNGWriter.fast(picture(scale: scale), scale: scale)
    case .svg: Array(try svg(scale: scale).utf8)
    case .html: Array(try page(scale: scale).utf8)
    case .pdf: pdf(on: paper)
    case .dot: Array(GraphText.dot(map).utf8)
    case .mmd: Array(GraphText.mermaid(map).utf8)
    }
  }

  private func svg(scale: Double) throws -> String {
    let drawing = drawing(StepRenderer(resources))
    let width = Self.pictures(in: drawing).first?.rect.width ?? 0
    let pictures = pictures(scale: { width * scale / phones[$0].size.width })
    let addresses = try pictures.map { Markup.dataURI(try PNGWriter.fast($0), type: "image/png") }
    return SVGSheet(map, drawing, pictures: addresses).text
  }

  private func page(scale: Double) throws -> String {
    // Steps are also looked at one by one; a large flow stays light enough to move about.
    let svg = try svg(scale: steps.count > 24 ? scale : scale * 1.5)
    let printer = DiagnosticPrinter(sources: input.loaded.sources, width: 60)
    let pages = zip(flow.steps, steps).map { step, laidOut in
      StoryPage.Step(
        words: laidOut.layout.boxes.flatMap(\.texts).joined(separator: "\n"),
        source: .object(step.values),
        findings: findings(about: step).map(printer.text),
        changes: differences[step.id] ?? [])
    }
    return StoryPage(map, svg: svg, steps: pages, walks: walks).text
  }

  private func pdf(on paper: Paper) -> [UInt8] {
    let renderer = StepRenderer(resources)
    let drawing = drawing(renderer)
    let sheet = DrawingDisplay(renderer: renderer, phones: phones).items(drawing)
    let pages = PaperPages.pages(drawing, sheet, on: paper)
    return PDFDocument.bytes(pages, title: map.name, painter: renderer.painter)
  }
}
