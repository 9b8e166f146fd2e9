/// What drawing an SVG file costs at most, told from its text alone: in shapes, where a layer of the whole picture counts
/// as many. Copies, patterns, masks and markers count as often as they are drawn.
struct SVGCost {
  /// Shapes that one pass over the picture counts as.
  private static let layer = 200.0
  /// The primitives of filters whose work depends on nothing but the picture's size.
  private static let primitives: Set<String> = [
    "feGaussianBlur", "feOffset", "feBlend", "feColorMatrix", "feComponentTransfer", "feFuncR", "feFuncG", "feFuncB",
    "feFuncA", "feComposite", "feFlood", "feMerge", "feMergeNode", "feDropShadow",
  ]

  private struct Element {
    var name: String
    var parent: Int
    /// Of itself, without children and what it refers to.
    var own = 1.0
    /// As often as it is drawn, whatever it costs.
    let count = 1.0
    var children: [Int] = []
    var references: [String] = []
    var classes: [String] = []
    /// Of its lines, at most, and of a period of its dashes.
    var length = 0.0
    var dash = 0.0
  }

  private var elements: [Element] = []
  private var ids: [String: Int] = [:]
  private var sheets = ""
  /// The elements that are lines by themselves; others pass dashes on to those in them.
  private static let lines: Set<String> = ["path", "line", "polyline", "polygon", "rect", "circle", "ellipse"]

  /// Shapes drawn, at most; `infinity` where nothing bounds them.
  private(set) var total = 0.0
  private(set) var dashes = 0.0
  private(set) var textLength = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(SVGCheck.Failure) {
    var tokens = SVGTokens(bytes)
    var open: [Int] = []
    while let token = try tokens.next() {
      switch token {
      case .open(let name, let attributes, let isEmpty):
        try add(name, attributes, to: open.last)
        if !isEmpty { open.append(elements.count - 1) }
      case .close:
        guard open.popLast() != nil else { throw .malformed }
      case .text(let count, let text):
        guard let element = open.last else { continue }
        if elements[element].name == "style" {
          sheets += text + " "
        } else {
          textLength += count
          elements[element].own += Double(count) * 4
        }
      }
    }
    try addSheets()
    total = sum(\.own)
    addDashes()
  }

