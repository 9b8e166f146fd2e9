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
    let renderer = StepRenderer(resources)
    let drawing = whole(renderer)
    let made = pictures(drawing.pictures.map { ($0.step, $0.rect.width * scale) }) { picture in
      Swift.Result { try PNGWriter.fast(picture) }
    }
    let addresses = try made.mapValues { Markup.dataURI(try $0.get(), type: "image/png") }
    return SVGSheet(map, drawing, ruler: TextRuler(renderer.measurer), picture: { addresses[$0] }).text
  }

  private func page(scale: Double) throws -> String {
    let renderer = StepRenderer(resources)
    let drawing = drawing(renderer)
    // Steps are also looked at one by one; a large flow, or one in many languages, stays light enough to move about.
    let detail = phones.count > 24 ? scale : scale * 1.5
    let width = (drawing.pictures.first?.rect.width ?? 0) * detail
    let made = pictures(sizes.indices.map { ($0, width) }) { picture in
      Swift.Result { try WebPWriter.lossless(picture, effort: 2) }
    }
    let addresses = try sizes.indices.map { Markup.dataURI(try made[$0]?.get() ?? [], type: "image/webp") }
    let table = StoryPage.Pictures(addresses)
    let svg = SVGSheet(
      map, drawing, ruler: TextRuler(renderer.measurer), attribute: "data-picture", picture: { table.name(of: $0) }
    ).text
    let printer = DiagnosticPrinter(sources: input.loaded.sources, width: 60)
    let count = steps.count
    let pages = flow.steps.enumerated().map { i, step in
      StoryPage.Step(
        words: environments.indices.map { words[$0 * count + i] }.joined(separator: "\n"),
        titles: environments.indices.map { titles[$0 * count + i] },
        source: .object(step.values), findings: findings(about: step).map(printer.text),
        pictures: environments.indices.map { $0 * count + i }, change: stepChanges[step.id])
    }
    return StoryPage(map, svg: svg, steps: pages, walks: walks, variants: variants, pictures: table).text
  }

  private func pdf(on paper: Paper) -> [UInt8] {
    let renderer = StepRenderer(resources)
    let paging = PaperPages(display: DrawingDisplay(renderer: renderer, phones: phones, pictures: heatMaps))
    var pages: [PDFDocument.Page] = []
    if let size = paper.size {
      if let sheet = mapSheet(renderer),
        let cut = MapPage.pages(
          map, sheet, on: size, note: note, walks: walks, ruler: TextRuler(renderer.measurer))
      {
        pages = paging.cut(cut.drawing, cut.pages, size: cut.size)
      } else {
        pages = paging.grid(drawing(renderer), on: size)
      }
      pages += changeSheet(renderer, width: 0).map { paging.grid($0, on: size) } ?? []
    } else {
      let drawing = drawing(renderer)
      pages = [paging.whole(drawing)]
      pages += changeSheet(renderer, width: drawing.size.width).map { [paging.whole($0)] } ?? []
    }
    return PDFDocument.bytes(pages, title: map.name, painter: renderer.painter)
  }
}
