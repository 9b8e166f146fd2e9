/// Animations of a few lines for tests: 100 × 100 points, 60 frames at 30 a second, with a red disc in the middle.
enum SmallAnimation {
  static let transform = transform()

  static func transform(position: String = "[50,50]") -> String {
    #""o":{"a":0,"k":100},"r":{"a":0,"k":0},"p":{"a":0,"k":\#(position)},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]}"#
  }

  /// A layer of one group: a shape, and what paints it.
  static func shapes(_ shape: String = disc, position: String = "[50,50]", more: String = "") -> String {
    let group = #"{"ty":"tr",\#(transform(position: "[0,0]"))}"#
    return """
      {"ty":4,"ip":0,"op":60,"st":0,"ks":{\(transform(position: position))}\(more),"shapes":[{"ty":"gr","it":[\
      \(shape),{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}},\(group)]}]}
      """
  }

  static let disc = #"{"ty":"el","p":{"a":0,"k":[0,0]},"s":{"a":0,"k":[40,40]}}"#

  /// A triangle, turned by so many degrees.
  static func triangle(rotation: String) -> String {
    """
    {"ty":"sr","sy":2,"d":1,"p":{"a":0,"k":[0,0]},"r":\(rotation),"pt":{"a":0,"k":3},"or":{"a":0,"k":40},\
    "os":{"a":0,"k":0}}
    """
  }

  static func nested(_ asset: String) -> String {
    #"{"ty":0,"refId":"\#(asset)","ip":0,"op":60,"st":0,"w":100,"h":100,"ks":{\#(transform(position: "[0,0]"))}}"#
  }

  static func document(_ layers: String = shapes(), assets: String = "", version: String = #""v":"5.5.7","#) -> [UInt8]
  {
    Array(
      #"{\#(version)"fr":30,"ip":0,"op":60,"w":100,"h":100,"assets":[\#(assets)],"layers":[\#(layers)]}"#.utf8)
  }

  /// Two layers of two layers, 2^40 in all.
  static var endless: [UInt8] {
    let levels = (0..<40).map { #"{"id":"a\#($0)","layers":[\#(nested("a\($0 + 1)")),\#(nested("a\($0 + 1)"))]}"# }
    return document(nested("a0"), assets: (levels + [#"{"id":"a40","layers":[\#(shapes())]}"#]).joined(separator: ","))
  }

  /// A hundred million copies.
  static var flood: [UInt8] {
    let copies = """
      \(disc),{"ty":"rp","c":{"a":0,"k":100000000},"o":{"a":0,"k":0},"m":1,"tr":{\
      \(transform(position: "[1,0]")),"so":{"a":0,"k":100},"eo":{"a":0,"k":100}}}
      """
    return document(shapes(copies))
  }
}
