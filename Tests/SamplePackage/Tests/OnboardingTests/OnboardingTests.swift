import FlowproofTesting
import Testing

@Suite struct OnboardingTests {
  /// Every step in two languages, in light and dark.
  @Test func everyStep() {
    assertFlow(
      "onboarding.json", devices: [.iPhoneSE], locales: ["en", "de"], appearances: [.light, .dark],
      states: ["states/mira.json"])
  }

  @Test func welcomeOnAndroid() {
    assertScreen(FlowScreen("onboarding.json", step: "welcome"), as: .image(on: .pixel9))
  }

  /// Large text: what moves and what is cut, without a picture.
  @Test func largeText() {
    assertScreen(FlowScreen("onboarding.json", step: "level"), as: .layout(textSize: .AX3))
  }

  /// The name comes from the user, so it is not compared.
  @Test func anyName() {
    assertScreen(
      FlowScreen("onboarding.json", step: "level", state: "states/mira.json"), as: .image(on: .iPhoneSE),
      masks: [Mask(.type("title"))])
  }
}
