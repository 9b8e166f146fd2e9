import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Permission steps")
struct PermissionStepTests {
  private func step(_ keys: String, state: String = "{}") -> DrawnStep {
    DrawnStep(
      #"{"id": "s", "type": "permission", "title": "T", "subtitle": "S", "hide_progress": true\#(keys)}"#, state: state)
  }

  @Test(
    "PM-01, PM-02, PM-03, PM-04, PM-05, PM-06, PM-07, PM-08 each type has its icon",
    arguments: [
      ("notification", "notifications"), ("app_tracking", "scan-eye"), ("location", "location_on"),
      ("camera", "photo_camera"), ("microphone", "mic"), ("photos", "photo_library"), ("contacts", "group"),
      ("calendar", "calendar_month"),
    ])
  func icons(_ type: String, _ icon: String) {
    let drawn = step(#", "permission_type": "\#(type)""#).icons
    #expect(drawn.contains { $0.contains("/\(icon)") })
  }

  @Test("ST-07 icon, title, rationale and a built-in call to action where the step has none")
  func parts() {
    #expect(step(#", "permission_type": "camera""#).texts == ["T", "S", "Continue"])
    #expect(step(#", "permission_type": "camera", "cta": {"text": "Allow"}"#).texts == ["T", "S", "Allow"])
    #expect(step(#", "permission_type": "radar""#).icons == ["lucide/shield-check.svg"], "G5: unknown, so ignored")
  }

  @Test(
    "PM-09, PM-10, PM-11, S-15 the way to the settings where it is offered and the answer, else the state, says denied",
    arguments: [
      (true, #"{"permissions": {"camera": "denied"}}"#, true), (true, "{}", false),
      (false, #"{"permissions": {"camera": "denied"}}"#, false),
      (true, #"{"permissions": {"camera": "unavailable"}}"#, false),
      (true, #"{"responses": {"s": {"permission_camera": "denied"}}}"#, true),
      (true, #"{"responses": {"s": {"permission_camera": "granted"}}, "permissions": {"camera": "denied"}}"#, false),
    ])
  func settings(_ isOffered: Bool, _ state: String, _ shows: Bool) {
    let drawn = step(#", "permission_type": "camera", "offer_open_settings": \#(isOffered)"#, state: state)
    #expect(drawn.texts.contains("Open Settings") == shows)
  }

  @Test("a second call to action is not drawn as the first unless it says so")
  func secondary() {
    let drawn = step(#", "permission_type": "camera", "cta": {"text": "A"}, "secondary_cta": {"text": "B"}"#)
    #expect(drawn.fills(drawn.screen.theme.primary) == 1)
    let equal = step(
      #", "permission_type": "camera", "cta": {"text": "A"}, "secondary_cta": {"text": "B", "variant": "primary"}"#)
    #expect(equal.fills(equal.screen.theme.primary) == 2)
  }
}
