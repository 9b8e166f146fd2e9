import FlowBase
import FlowDocument
import Testing

@testable import FlowLogic

@Suite("What one user sees of a step")
struct ScreenTests {
  @Test("EI-10 patches lie over the block, in the normal form of its keys")
  func patches() {
    let test = Case(
      blocks:
        #"{"id": "b", "type": "progress_bar", "value": 0.3, "label": "Pairs"}, {"id": "c", "type": "text", "text": "x"}"#,
      state: """
        {"screen": {"s": {"patches": {"b": {"value": "0.66", "height": 9}, "c": {"visibility_condition": {"platform_is": "android"}}}}}}
        """)
    let screen = test.screen()
    #expect(screen.block("b")?.values["value"] == 0.66)
    #expect(screen.block("b")?.values["height"] == 9)
    #expect(screen.block("b")?.values["label"] == "Pairs")
    #expect(screen.block("c") == nil)
    #expect(screen.codes == ["number-in-string"])
  }

  @Test("AH-07, S-32 the state's title replaces whichever is drawn; field_defaults prefill")
  func override() {
    let state = #"{"screen": {"s": {"title": "Hello again", "field_defaults": {"f": "Ada"}}}}"#
    let own = Case(
      blocks: #"{"id": "b", "type": "text", "text": "x"}"#, fields: #"[{"id": "f", "type": "text"}]"#,
      more: #", "title": "T""#, state: state)
    #expect(own.screen().step.values["title"] == "Hello again")
    #expect(own.screen().answers["f"] == "Ada")
    let block = Case(
      blocks: #"{"id": "x", "type": "stack", "children": [{"id": "b", "type": "heading", "level": 1, "text": "T"}]}"#,
      more: #", "title": "S""#, state: state)
    #expect(block.text() == "Hello again")
    #expect(block.screen().step.values["title"] == "S")
  }

  @Test("What is found out for a screen goes when the screen is done")
  func factsGo() {
    let test = Case(blocks: #"{"id": "b", "type": "text", "text": "Hi {{user.name | there}}"}"#)
    let resolver = ScreenResolver(
      document: test.loaded.document, flow: test.flow, state: test.state, catalogue: .standard)
    weak var facts: Facts?
    do {
      var pass = ScreenPass(resolver, test.flow.steps[0], 0, Environment(device: DeviceCatalog.standard))
      facts = pass.facts
      #expect(pass.run().step.blocks.count == 1)
      #expect(facts != nil)
    }
    #expect(facts == nil, "else the memory of every screen would be kept")
  }

  @Test("AH-03, AH-04, AH-08 banners and the loading overlay")
  func live() {
    func live(_ screen: String) -> LiveState {
      Case(blocks: "", state: #"{"screen": {"s": \#(screen)}}"#).screen().live
    }
    #expect(live(#"{"banner": {"kind": "success", "message": "m"}}"#).banner?.kind == .success)
    #expect(live(#"{"banner": {"kind": "error", "message": "m"}}"#).banner?.kind == .error)
    #expect(live(#"{"loading": true, "scroll_y": 40, "open": "a", "focused": "b", "disabled": ["c"]}"#).isLoading)
    #expect(live(#"{"disabled": {"c": true, "d": false}}"#).disabled == ["c"])
    #expect(live(#"{"toast": true}"#).toast == "Please fill in the required fields.", "S-01")
    #expect(
      Case(blocks: "", state: #"{"screen": {"f/s": {"toast": "x"}, "s": {"toast": "y"}}}"#).screen().live.toast == "x",
      "S-21")
  }

  @Test("S-31, BA-02 skip buttons obey the step, else the flow")
  func skipping() {
    func ids(_ flow: String, _ step: String) -> [String] {
      Case(
        #"{"id": "f", "settings": {"skip_enabled": \#(flow)}, "steps": [{"id": "s", "type": "custom"\#(step), "content_blocks": [{"id": "b", "type": "button", "text": "x", "action": "skip"}], "secondary_cta": {"text": "Later", "action": "skip"}}]}"#
      ).screen().ids
    }
    #expect(ids("true", "") == ["b", "secondary_cta"])
    #expect(ids("false", "") == [])
    #expect(ids("false", #", "skip_enabled": true"#) == ["b", "secondary_cta"])
    #expect(ids("true", #", "skip_enabled": false"#) == [])
  }

  @Test("enabled_when disables a button; what is unknown does not")
  func enabled() {
    func isDisabled(_ condition: String) -> Bool {
      let test = Case(
        blocks: #"{"id": "b", "type": "button", "text": "x", "enabled_when": \#(condition)}"#,
        more: #", "cta": {"text": "Go"}, "enabled_when": \#(condition)"#)
      let screen = test.screen()
      #expect(screen.step.cta?.values["disabled"] == screen.block("b")?.values["disabled"])
      return screen.block("b")?.values["disabled"]?.asBool ?? false
    }
    #expect(isDisabled(#"{"is_set": "user.x"}"#))
    #expect(!isDisabled(#"{"empty": "user.x"}"#))
    #expect(!isDisabled(#"{"moon_is": "full"}"#))
  }

  @Test("conditions hide options, fields and steps")
  func hiding() {
    let test = Case(
      blocks:
        #"{"id": "b", "type": "option_list", "options": [{"id": "x", "visibility_condition": {"platform_is": "android"}}, "y"]}"#,
      fields: #"[{"id": "f", "type": "text", "visibility_condition": {"platform_is": "android"}}]"#,
      more:
        #", "visibility_condition": {"platform_is": "android"}, "options": [{"id": "x", "visibility_condition": {"platform_is": "android"}}]"#
    )
    #expect(test.screen().block("b")?[OptionKeys.options].count == 1)
    #expect(test.screen().step[OptionKeys.options].count == 0)
    #expect(test.screen().ids == ["b"])
    #expect(test.screen(platform: .android).ids == ["b", "f"])
    #expect(!test.resolver.shows(test.flow.steps[0], in: environment()))
    #expect(test.resolver.shows(test.flow.steps[0], in: environment("en", .android)))
  }

  @Test("S-51 what a field shows: the response, the state's default, its own")
  func answers() {
    let fields =
      #"[{"id": "a", "type": "text", "default_value": "own"}, {"id": "b", "type": "text"}, {"id": "c", "type": "text", "default_value": "{{user.n}}"}]"#
    func answers(_ state: String) -> JSONObject { Case(blocks: "", fields: fields, state: state).screen().answers }
    #expect(answers("{}")["a"] == "own")
    #expect(answers(#"{"screen": {"s": {"field_defaults": {"a": "given"}}}}"#)["a"] == "given")
    #expect(
      answers(#"{"screen": {"s": {"field_defaults": {"a": "given"}}}, "responses": {"s": {"a": ""}}}"#)["a"] == "",
      "an empty answer is one")
    #expect(answers("{}")["b"] == nil)
    #expect(answers(#"{"user": {"n": "Ada"}}"#)["c"] == "Ada")
    #expect(answers(#"{"responses": {"s": {"w_display_unit": "lbs"}}}"#)["w_display_unit"] == "lbs")
  }

  @Test("S-33 wheels begin at min, or with the first option")
  func wheels() {
    let blocks = """
      {"id": "a", "type": "wheel_picker", "min": 3, "max": 9}, {"id": "b", "type": "wheel_picker", "options": [{"id": "x"}, {"id": "y"}]},
      {"id": "c", "type": "wheel_picker", "default_value": 5, "min": 3}
      """
    let answers = Case(blocks: blocks).screen().answers
    #expect(answers["b"] == "x" && answers["c"] == 5)
    #expect(answers["a"]?.asNumber == 3)
  }

  @Test("BA-21 the channel of a code")
  func channel() {
    func channel(_ fields: String, _ value: String = "") -> OTPChannel? {
      let test = Case(blocks: #"{"id": "b", "type": "button", "action": "request_otp"\#(value)}, \#(fields)"#)
      return test.screen().block("b").flatMap { OTPChannel(of: $0, in: test.flow.steps[0]) }
    }
    let (phone, email) = (#"{"type": "input_phone"}"#, #"{"type": "input_email"}"#)
    #expect(channel(phone, #", "action_value": "WhatsApp""#) == .whatsapp)
    #expect(channel(phone) == .sms)
    #expect(channel(email) == .email)
    #expect(channel(phone + "," + email) == nil)
    #expect(channel(email + "," + email) == nil)
    #expect(channel(#"{"type": "divider"}"#) == nil)
  }

  @Test("ST-CT a container whose children are all hidden goes with them; one with a look or a size stays")
  func emptied() {
    let hidden = #"{"type": "text", "text": "x", "visibility_condition": {"equals": {"user.x": 1}}}"#
    let test = Case(
      blocks: """
        {"id": "a", "type": "stack", "children": [{"id": "b", "type": "row", "children": [\(hidden)]}]},
        {"id": "c", "type": "stack", "height": 40, "children": [\(hidden)]},
        {"id": "d", "type": "stack", "bg_color": "#fff", "children": [\(hidden)]},
        {"id": "e", "type": "stack", "children": []}
        """)
    #expect(test.screen().step.blocks.map(\.id) == ["c", "d", "e"])
  }
}
