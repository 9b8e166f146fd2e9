import FlowBase
import FlowBlocks
import FlowDocument
import FlowImage
import FlowLayout
import FlowLogic

extension StepRenderer {
  /// Decodes and lays out a case; its boxes stand relative to the containing box.
  public func layOut(_ block: BlockCase, assets: any AssetSource, sources: SourceMap) -> BlockResult {
    layOut(block, at: .zero, assets: assets, sources: sources)
  }

  /// The case's picture: on its canvas, or just large enough for the block.
  public func paint(_ block: BlockCase, assets: any AssetSource, sources: SourceMap) -> (PixelBuffer, BlockResult) {
    var result = layOut(block, at: Point(block.padding, block.padding), assets: assets, sources: sources)
    let content = result.layout.boxes.first.map { Size($0.frame.maxX, $0.frame.maxY) } ?? .zero
    var size =
      block.canvas
      ?? Size(
        max(1, content.width + block.padding, block.width + block.padding * 2), max(1, content.height + block.padding))
    if let cut = PictureLimit.finding(size, scale: block.scale, at: block.block.origin) {
      result.diagnostics.append(cut)
      size = PictureLimit.cut(size, scale: block.scale)
    }
    return (paint(result.layout.display, size: size, scale: block.scale, background: block.background), result)
  }

  private func layOut(
    _ block: BlockCase, at origin: Point, assets: any AssetSource, sources: SourceMap
  ) -> BlockResult {
    let decoder = DocumentDecoder(catalogue: resources.catalogue)
    let (decoded, found) = decoder.decodeBlock(block.block, sources: sources)
    var device = DeviceCatalog.standard
    device.platform = block.platform
    device.size = Size(block.width, block.height ?? device.size.height)
    let environment = Environment(
      device: device, appearance: block.appearance, textSize: block.textSize, locale: block.locale, scale: block.scale,
      moment: block.moment)
    let step = Step(
      id: "block", type: .custom, path: "", origin: decoded.origin, values: JSONObject(), blocks: [decoded])
    let flow = FlowDocument.Flow(
      id: "block", values: JSONObject(), origin: decoded.origin, steps: [step], nodes: [],
      settings: KeyedObject(JSONObject(), origin: .none), defaultLocale: block.locale, source: .null)
    let resolver = ScreenResolver(
      document: Document(kind: .block, file: "", flows: [flow]), flow: flow, state: block.state,
      catalogue: resources.catalogue)
    let screen = resolver.screen(step, in: environment)
    guard let shown = screen.step.blocks.first else {
      let nothing = LaidOutScreen(size: .zero, contentHeight: 0, boxes: [], display: DisplayList())
      return BlockResult(layout: nothing, diagnostics: found + screen.diagnostics)
    }
    let (layout, more) = layOut(
      block: shown, in: screen, width: block.width, height: block.height, at: origin, assets: assets,
      metrics: block.metrics)
    return BlockResult(layout: layout, diagnostics: found + screen.diagnostics + more)
  }
}
