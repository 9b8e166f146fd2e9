import FlowBase
import FlowBlocks
import FlowImage
import FlowLayout

/// A screen in its phone, ready to be painted.
public struct FramedScreen: Sendable {
  public var display: DisplayList
  /// Points, the phone's body included.
  public var size: Size
  /// Where the screen is in it.
  public var screen: Rect
}

extension StepRenderer {
  /// The screen in its phone: bezel, cut-out, status bar, home indicator (`--frame`).
  public func paintFramed(_ step: LaidOutStep) -> PixelBuffer {
    let framed = frame(step)
    return paint(framed.display, size: framed.size, scale: step.screen.environment.scale, background: .clear)
  }

  /// The same, not yet painted.
  public func frame(_ step: LaidOutStep) -> FramedScreen {
    let environment = step.screen.environment
    let engine = LayoutEngine(measurer: measurer, scale: environment.scale, direction: .leftToRight)
    let chrome = DeviceFrame(environment: environment, height: step.layout.size.height, ink: step.ink)
    let over = engine.layout(chrome.over, width: chrome.size.width, height: chrome.size.height)
    let under = engine.layout(chrome.under, width: chrome.size.width, height: chrome.size.height)
    var screen = DisplayGroup()
    screen.transform = .translation(chrome.screen.x, chrome.screen.y)
    screen.clip = chrome.clip
    screen.items = step.layout.display.items
    let display = DisplayList(under.display.items + [.group(screen)] + over.display.items)
    return FramedScreen(display: display, size: chrome.size, screen: chrome.screen)
  }
}
