import FlowBase
import FlowBlocks
import FlowImage
import FlowLayout

extension StepRenderer {
  /// The screen in its phone: bezel, cut-out, status bar, home indicator (`--frame`).
  public func paintFramed(_ step: LaidOutStep) -> PixelBuffer {
    let environment = step.screen.environment
    let engine = LayoutEngine(measurer: measurer, scale: environment.scale, direction: .leftToRight)
    let chrome = DeviceFrame(environment: environment, height: step.layout.size.height)
    let over = engine.layout(chrome.over, width: chrome.size.width, height: chrome.size.height)
    let under = engine.layout(chrome.under, width: chrome.size.width, height: chrome.size.height)
    var screen = DisplayGroup()
    screen.transform = .translation(chrome.screen.x, chrome.screen.y)
    screen.clip = RoundedRect(Rect(0, 0, chrome.screen.width, chrome.screen.height), Corners(chrome.cornerRadius))
    screen.items = step.layout.display.items
    let display = DisplayList(under.display.items + [.group(screen)] + over.display.items)
    return paint(display, size: chrome.size, scale: environment.scale, background: .clear)
  }
}
