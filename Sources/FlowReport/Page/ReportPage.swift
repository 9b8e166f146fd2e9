import FlowBase
import FlowDocument

/// The report of a run for people: one page without network that stands among the pictures it shows (comparison.md,
/// What a difference leaves). Pictures load when their case is looked at, so thousands of cases cost nothing.
public enum ReportPage {
  /// The folder of the results that the page lies in; pictures outside of it are not shown.
  static let folder = "report/"

  public static func html(_ results: CheckResults) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" \
    content="default-src 'none'; img-src 'self' file: data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>Flowproof: \(Markup.escaped(results.summary))</title>
    <style>\(ReportStyle.css)</style>
    </head>
    <body>
    \(ReportBody.html)
    <script type="application/json" id="data">\(data(results))</script>
    <script>\(ReportScript.javaScript)</script>
    </body>
    </html>

    """
  }

  /// The results as JSON that cannot end the element it stands in.
  private static func data(_ results: CheckResults) -> String {
    var results = results
    for i in results.cases.indices {
      let files = results.cases[i].files
      results.cases[i].files.expected = inFolder(files.expected)
      results.cases[i].files.actual = inFolder(files.actual)
      results.cases[i].files.diff = inFolder(files.diff)
      results.cases[i].files.triptych = inFolder(files.triptych)
    }
    let object: JSONObject = [
      "summary": .string(results.summary), "libraries": .string(results.libraries),
      "fingerprint": .string(results.fingerprint), "partial": .bool(results.isPartial),
      "provenance": .array(
        results.provenance.map { ["words": .string($0.words), "count": .number($0.count)] }.map(JSON.object)),
      "orphans": .array(results.orphans.map { .string($0) }), "cases": .array(results.cases.map(\.json)),
    ]
    return JSONWriter().string(.object(object)).replacing("<", with: "\\u003c")
  }

  private static func inFolder(_ file: String?) -> String? {
    file.flatMap { $0.hasPrefix(folder) ? String($0.dropFirst(folder.count)) : nil }
  }
}
