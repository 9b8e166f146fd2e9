import FlowBase

/// Results as JUnit XML, as CI systems read it: a suite a flow.
public enum JUnit {
  public static func text(_ results: CheckResults) -> String {
    var flows: [String] = []
    var byFlow: [String: [CaseResult]] = [:]
    for result in results.cases {
      if byFlow[result.flow] == nil { flows.append(result.flow) }
      byFlow[result.flow, default: []].append(result)
    }
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let bad = results.cases.count { $0.status != .passed && $0.status != .failed }
    lines.append(
      "<testsuites name=\"flowproof\" tests=\"\(results.cases.count)\" failures=\"\(bad)\" "
        + "errors=\"\(results.count(.failed))\">")
    for flow in flows { lines += suite(flow, byFlow[flow] ?? []) }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func suite(_ flow: String, _ cases: [CaseResult]) -> [String] {
    let errors = cases.count { $0.status == .failed }
    let bad = cases.count { $0.status != .passed } - errors
    var lines = [
      "  <testsuite name=\"\(Markup.escaped(flow))\" tests=\"\(cases.count)\" failures=\"\(bad)\" errors=\"\(errors)\">"
    ]
    for result in cases {
      let place =
        (result.document.map { " file=\"\(Markup.escaped($0))\"" } ?? "")
        + (result.line.map { " line=\"\($0)\"" } ?? "")
      let head = "    <testcase classname=\"\(Markup.escaped(flow))\" name=\"\(Markup.escaped(result.id))\"\(place)"
      guard result.status != .passed else {
        lines.append(head + "/>")
        continue
      }
      let kind = result.status == .failed ? "error" : "failure"
      let body = (result.layout + result.words).map(Markup.escaped).joined(separator: "\n")
      lines.append(head + ">")
      lines.append(
        "      <\(kind) type=\"\(result.status.rawValue)\" message=\"\(Markup.escaped(result.headline))\">\(body)</\(kind)>"
      )
      lines.append("    </testcase>")
    }
    return lines + ["  </testsuite>"]
  }
}
