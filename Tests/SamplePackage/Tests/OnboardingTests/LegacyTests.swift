import FlowproofTesting
import XCTest

/// The same assertions under XCTest.
final class LegacyTests: XCTestCase {
  func testWelcome() {
    assertScreen(FlowScreen("onboarding.json", step: "welcome"), as: .image(on: .iPhoneSE, locale: "de"))
  }
}
