import FlowBase
import Testing

@testable import FlowCompare

@Suite struct LayoutComparisonTests {
  private static func block(
    _ index: Int, _ type: String = "text", id: String? = nil, y: Double, height: Double = 20, lines: [String] = []
  ) -> LayoutBlock {
    LayoutBlock(
      path: "content_blocks[\(index)]", type: type, id: id, frame: Rect(24, y, 342, height), lines: lines)
  }

  private static func words(_ before: [LayoutBlock], _ after: [LayoutBlock]) -> [String] {
    let size = Size(390, 844)
    return LayoutComparison.changes(
      LayoutText(size: size, contentHeight: 844, blocks: before),
      LayoutText(size: size, contentHeight: 844, blocks: after)
    ).map(\.words)
  }

  @Test("moves, sizes, texts and overflow in words")
  func kinds() {
    let before = Self.block(0, "button", id: "cta", y: 600, lines: ["Buy now"])
    func after(_ change: (inout LayoutBlock) -> Void) -> [String] {
      var block = before
      change(&block)
      return Self.words([before], [block])
    }
    #expect(after { _ in } == [])
    #expect(after { $0.frame.y += 0.01 } == [])
    #expect(after { $0.frame.y += 12 } == ["button `cta` moved down 12 pt"])
    #expect(
      after {
        $0.frame.x -= 4.5
        $0.frame.y -= 1
      } == ["button `cta` moved up 1 pt and left 4.5 pt"])
    #expect(after { $0.frame.height = 44.5 } == ["button `cta` resized from 342 × 20 to 342 × 44.5 pt"])
    #expect(after { $0.lines = ["Buy"] } == ["button `cta` reads “Buy” instead of “Buy now”"])
    #expect(after { $0.lines = ["Buy", "now"] } == ["button `cta` takes 2 lines instead of 1"])
    #expect(after { $0.isTruncated = true } == ["button `cta` is now truncated"])
    #expect(after { $0.overflow.right = 3 } == ["button `cta` overflows by 3 pt at the right"])
    #expect(after { $0.type = "row" } == ["row `cta` was a button"])
  }

  @Test("added and removed")
  func presence() {
    let (title, body) = (Self.block(0, id: "title", y: 10), Self.block(1, id: "body", y: 40))
    #expect(Self.words([title], [title, body]) == ["text `body` added at (24, 40), 342 × 20 pt"])
    #expect(Self.words([title, body], [body]) == ["text `title` removed from (24, 10)"])
  }

  @Test("blocks without an id are followed by their text when one is inserted before them")
  func insertion() {
    let before = ["One", "Two", "Three"].enumerated().map { Self.block($0, y: Double($0) * 30, lines: [$1]) }
    let after = ["New", "One", "Two", "Three"].enumerated().map { Self.block($0, y: Double($0) * 30, lines: [$1]) }
    #expect(
      Self.words(before, after) == [
        "text `content_blocks[0]` added at (24, 0), 342 × 20 pt",
        "text `content_blocks[1]` and 2 others moved down 30 pt",
      ])
  }

  @Test("what goes along with its container is not told of")
  func containers() {
    func row(_ y: Double) -> [LayoutBlock] {
      var child = Self.block(0, id: "label", y: y + 5)
      child.path += ".children[0]"
      return [Self.block(0, "row", id: "bar", y: y), child]
    }
    #expect(Self.words(row(100), row(112)) == ["row `bar` moved down 12 pt"])
  }
}
