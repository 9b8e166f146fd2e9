import FlowLogic
import Testing

@testable import FlowBlocks

@Suite("Time that is left")
struct CountdownTests {
  private func left(_ seconds: Double, elapsed: Double = 0) -> Countdown {
    Countdown(duration: seconds, endsAt: nil, now: 0, elapsed: elapsed)
  }

  @Test("S-56 m:ss below an hour, h:mm:ss above")
  func clock() {
    #expect(left(45).clock == "0:45")
    #expect(left(240).clock == "4:00")
    #expect(left(3599).clock == "59:59")
    #expect(left(3725).clock == "1:02:05")
    #expect(left(90_000).clock == "25:00:00")
  }

  @Test("S-25 a frame time takes from what is left; the last second stays until it is over")
  func elapsed() {
    #expect(left(240, elapsed: 1.5).clock == "3:59")
    #expect(left(2, elapsed: 1.999).clock == "0:01")
    #expect(!left(2, elapsed: 1.999).isOver)
    #expect(left(2, elapsed: 2).isOver)
    #expect(left(2, elapsed: 9).clock == "0:00")
    #expect(left(100, elapsed: 75).fraction == 0.25)
  }

  @Test("S-25 until a moment: that moment less now")
  func endsAt() throws {
    let end = try #require(Instant.seconds("2026-01-03T20:00:00Z"))
    let now = try #require(Instant.seconds("2026-01-01T09:41:00Z"))
    let left = Countdown(duration: nil, endsAt: end, now: now, elapsed: 0)
    #expect(left.parts == (2, 10, 19, 0))
    #expect(left.fraction == 1)
    #expect(Countdown(duration: nil, endsAt: end, now: end + 1, elapsed: 0).isOver)
  }

  @Test("moments: zones, fractions, days alone, and what is none")
  func instants() throws {
    #expect(Instant.seconds("1970-01-01T00:00:00Z") == 0)
    #expect(Instant.seconds("2000-03-01") == 951_868_800)
    #expect(Instant.seconds("2026-01-01T02:00:00+02:00") == Instant.seconds("2026-01-01T00:00:00Z"))
    #expect(Instant.seconds("2025-12-31T18:30:00-0530") == Instant.seconds("2026-01-01T00:00Z"))
    #expect(Instant.seconds("1970-01-01T00:00:01.5Z") == 1.5)
    for text in ["soon", "2026-01-01T25:61:00Z", "2026-01-01T10", "2026-01-01T10:00+2"] {
      #expect(Instant.seconds(text) == nil, "\(text)")
    }
  }

  @Test("S-26 the first floor(progress × n) are done, the next one runs; `done` wins")
  func checklist() {
    func states(_ items: [String], _ progress: Double) -> [LoadingChecklist.State] {
      let block = DrawnBlockCase(
        #"{"type": "animated_loading", "style_type": "checklist", "items": [\#(items.joined(separator: ","))]}"#)
      return LoadingChecklist.states(block.block[AnimatedLoadingBlock.items], progress: progress)
    }
    let four = [#""a""#, #""b""#, #""c""#, #""d""#]
    #expect(states(four, 0.5) == [.done, .done, .running, .upcoming])
    #expect(states(four, 0.49) == [.done, .running, .upcoming, .upcoming])
    #expect(states(four, 7) == [.done, .done, .done, .done])
    #expect(states([#"{"text": "a", "done": false}"#, #"{"text": "b", "done": true}"#], 1) == [.running, .done])
  }
}
