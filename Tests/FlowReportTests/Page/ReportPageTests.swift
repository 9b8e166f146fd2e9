import Foundation
import Testing

@testable import FlowReport

@Suite("The report") struct ReportPageTests {
  static let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Opens the page at `hash`, runs `probe` (which fills the list `out`) in it, and hands back what it found.
  static func probe(_ results: CheckResults, hash: String = "", _ probe: String) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = """
      <script>const out = [], $ = id => document.getElementById(id),
      key = k => document.dispatchEvent(new KeyboardEvent('keydown', {key: k}));
      \(probe)
      document.title = '[[' + out.join('|') + ']]';</script></body>
      """
    // The page forbids foreign scripts in no way that an inline one would meet.
    let page = ReportPage.html(results).replacingOccurrences(of: "</body>", with: script)
    let file = folder.appendingPathComponent("index.html")
    try page.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: browser ?? "")
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--window-size=1400,900", "--virtual-time-budget=5000",
      "--user-data-dir=\(folder.path)/profile", "--dump-dom", file.absoluteString + hash,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let start = try #require(text.range(of: "<title>[["), "the probe did not end")
    let end = try #require(text.range(of: "]]</title>"))
    return text[start.upperBound..<end.lowerBound].components(separatedBy: "|")
  }

  @Test("in a browser: keys 1 to 5 choose the views, and the address follows", .enabled(if: browser != nil))
  func views() throws {
    let found = try Self.probe(
      Sample.results, hash: "#case=f%2Fgoal%2Fiphone-16-de&view=side",
      """
      out.push($('name').textContent, document.querySelectorAll('#stage img').length);
      for (const k of '12345') { key(k); out.push(document.body.dataset.view + ' ' + location.hash.split('view=')[1]); }
      key('1'); out.push(document.querySelectorAll('.mask').length);
      """)
    #expect(
      found == [
        "f/goal/iphone-16-de", "2", "side side", "slider slider", "onion onion", "blink blink",
        "difference difference", "2",
      ])
  }

  @Test("in a browser: filters, order and the keys j and k", .enabled(if: browser != nil))
  func filters() throws {
    let found = try Self.probe(
      Sample.results,
      """
      out.push($('count').textContent, $('name').textContent);
      key('j'); out.push($('name').textContent);
      key('k'); out.push($('name').textContent);
      document.querySelector('[data-status=passed]').click(); out.push($('count').textContent);
      $('flow').value = 'g'; $('flow').onchange(); out.push($('count').textContent, $('name').textContent);
      $('search').value = 'nothing'; $('search').oninput(); out.push($('stage').textContent);
      """)
    #expect(
      found == [
        "3 of 4", "g/x/iphone-16", "f/goal/iphone-16-de", "g/x/iphone-16", "4 of 4", "2 of 4", "g/x/iphone-16",
        "No case matches the filters.",
      ])
  }

  @Test("in a browser: 2,000 cases keep few rows and one case's pictures", .enabled(if: browser != nil))
  func many() throws {
    var results = Sample.results
    results.cases = (0..<2000).map { i in
      var one = results.cases[0]
      one.id = "f/step-\(i)/iphone-16"
      return one
    }
    let found = try Self.probe(
      results,
      """
      const start = performance.now();
      for (let i = 0; i < 50; i++) key('j');
      out.push($('count').textContent, document.querySelectorAll('.row').length < 60,
        document.images.length, $('name').textContent, performance.now() - start < 2000);
      """)
    #expect(found == ["2000 of 2000", "true", "2", "f/step-50/iphone-16", "true"])
  }

  @Test("names out of a document cannot become markup")
  func markup() {
    var results = Sample.results
    results.cases[0].words = ["</script><script>alert(1)</script>"]
    let page = ReportPage.html(results)
    #expect(!page.contains("alert(1)</script>"))
    #expect(page.contains("\\u003c/script>\\u003cscript>alert(1)"))
    #expect(!page.contains("http://") && !page.contains("https://"), "nothing is fetched")
  }
}
