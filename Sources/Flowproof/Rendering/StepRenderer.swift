import FlowBase
import FlowBlocks
import FlowDocument
import FlowImage
import FlowLayout
import FlowLogic
import FlowPaint

/// A step that has been laid out, with everything found on the way.
public struct LaidOutStep: Sendable {
  public var screen: Screen
  public var layout: LaidOutScreen
  /// What the phone writes in over it.
  var ink: FrameInk
  /// Of resolving, drawing and layout, in this order.
  public var diagnostics: [Diagnostic]
}

/// Screens to boxes to pixels. One per thread: it owns that thread's font map, icons and pictures.
public final class StepRenderer {
  let resources: Resources
  let measurer: PangoMeasurer
  let images: ImageStore
  let icons: IconLibrary
  let painter: Painter

  private func findings(_ environment: Environment) -> LayoutFindings {
    LayoutFindings(measurer: measurer, images: images, scale: environment.scale)
  }

  public init(_ resources: Resources) {
    self.resources = resources
    let images = ImageStore(iconFolder: resources.iconRoot, animations: resources.animations)
    self.images = images
    icons = IconLibrary(root: resources.iconRoot)
    measurer = PangoMeasurer(fonts: resources.fonts) { images.naturalSize(of: $0) }
    painter = Painter(measurer: measurer, images: images)
  }

  /// The whole step as boxes. `fullPage`: as tall as its content, within `PictureLimit`.
  public func layOut(
    _ screen: Screen, assets: any AssetSource, fullPage: Bool = false, metrics: FontMetrics? = nil
  ) -> LaidOutStep {
    let context = ScreenContext(screen: screen, assets: assets, icons: icons, metrics: metrics)
    let node = StepScreen.node(in: context, fullPage: fullPage)
    let environment = screen.environment
    let engine = LayoutEngine(measurer: measurer, scale: environment.scale, direction: environment.direction)
    let size = environment.device.size
    let layout = engine.layout(node, width: size.width, height: fullPage ? nil : size.height)
    var found = screen.diagnostics + context.diagnostics + findings(environment).diagnostics(layout)
    if !fullPage, StepScreen.isFixed(screen.step), layout.contentHeight > size.height + 0.5 {
      let hidden = Int((layout.contentHeight - size.height).rounded(.up))
      found.append(
        Diagnostic(
          .truncated, .warning,
          "step `\(screen.step.id)` is \(hidden) pt too high for its fixed layout: its end is cut off",
          hint: "shorten it, or let it scroll", at: screen.step.origin))
    }
    if fullPage, let cut = PictureLimit.finding(layout.size, scale: environment.scale, at: screen.step.origin) {
      found.append(cut)
    }
    return LaidOutStep(screen: screen, layout: layout, ink: FrameInk(in: context), diagnostics: found)
  }

  /// One block in a containing box, as `--block` draws it.
  public func layOut(
    block: Block, in screen: Screen, width: Double, height: Double?, at origin: Point, assets: any AssetSource,
    metrics: FontMetrics? = nil
  ) -> (layout: LaidOutScreen, diagnostics: [Diagnostic]) {
    let context = ScreenContext(screen: screen, assets: assets, icons: icons, metrics: metrics, width: width)
    guard let node = context.node(for: block) else {
      return (LaidOutScreen(size: .zero, contentHeight: 0, boxes: [], display: DisplayList()), context.diagnostics)
    }
    let measurer: any Measurer = metrics == .mono ? MonoMeasurer() : self.measurer
    let environment = screen.environment
    let engine = LayoutEngine(measurer: measurer, scale: environment.scale, direction: environment.direction)
    let layout = engine.layout(node, width: width, height: height, origin: origin)
    return (layout, context.diagnostics + findings(environment).diagnostics(layout))
  }

  /// The pixels of a step, exactly as large as the device's panel at its own scale.
  public func paint(_ step: LaidOutStep) -> PixelBuffer {
    let environment = step.screen.environment
    var size = environment.device.size
    size.height = max(size.height, step.layout.size.height)
    return paint(
      step.layout.display, size: PictureLimit.cut(size, scale: environment.scale), scale: environment.scale,
      background: .white)
  }

  public func paint(_ display: DisplayList, size: Size, scale: Double, background: Color) -> PixelBuffer {
    painter.paint(display, size: size, scale: scale, background: background)
  }
}
