import FlowBase
import FlowDocument
import FlowLayout
import Testing

@testable import FlowBlocks

@Suite("Buttons")
struct ButtonTests {
  private func halo(_ keys: String) -> Shadow? {
    DrawnSample(#""type": "button", "text": "Go", \#(keys)"#).node?.decoration.shadows.first
  }

  @Test("S-11, BS-09 `glow` draws a still halo in the button's colour; pulse and bounce are at rest")
  func glow() throws {
    let blue = try #require(halo(##""bg_color": "#0000FF", "cta_animation": "glow""##))
    #expect(blue.color.opacity(1 / 0.55).blue == 255 && blue.blur > 0 && blue.x == 0 && blue.y == 0)
    #expect(
      halo(##""gradient_colors": ["#FF0000", "#0000FF"], "field_config": {"cta_animation": "glow"}"##)?.color.red == 127
    )
    #expect(halo(#""cta_animation": "pulse""#) == nil)
    #expect(halo(#""cta_animation": "bounce""#) == nil)
    #expect(halo(#""variant": "text", "cta_animation": "glow""#) == nil, "no shape to shine around")
    #expect(halo(#""variant": "outline", "cta_animation": "glow""#) != nil)
  }

  private func pinned(_ step: String) -> [Shadow] {
    StepParts(in: DrawnField.screen(step: step)).pinned.flatMap(\.decoration.shadows)
  }

  @Test("S-11, S-32 a step's `cta_animation` is its call to action's, also where that is a pinned block")
  func step() {
    #expect(pinned(#"{"id": "s", "cta": "Go", "cta_animation": "glow"}"#).count == 1)
    #expect(
      pinned(#"{"id": "s", "cta": {"text": "Go", "cta_animation": "bounce"}, "cta_animation": "glow"}"#).isEmpty)
    let block = #"{"type": "button", "text": "Go", "pinned": "bottom"}"#
    #expect(pinned(#"{"id": "s", "content_blocks": [\#(block)], "cta_animation": "glow"}"#).count == 1)
  }
}
