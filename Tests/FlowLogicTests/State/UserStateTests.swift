import FlowBase
import FlowDocument
import Testing

@testable import FlowLogic

@Suite("State files")
struct UserStateTests {
  @Test("without a state nothing is answered, at a fixed time, not subscribed (format.md)")
  func defaults() {
    let state = UserState.load(json("{}")).state
    #expect(state.now == "2026-01-01T09:41:00Z")
    #expect(!state.subscribed)
    #expect(state.platform == nil && state.locale == nil)
  }

  @Test("unknown keys and wrong types are reported, and cost nothing else")
  func reports() {
    let (state, found) = UserState.load(
      json(#"{"respones": {}, "user": [], "subscribed": "yes", "locale": "pt_BR", "tags": {"a": 5, "b": null}}"#))
    #expect(found.map(\.code) == [.unknownKey, .wrongType, .wrongType])
    #expect(found[0].hint == "did you mean `responses`?")
    #expect(state.locale == LocaleTag("pt-BR"))
    #expect(state.tags == ["a": "5"])
    #expect(UserState.load(json("[]")).diagnostics.map(\.severity) == [.error])
  }

  static let events = """
    [{"elementId": "preference_selector", "meta": {"onboardingId": "onboarding_123", "screenClientId": "preferences_screen", "screenIndex": 1, "screensTotal": 3},
      "params": {"type": "select", "value": {"id": "option_1", "value": "premium", "label": "Premium Plan"}}},
     {"elementId": "interests_selector", "meta": {"onboardingId": "onboarding_123", "screenClientId": "interests_screen", "screenIndex": 2, "screensTotal": 3},
      "params": {"type": "multiSelect", "value": [{"id": "interest_1", "value": "sports", "label": "Sports"}, {"id": "interest_2", "value": "music", "label": "Music"}]}},
     {"elementId": "name_input", "meta": {"onboardingId": "onboarding_123", "screenClientId": "profile_screen", "screenIndex": 0, "screensTotal": 3},
      "params": {"type": "input", "value": {"type": "text", "value": "John Doe "}}},
     {"elementId": "birthday_picker", "meta": {"onboardingId": "onboarding_123", "screenClientId": "profile_screen", "screenIndex": 0, "screensTotal": 3},
      "params": {"type": "datePicker", "value": {"day": 15, "month": 6, "year": 1990}}}]
    """
  static let flow = """
    {"id": "onboarding_123", "steps": [
      {"id": "profile_screen", "type": "form", "fields": [{"id": "name_input", "type": "text"}, {"id": "birthday_picker", "type": "date"}]},
      {"id": "preferences_screen", "type": "custom", "content_blocks": [
        {"id": "preference_selector", "type": "option_list", "options": [{"id": "option_1", "value": "premium", "label": "Premium Plan"}, {"id": "option_2"}]},
        {"id": "b", "type": "text", "text": "{{input.preference_selector}} {{input.interests_selector}} {{input.name_input}} {{input.birthday_picker}}",
         "visibility_condition": {"answer_equals": {"preference_selector": "premium"}}}]},
      {"id": "interests_screen", "type": "question", "field_id": "interests_selector", "selection": "multiple",
       "options": [{"id": "interest_1", "label": "Sports"}, {"id": "interest_2", "label": "Music"}, {"id": "interest_3", "label": "Art"}]}]}
    """

  @Test("AD-10 … AD-14 the four answer events of the seed")
  func adapty() {
    let test = Case(Self.flow, state: #"{"responses": \#(Self.events)}"#)
    #expect(test.screen("profile_screen").answers["name_input"] == "John Doe ", "as typed")
    #expect(test.screen("profile_screen").answers["birthday_picker"] == json(#"{"day": 15, "month": 6, "year": 1990}"#))
    let preferences = test.screen("preferences_screen")
    #expect(preferences.answers["preference_selector"] == "option_1")
    #expect(preferences.block("b")?.values["text"] == "Premium Plan Sports, Music John Doe  1990-06-15")
    #expect(test.screen("interests_screen").answers["interests_selector"] == ["interest_1", "interest_2"])
  }

  @Test("S-54 events of another flow are ignored, elements that the flow lacks are kept")
  func foreign() {
    let events = """
      [{"elementId": "name_input", "meta": {"onboardingId": "other", "screenClientId": "profile_screen"}, "params": {"type": "input", "value": {"type": "text", "value": "No"}}},
       {"elementId": "lost", "meta": {"onboardingId": "onboarding_123", "screenClientId": "gone"}, "params": {"type": "input", "value": {"type": "text", "value": "kept"}}},
       {"elementId": "birthday_picker", "params": {"type": "datePicker", "value": {"day": 1, "month": 1, "year": 2000}}}]
      """
    let test = Case(
      Self.flow.replacing("{{input.preference_selector}} {{input.interests_selector}}", with: "{{input.lost}}")
        .replacing("premium\"}}}", with: "x\"}}}").replacing("answer_equals", with: "answer_not_equals"),
      state: #"{"responses": \#(events)}"#)
    #expect(test.screen("profile_screen").answers["name_input"] == nil)
    #expect(
      test.screen("profile_screen").answers["birthday_picker"] != nil, "an event without a screen goes by its element")
    #expect(test.screen("preferences_screen").block("b")?.values["text"]?.asString?.hasPrefix("kept") == true)
  }

  @Test("S-54 events of another flow are reported")
  func foreignReported() {
    let test = Case(
      Self.flow,
      state: #"{"responses": {"other/profile_screen": {"name_input": "x"}, "onboarding_123/gone": {"lost": 1}}}"#)
    let found = test.state.findings(about: test.loaded.document)
    #expect(found.map(\.code) == [.unknownField, .unknownField])
  }

  @Test("S-06 a question's answer bare or under its field; S-16 toggles by field, by toggle_<id>, else their value")
  func shapes() {
    let flow = """
      {"id": "f", "steps": [{"id": "q", "type": "question", "options": ["x", "y"], "content_blocks": [
        {"id": "t1", "type": "toggle", "field_id": "on", "value": false}, {"id": "t2", "type": "toggle", "value": true}, {"id": "t3", "type": "toggle"}]}]}
      """
    #expect(Case(flow, state: #"{"responses": {"q": "y"}}"#).screen().answers["q"] == "y")
    let answers = Case(flow, state: #"{"responses": {"q": {"q": "x", "toggle_t1": "true", "toggle_t2": false}}}"#)
      .screen().answers
    #expect(answers["q"] == "x" && answers["on"] == "true" && answers["t2"] == false && answers["t3"] == false)
    #expect(Case(flow).screen().answers["t2"] == true)
  }

  @Test("--set: JSON where it reads as JSON, else text; paths, indexes and tags")
  func assignments() {
    func set(_ text: String, _ state: String = "{}") -> String? {
      StateAssignment.apply(text, to: json(state)).map { JSONWriter().string($0) }
    }
    #expect(set("responses.goal=lose_weight") == #"{"responses":{"goal":"lose_weight"}}"#)
    #expect(set("onboarding.s.n=12") == #"{"responses":{"s":{"n":12}}}"#)
    #expect(set("tags.user.streak=5") == #"{"tags":{"user.streak":5}}"#)
    #expect(set("responses.m=[\"a\"]") == #"{"responses":{"m":["a"]}}"#)
    #expect(set("a.1=x", #"{"a": [1, 2]}"#) == #"{"a":[1,"x"]}"#)
    #expect(set("user.q=a=b") == #"{"user":{"q":"a=b"}}"#)
    #expect(set("user.q=") == #"{"user":{"q":""}}"#)
    #expect(set("user.q=nine lives") == #"{"user":{"q":"nine lives"}}"#)
    #expect(set("user..q=1") == nil && set("user") == nil)
  }

  @Test("S-54 an event for an element that the flow lacks is reported and kept; a kind of answer that is none, too")
  func events() {
    let events = """
      [{"elementId": "ghost", "meta": {"onboardingId": "f", "screenClientId": "q"}, "params": {"type": "input", "value": {"type": "text", "value": "x"}}},
       {"elementId": "q", "meta": {"onboardingId": "f", "screenClientId": "q"}, "params": {"type": "wheel", "value": "a"}},
       {"elementId": "q", "meta": {"onboardingId": "other", "screenClientId": "q"}, "params": {"type": "input", "value": "a"}}]
      """
    let test = Case(
      #"{"id": "f", "steps": [{"id": "q", "type": "question", "options": ["a"]}]}"#,
      state: #"{"responses": \#(events)}"#)
    #expect(test.stateDiagnostics.map(\.code) == [.unknownValue])
    #expect(test.state.findings(about: test.loaded.document).map(\.code) == [.unknownField, .unknownField])
    #expect(test.state.responses["f/q"]?["ghost"]?.asString == "x")
  }

  @Test("S-18 words of a state outside of their closed sets")
  func words() {
    let (_, found) = UserState.load(
      json(
        """
        {"now": "yesterday", "device": {"platform": "windows"}, "permissions": {"notification": "maybe"},
         "paywalls": {"p": "explode", "q": "success"}}
        """))
    #expect(found.map(\.code) == Array(repeating: .unknownValue, count: 4))
    let (_, none) = UserState.load(
      json(#"{"now": "2026-01-01T09:41:00Z", "device": {"platform": "iOS"}, "permissions": {"camera": "denied"}}"#))
    #expect(none.isEmpty)
  }

  @Test("FV-03, S-53 answers that their field cannot show as they are")
  func answers() {
    func codes(_ field: String, _ answer: String) -> [String] {
      Case(blocks: "", fields: "[{\"id\": \"f\", \(field)}]", state: #"{"responses": {"s": {"f": \#(answer)}}}"#)
        .screen().codes
    }
    #expect(codes(#""type": "number", "max": 10"#, "99") == ["clamped"])
    #expect(codes(#""type": "number", "max": 10"#, "9") == [])
    #expect(codes(#""type": "number""#, #""abc""#) == ["wrong-type"])
    #expect(codes(#""type": "range_slider", "min": 0, "max": 5"#, "[1, 7]") == ["clamped"])
    #expect(codes(#""type": "rating""#, "9") == ["clamped"])
    #expect(codes(#""type": "date""#, #""2023-02-31""#) == ["clamped"])
    #expect(codes(#""type": "date""#, #"{"day": 28, "month": 2, "year": 2023}"#) == [])
    #expect(codes(#""type": "toggle""#, #""maybe""#) == ["unknown-value"])
    #expect(codes(#""type": "select", "options": ["a"]"#, #""ghost""#) == ["unknown-value"])
    #expect(codes(#""type": "select", "options": ["a"]"#, #"{"id": "a", "label": "A"}"#) == [])
    #expect(codes(#""type": "color""#, #""zz""#) == ["bad-colour"])
    #expect(codes(#""type": "text""#, #""""#) == [])
  }
}