  private mutating func add(
    _ name: String, _ attributes: [String: String], to parent: Int?
  ) throws(SVGCheck.Failure) {
    if name.hasPrefix("fe"), !Self.primitives.contains(name) { throw .filter(name) }
    var element = Element(name: name, parent: parent ?? -1)
    if name.hasPrefix("fe") { element.own += Self.layer }
    for (key, value) in attributes {
      try apply(key, value, to: &element)
      if key == "style" { try applyStyle(value, to: &element) }
    }
    element.classes = attributes["class"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    elements.append(element)
    let index = elements.count - 1
    if let parent { elements[parent].children.append(index) }
    if let id = attributes["id"], ids[id] == nil { ids[id] = index }
  }

  private mutating func applyStyle(_ text: String, to element: inout Element) throws(SVGCheck.Failure) {
    for part in text.split(separator: ";") {
      let pair = part.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { continue }
      try apply(Self.trimmed(pair[0]), Self.trimmed(pair[1]), to: &element)
    }
  }

  /// One attribute or property.
  private mutating func apply(_ key: String, _ value: String, to element: inout Element) throws(SVGCheck.Failure) {
    switch key {
    case "filter" where value != "none":
      // Functions such as blur() and references alike: two passes beside those of the primitives.
      element.own += 2 * Self.layer
      element.references += Self.references(value)
      if !value.contains("url(") { element.own += Double(value.filter { $0 == "(" }.count) * Self.layer }
    case "mask" where value != "none":
      element.own += 2 * Self.layer
      element.references += Self.references(value)
    case "opacity" where Double(value) != 1: element.own += Self.layer
    case "mix-blend-mode" where value != "normal": element.own += Self.layer
    case "isolation" where value != "auto": element.own += Self.layer
    case "d", "points":
      element.own += Double(value.utf8.count) / 16
      element.length += Self.sum(value) * 2
    case "x1", "y1", "x2", "y2", "width", "height", "r", "rx", "ry": element.length += Self.sum(value) * 7
    case "stroke-dasharray" where value != "none":
      element.dash = Self.sum(value)
      if value.contains("%") || value.contains("e") || value.contains("E") { throw .dashes }
    case "href" where element.name == "image": try SVGCheck.checkPicture(value)
    case "href" where element.name == "use" || element.name == "pattern":
      if value.hasPrefix("#") { element.references.append(String(value.dropFirst())) }
    default:
      if value.contains("url(") { element.references += Self.references(value) }
    }
  }

  /// Rules for one class hold for the elements of that class, all others may hold for every element.
  private mutating func addSheets() throws(SVGCheck.Failure) {
    guard !sheets.isEmpty else { return }
    var every = Element(name: "", parent: -1, own: 0)
    var classes: [String: Element] = [:]
    for rule in sheets.split(separator: "}") {
      guard let brace = rule.firstIndex(of: "{") else { continue }
      let text = String(rule[rule.index(after: brace)...])
      let selector = Self.trimmed(rule[..<brace])
      let name = String(selector.dropFirst())
      if selector.hasPrefix("."), name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }) {
        try applyStyle(text, to: &classes[name, default: Element(name: "", parent: -1, own: 0)])
      } else {
        try applyStyle(text, to: &every)
      }
    }
    for i in elements.indices {
      for rules in [every] + elements[i].classes.compactMap({ classes[$0] }) {
        elements[i].own += rules.own
        elements[i].references += rules.references
        if rules.dash > 0, elements[i].dash == 0 { elements[i].dash = rules.dash }
      }
    }
  }

  private mutating func addDashes() {
    var passedOn = Double.infinity
    var length = 0.0
    for element in elements {
      length += element.length
      guard element.dash > 0 else { continue }
      if Self.lines.contains(element.name) {
        dashes += element.length / element.dash
      } else {
        passedOn = min(passedOn, element.dash)
      }
    }
    if passedOn.isFinite { dashes += length / passedOn }
    // Copies are dashed again.
    let copies = ["use", "pattern", "marker", "mask"]
    if elements.contains(where: { copies.contains($0.name) }) {
      dashes *= max(1, sum(\.count) / Double(elements.count))
    }
  }

  /// Of all that is drawn.
  private func sum(_ weight: KeyPath<Element, Double>) -> Double {
    var known: [Double?] = Array(repeating: nil, count: elements.count)
    var path: Set<Int> = []
    return elements.isEmpty ? 0 : sum(weight, 0, &known, &path)
  }

  private func sum(
    _ weight: KeyPath<Element, Double>, _ index: Int, _ known: inout [Double?], _ path: inout Set<Int>
  ) -> Double {
    if let done = known[index] { return done }
    // Circles are not followed by librsvg either.
    guard path.insert(index).inserted else { return 0 }
    let element = elements[index]
    var total = element[keyPath: weight]
    for child in element.children { total += sum(weight, child, &known, &path) }
    var factor = 1.0
    for reference in element.references {
      guard let target = ids[reference] else { continue }
      let name = elements[target].name
      if name.hasSuffix("Gradient") { continue }
      let more = sum(weight, target, &known, &path)
      if element.name == "use" || name == "filter" || name == "mask" { total += more } else { factor += more }
    }
    path.remove(index)
    let result = min(1e12, total * factor)
    known[index] = result
    return result
  }

  // MARK: Values

  /// The ids in `url(#id)`.
  private static func references(_ value: String) -> [String] {
    value.split(separator: "#").dropFirst().map { part in
      String(part.prefix { $0 != ")" && $0 != "\"" && $0 != "'" && $0 != " " })
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let isBlank = { (c: Character) in c.isWhitespace }
    let start = text.drop(while: isBlank)
    return String(start.reversed().drop(while: isBlank).reversed())
  }

  /// The sum of all numbers, signs aside.
  private static func sum(_ text: String) -> Double {
    var sum = 0.0
    for part in text.split(whereSeparator: { !($0.isNumber || $0 == "." || $0 == "e" || $0 == "E") }) {
      if let number = Double(part) { sum += number.isFinite ? min(1e9, number) : 1e9 }
    }
    return sum
  }
}
