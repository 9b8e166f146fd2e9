import FlowBase
import FlowDocument

/// The colours in which a phone writes over a screen: black or white, whichever can be read on what lies below.
public struct FrameInk: Hashable, Sendable {
  /// Of clock, signal and battery; nil = the step hides them.
  public let status: Color?
  /// Of the home indicator or the navigation bar.
  public let indicator: Color

  /// A step's `status_bar` names the ink as the platforms do: `light` is white.
  public init(in screen: ScreenContext) {
    indicator = StepBackground.bottom(in: screen).legibleText
    switch screen.screen.step[StepKeys.statusBar] {
    case .light: status = .white
    case .dark: status = .black
    case .hidden: status = nil
    case nil: status = StepBackground.top(in: screen).legibleText
    }
  }
}
