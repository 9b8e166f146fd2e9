import FlowBase

/// The state of one reading: cursor, table of places, findings, and the containers that are open.
///
/// Iterative, with a stack of its own, so that deep documents need no deep call stack. Finished values wait on one
/// shared stack until their container closes and takes them in one piece.
struct JSONParser: ~Copyable {
  /// An array or object whose end has not come yet.
  struct Container {
    var node: Int32
    var isObject: Bool
    /// Where its values (or members) start on the shared stack.
    var start: Int
    /// Whether a value came since the last comma.
    var needsComma = false
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let firstIndex: Int32
  let isStrict: Bool
  let nodeLimit: Int
  /// The end of what is read: the input's, or where a limit struck.
  var end: Int
  var position = 0

  private(set) var nodes: [SourceMap.Node] = []
  private var findings: [Diagnostic] = []
  private var suppressed = 0
  /// Set once the input ended too early, so that it is said only once.
  private var isCutOff = false

  private var open: [Container] = []
  private var openObjects = 0
  private var values = PendingStack<JSON>()
  private var members = PendingStack<JSONObject.Member>()
  private var root: JSON?
  /// For strings with escapes.
  var scratch: [UInt8] = []

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, firstIndex: Int32, dialect: JSONReader.Dialect,
    nodeLimit: Int = JSONReader.nodeLimit
  ) {
    self.nodeLimit = nodeLimit
    self.bytes = bytes
    self.firstIndex = firstIndex
    isStrict = dialect == .json
    end = bytes.count
  }

  var isInContainer: Bool { !open.isEmpty }

  // MARK: Places and findings

  mutating func addNode(_ offset: Int, parent: Int32, step: Int32) -> Int32 {
    nodes.append(SourceMap.Node(offset: UInt32(truncatingIfNeeded: offset), parent: parent, step: step))
    return Int32(nodes.count - 1)
  }

  func origin(_ node: Int32) -> Origin { Origin(firstIndex + node) }

  mutating func report(_ message: String, _ severity: Severity = .error, hint: String? = nil, at offset: Int) {
    guard findings.count < JSONReader.diagnosticLimit else {
      suppressed += 1
      return
    }
    nodes.append(
      SourceMap.Node(
        offset: UInt32(truncatingIfNeeded: offset), parent: open.last?.node ?? -1, step: SourceMap.Node.other))
    findings.append(Diagnostic(.syntax, severity, message, hint: hint, at: origin(Int32(nodes.count - 1))))
  }

  mutating func discardFindings() { findings = [] }

  /// Reports what JSON5 allows and JSON does not, where only JSON is wanted.
  mutating func json5(_ what: String, at offset: Int) {
    if isStrict { report("\(what): JSON5, not JSON", at: offset) }
  }

  /// The findings in the order of their places.
  func report() -> [Diagnostic] {
    func offset(_ d: Diagnostic) -> UInt32 { nodes[Int(d.origin.index - firstIndex)].offset }
    var sorted = findings.enumerated()
      .sorted { (offset($0.element), $0.offset) < (offset($1.element), $1.offset) }.map(\.element)
    if suppressed > 0, let last = sorted.last {
      sorted.append(
        Diagnostic(.syntax, .note, "\(suppressed) more findings of this kind are not listed", at: last.origin))
    }
    return sorted
  }

  mutating func cutOff() {
    guard !isCutOff else { return }
    isCutOff = true
    guard let innermost = open.last else {
      report("the file ends where a value should follow", at: end)
      return
    }
    let start = Int(nodes[Int(innermost.node)].offset)
    let line = bytes[..<start].reduce(1) { $0 + ($1 == 0x0A ? 1 : 0) }
    let bracket = innermost.isObject ? "{" : "["
    report(
      "the file ends too early: \(open.count) bracket\(open.count == 1 ? " is" : "s are") still open",
      hint: "the innermost open `\(bracket)` is in line \(line); is the file complete?", at: end)
  }

  // MARK: The document

  mutating func document() -> JSON? {
    guard checkEncoding() else { return nil }
    skipSpace()
    guard position < end else {
      if !isCutOff { report("the file is empty", hint: "a flow starts with `{`", at: 0) }
      return nil
    }
    guard byte != c(":"), value(parent: -1, step: SourceMap.Node.other, isRoot: true) else {
      if findings.isEmpty { notJSON() }
      return nil
    }
    while let container = open.last {
      if nodes.count >= nodeLimit, !isCutOff {
        isCutOff = true
        report("more than \(nodeLimit) values: what follows is left out", hint: "split the file", at: position)
        end = position
      }
      if container.isObject { objectStep(container) } else { arrayStep(container) }
    }
    skipSpace()
    if position < end {
      report(
        "text after the end of the document is ignored",
        hint: "a file holds one value; put several into a list: `[ …, … ]`", at: position)
    }
    return root
  }

