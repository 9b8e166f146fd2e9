import FlowBase
import FlowLayout
import Testing

@testable import FlowBlocks

/// G7: Material 3 is a second set of values for the same blocks (look.md, Android profile).
@Suite("The Android profile")
struct MaterialTests {
  private func sizes(_ json: String, _ platform: Platform) -> [Size] {
    let sample = DrawnSample(json, platform: platform)
    return sample.nodes.compactMap { node in
      guard case .points(let width)? = node.layout.width, case .points(let height)? = node.layout.height else {
        return nil
      }
      return Size(width, height)
    }
  }

  @Test("G7 a switch is 52 × 32 with a knob of 24 or 16, on iOS 51 × 31 with one of 27")
  func switches() {
    let on = #""type": "toggle", "label": "L", "value": true"#
    #expect(sizes(on, .android) == [Size(52, 32), Size(24, 24)])
    #expect(sizes(#""type": "toggle", "label": "L""#, .android) == [Size(52, 32), Size(16, 16)])
    #expect(sizes(on, .ios) == [Size(51, 31), Size(27, 27)])
    let sample = DrawnSample(on, platform: .android)
    #expect(sample.fills(sample.screen.theme.primary) == 1, "Material's accent, not iOS's green")
  }

  @Test(
    "G7 a text field is 56 high with corners of 4, on iOS 50 and 12", arguments: ["text", "email", "date", "select"])
  func fields(_ type: String) {
    func box(_ platform: Platform) -> Node? {
      DrawnField(#"{"id": "f", "type": "\#(type)", "options": ["a"]}"#, platform: platform).nodes
        .first { $0.layout.border > 0 }
    }
    #expect(box(.android)?.layout.minHeight == 56)
    #expect(box(.android)?.decoration.corners == Corners(4))
    #expect(box(.ios)?.layout.minHeight == 50)
    #expect(box(.ios)?.decoration.corners == Corners(12))
  }

  @Test("G7 a button is 40 to 56 high with round ends, on iOS 50 with corners of 14")
  func buttons() {
    let android = DrawnSample(#""type": "button", "text": "Go""#, platform: .android)
    let height = android.box?.frame.height ?? 0
    #expect((40...56).contains(height))
    #expect(android.node?.decoration.corners == Corners(height / 2))
    #expect(DrawnSample(#""type": "button", "text": "Go""#).node?.decoration.corners == Corners(14))
  }

  @Test("G7 a slider has a track of 16 and a bar for a handle, on iOS 4 and a disc of 28")
  func sliders() {
    let slider = #""type": "input_slider", "default_value": 40"#
    func heights(_ platform: Platform) -> Set<Double> {
      Set(
        DrawnSample(slider, platform: platform).nodes.compactMap {
          if case .points(let height)? = $0.layout.height { height } else { nil }
        })
    }
    #expect(heights(.android).isSuperset(of: [16, 44]))
    #expect(heights(.ios).isSuperset(of: [4, 28]))
    #expect(sizes(slider, .android).contains(Size(4, 44)))
  }
}
