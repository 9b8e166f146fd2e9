import FlowDocument
import Testing

@testable import FlowLogic

@Suite("Chat")
struct ChatThreadTests {
  private static let chat = #"""
    {"error_text": "Lost the line.", "max_turns": 6, "auto_messages": {"0": "Hello", "2": ["Halfway", "Still there?"]},
     "quick_replies": [{"id": "a", "text": "Fees"}, {"id": "b", "text": "Limits"}],
     "turn_actions": {"2": {"type": "rating", "text": "Clear?", "max": 5}}}
    """#

  private func thread(_ live: String?) throws -> ChatThread {
    ChatThread(try #require(KeyedObject(json(Self.chat))), live: live.map(json))
  }

  private func user(_ text: String) -> String { #"{"role": "user", "content": "\#(text)"}"# }
  private func ai(_ text: String) -> String { #"{"role": "ai", "content": "\#(text)"}"# }

  @Test("S-03 without a conversation the greeting stands alone; CH-16 static replies are offered")
  func greeting() throws {
    let thread = try thread(nil)
    #expect(thread.messages.map(\.text) == ["Hello"])
    #expect(thread.suggestions == ["Fees", "Limits"])
    #expect(thread.rating == nil)
    #expect(!thread.isOver)
  }

  @Test("S-57 messages of a turn stand before the user message that begins it; CH-17 its rating is asked")
  func turns() throws {
    let thread = try thread(
      #"{"conversation": {"messages": [\#(user("One")), \#(ai("Yes")), \#(user("Two"))]}, "rating": 9}"#)
    #expect(thread.messages.map(\.text) == ["One", "Yes", "Halfway", "Still there?", "Two"])
    #expect(thread.rating == ChatThread.Rating(text: "Clear?", max: 5, value: 5))
  }

  @Test("S-03 an automatic message that an ai message already says is not said twice")
  func once() throws {
    let thread = try thread(#"{"conversation": {"messages": [\#(user("One")), \#(ai("Halfway")), \#(user("Two"))]}}"#)
    #expect(thread.messages.map(\.text) == ["One", "Halfway", "Still there?", "Two"])
  }

  @Test("CH-03, CH-12 an error is the error text as the assistant's bubble")
  func error() throws {
    let thread = try thread(
      #"{"conversation": {"messages": [\#(user("One"))]}, "response": {"action": "error", "messages": [\#(ai("no"))]}}"#
    )
    #expect(thread.messages.map(\.text) == ["One", "Lost the line."])
    #expect(thread.messages.last?.speaker == .assistant)
  }

  @Test("CH-08 the completion message comes last; S-57 nothing is offered after the end")
  func completion() throws {
    let thread = try thread(
      #"""
      {"response": {"action": "reply_and_complete", "messages": [{"content": "So"}], "completion_message": "Bye",
       "quick_replies": ["More"]}}
      """#)
    #expect(thread.messages.map(\.text) == ["Hello", "So", "Bye"])
    #expect(thread.isOver)
    #expect(thread.replies.isEmpty && thread.suggestions.isEmpty)
  }

  @Test("CH-05 media of known kinds; CH-07 replies may be strings")
  func media() throws {
    let thread = try thread(
      #"""
      {"response": {"messages": [{"content": "See", "media": {"type": "link", "url": "https://x.example/a", "alt_text": "A"}},
       {"content": "", "media": {"type": "hologram", "url": "h"}}], "quick_replies": ["One", {"id": "2", "text": "Two"}]}}
      """#)
    #expect(thread.messages.map(\.text) == ["Hello", "See"])
    #expect(thread.messages.last?.media?.kind == .link)
    #expect(thread.replies == ["One", "Two"])
    #expect(thread.diagnostics.map(\.code) == [.unknownValue])
  }

  @Test("CH-10 an answer of another shape shows nothing and is reported")
  func strange() throws {
    let thread = try thread(#"{"response": {"reply": "Hi"}}"#)
    #expect(thread.messages.map(\.text) == ["Hello"], "the greeting only")
    #expect(thread.diagnostics.map(\.code) == [.noEffect])
  }

  @Test("S-03 an unknown role is reported and counts as the assistant's")
  func role() throws {
    let thread = try thread(#"{"conversation": {"messages": [{"role": "bot", "content": "Hm"}]}}"#)
    #expect(thread.messages.map(\.speaker) == [.assistant])
    #expect(thread.diagnostics.map(\.code) == [.unknownValue])
  }

  @Test("a turn counted beyond all messages costs nothing")
  func hugeTurn() throws {
    let thread = try thread(#"{"conversation": {"turn": 1e15, "messages": [\#(user("One"))]}}"#)
    #expect(thread.messages.map(\.text) == ["Halfway", "Still there?", "One"])
  }

  @Test("S-03 a response without a conversation follows the greeting, which is not said twice")
  func answered() throws {
    let answer = try thread(#"{"response": {"messages": [{"content": "R0"}]}}"#)
    #expect(answer.messages.map(\.text) == ["Hello", "R0"])
    let same = try thread(#"{"response": {"messages": [{"content": "Hello"}, {"content": "R0"}]}}"#)
    #expect(same.messages.map(\.text) == ["Hello", "R0"])
  }

  @Test("S-18, CH-03 an unknown action counts as a reply and is reported")
  func unknownAction() throws {
    let thread = try thread(#"{"response": {"action": "dance", "messages": [{"content": "R0"}]}}"#)
    #expect(thread.messages.last?.text == "R0")
    #expect(thread.diagnostics.map(\.code) == [.unknownValue])
  }
}