  mutating func notJSON() {
    report("this is not JSON", hint: "a flow starts with `{`, a list of flows with `[`", at: position)
  }

  /// Hands a finished value to the container it belongs to.
  mutating func complete(_ value: JSON) {
    guard !open.isEmpty else {
      root = value
      return
    }
    let i = open.count - 1
    open[i].needsComma = true
    if open[i].isObject {
      members.changeLast { $0.value = value }
    } else {
      values.push(value)
    }
  }

  /// Opens the array or object at the cursor.
  mutating func openContainer(isObject: Bool, parent: Int32, step: Int32) {
    let node = addNode(position, parent: parent, step: step)
    guard open.count < JSONReader.depthLimit else {
      report(
        "nested deeper than \(JSONReader.depthLimit) levels: read as null", hint: "flatten the document", at: position)
      skipBalanced()
      complete(JSON(.null, at: origin(node)))
      return
    }
    position += 1
    if isObject { openObjects += 1 }
    open.append(Container(node: node, isObject: isObject, start: isObject ? members.count : values.count))
  }

  private mutating func closeContainer() {
    guard let container = open.popLast() else { return }
    guard container.isObject else {
      complete(JSON(.array(values.take(from: container.start)), at: origin(container.node)))
      return
    }
    openObjects -= 1
    var repeated: [(JSONObject.Member, JSONObject.Member)] = []
    let object = JSONObject(members.take(from: container.start)) { repeated.append(($0, $1)) }
    for (earlier, later) in repeated { reportRepeated(earlier, later) }
    complete(JSON(.object(object), at: origin(container.node)))
  }

  private mutating func reportRepeated(_ earlier: JSONObject.Member, _ later: JSONObject.Member) {
    guard findings.count < JSONReader.diagnosticLimit else {
      suppressed += 1
      return
    }
    findings.append(
      Diagnostic(
        .syntax, .warning, "`\(later.key)` stands here a second time: the last one counts",
        hint: "remove or rename one of the two", at: later.keyOrigin))
  }

  // MARK: Steps

  private mutating func arrayStep(_ container: Container) {
    skipSpace()
    guard position < end else {
      cutOff()
      closeContainer()
      return
    }
    switch byte {
    case c("]"):
      position += 1
      closeContainer()
    case c(","): comma(container)
    case c("}"):
      report("`]` is missing before this `}`", at: position)
      if openObjects > 0 { closeContainer() } else { position += 1 }
    case c(":"):
      report("`:` does not belong into a list", hint: "members with names need `{ … }`", at: position)
      position += 1
    default:
      missingComma(container)
      let index = Int32(truncatingIfNeeded: values.count - container.start)
      if !value(parent: container.node, step: index, isRoot: false) { skippedValue() }
    }
  }

  private mutating func objectStep(_ container: Container) {
    skipSpace()
    guard position < end else {
      cutOff()
      closeContainer()
      return
    }
    switch byte {
    case c("}"):
      position += 1
      closeContainer()
      return
    case c(","):
      comma(container)
      return
    case c("]"):
      report("`}` is missing before this `]`", at: position)
      if openObjects < open.count { closeContainer() } else { position += 1 }
      return
    default: break
    }
    missingComma(container)
    let start = position
    guard let key = key() else {
      report("a key should stand here", hint: "keys are written `\"name\": value`", at: position)
      skipGarbage()
      skippedValue()
      return
    }
    let keyNode = addNode(start, parent: container.node, step: SourceMap.Node.key)
    skipSpace()
    if position < end, byte == c(":") {
      position += 1
      skipSpace()
    } else if position < end, byte != c(","), byte != c("}"), byte != c("]") {
      report("`:` is missing after the key `\(key)`", at: position)
      if byte == c("=") { position += 1 }
      skipSpace()
    }
    guard position < end else {
      cutOff()
      return
    }
    if byte == c(",") || byte == c("}") || byte == c("]") {
      report("the key `\(key)` has no value: left out", at: start)
      skippedValue()
      return
    }
    members.push(JSONObject.Member(key: key, keyOrigin: origin(keyNode), value: .null))
    if !value(parent: keyNode, step: SourceMap.Node.other, isRoot: false) {
      members.removeLast()
      skippedValue()
    }
  }

  /// Lets a comma follow what was reported and left out.
  private mutating func skippedValue() { open[open.count - 1].needsComma = true }

  private mutating func comma(_ container: Container) {
    let start = position
    position += 1
    if !container.needsComma {
      report("a value is missing before this `,`", at: start)
    } else if isStrict {
      skipSpace()
      if position < end, byte == c("]") || byte == c("}") { json5("a comma after the last value", at: start) }
    }
    open[open.count - 1].needsComma = false
  }

  private mutating func missingComma(_ container: Container) {
    if container.needsComma { report("`,` is missing before this", at: position) }
    open[open.count - 1].needsComma = false
  }
}
