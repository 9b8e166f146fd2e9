import Testing

@testable import FlowproofCLI

@Suite("Console")
struct ConsoleTests {
  @Test("results come before the words that were reported after them")
  func order() {
    let sink = Sink()
    let console = Console { stream, bytes in
      sink.write(.output, Array("\(stream):".utf8) + bytes)
    }
    console.print("one")
    console.report("two")
    console.print("three")
    console.flush()
    #expect(sink.text(.output) == "output:one\nerror:two\noutput:three\n")
  }

  @Test("words are printed above the bar, and the bar is drawn again")
  func bar() {
    let sink = Sink()
    let console = Console(showsProgress: true, sink: sink.write)
    console.status("bar")
    console.report("word")
    console.status(nil)
    console.status(nil)
    #expect(sink.text(.error) == "\r\u{1B}[Kbar\r\u{1B}[Kword\nbar\r\u{1B}[K")
  }

  @Test("without a terminal there is no bar and no colour")
  func plain() {
    let sink = Sink()
    let console = Console(sink: sink.write)
    console.status("bar")
    let progress = Progress(console, "work", total: 2)
    progress.advance()
    progress.finish()
    #expect(sink.text(.error) == "")
    #expect(console.styled("x", .red, on: .error) == "x")
    #expect(Console(colored: [.error: true], sink: sink.write).styled("x", .red, on: .error) == "\u{1B}[31mx\u{1B}[0m")
  }

  @Test("the first failure of standard output is kept")
  func failure() {
    let console = Console { stream, _ in stream == .output ? 28 : nil }
    console.print("x")
    console.flush()
    #expect(console.failure == 28)
  }

  @Test("the bar fits its terminal", arguments: [10, 40, 80, 200])
  func fits(columns: Int) {
    for done in [0, 1, 300, 600] {
      let line = Progress.line("render", done, of: 600, seconds: 10, columns: columns)
      #expect(line.count < columns, "\(line)")
    }
  }

  @Test("the bar says how much is done, how fast and how long it takes")
  func text() {
    let line = Progress.line("render", 120, of: 600, seconds: 10, columns: 80)
    #expect(
      line == "render " + String(repeating: "━", count: 8) + String(repeating: "─", count: 32)
        + " 120/600  12/s  40 s left")
  }
}
