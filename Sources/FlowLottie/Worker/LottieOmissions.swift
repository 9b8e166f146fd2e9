import FlowDocument

/// What rlottie 0.1 reads over without a word (docs/lottie.md), so that nothing is missing from a picture silently.
enum LottieOmissions {
  /// In words, sorted: "text layers".
  static func found(in document: JSON) -> [String] {
    var names: Set<String> = []
    collect(document, &names)
    return names.sorted()
  }

  private static func collect(_ json: JSON, _ names: inout Set<String>) {
    switch json.value {
    case .array(let items):
      for item in items { collect(item, &names) }
    case .object(let object):
      if let name = object["ty"]?.asString.flatMap({ shapes[$0] }) { names.insert(name) }
      if object["ks"] != nil, object["ty"]?.asNumber != nil { layer(object, &names) }
      if object["x"]?.asString != nil, object["k"] != nil { names.insert("expressions") }
      if object["missing"]?.asString != nil { names.insert("pictures outside of the file") }
      if let picture = object["p"]?.asString, picture.hasPrefix("data:image/webp") { names.insert("WebP pictures") }
      for member in object.members { collect(member.value, &names) }
    default: break
    }
  }

  private static let shapes = ["pb": "pucker and bloat", "zz": "zig-zag", "op": "offset paths"]

  private static func layer(_ layer: JSONObject, _ names: inout Set<String>) {
    if layer["hd"]?.asBool == true { return }
    if layer["ty"]?.asNumber == 5 { names.insert("text layers") }
    if layer["bm"]?.asNumber ?? 0 != 0 { names.insert("blend modes") }
    if layer["sy"]?.asArray?.isEmpty == false { names.insert("layer styles") }
    // Below 20 are controls for expressions, which draw nothing themselves.
    let effects = layer["ef"]?.asArray ?? []
    if effects.contains(where: { $0["ty"]?.asNumber ?? 0 >= 20 && $0["en"]?.asNumber ?? 1 != 0 }) {
      names.insert("effects")
    }
  }
}
