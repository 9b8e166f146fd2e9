import FlowBase
import FlowDocument
import FlowImage

/// An animation's document as rlottie is given it: nothing in it names another file, and what rlottie is known to read
/// wrongly is put right (docs/lottie.md).
struct LottieDocument {
  /// JSON.
  private(set) var bytes: [UInt8]
  /// What rlottie will leave out, in words, sorted.
  private(set) var omissions: [String]

  /// The file of a `.json` or `.lottie`, told by its first bytes (AU-01).
  init(_ file: [UInt8]) throws(LottieFault) {
    guard ImageKind.sniff(file) == .zip else {
      try self.init(json: file) { _ in nil }
      return
    }
    var bundle = try DotLottie(file)
    defer { bundle.end() }
    let json = try bundle.animation()
    try self.init(json: json) { (name) throws(LottieFault) in try bundle.picture(name) }
  }

  /// `picture` has the bytes of pictures that come with the document.
  private init(
    json file: [UInt8], picture: (String) throws(LottieFault) -> [UInt8]?
  ) throws(LottieFault) {
    if let kind = ImageKind.sniff(file), kind != .lottie {
      throw .broken("it is a \(kind.name) file, neither Lottie JSON nor a dotLottie archive")
    }
    var sources = SourceMap()
    let (json, findings) = JSONReader.read(bytes: file, file: "", into: &sources, dialect: .json)
    if let fault = findings.first(where: { $0.severity == .error }) { throw .broken("not JSON: \(fault.message)") }
    guard var root = json?.asObject, root["layers"]?.asArray != nil else {
      throw .broken("it has no `layers`: it is no Lottie animation")
    }
    for key in ["w", "h", "fr"] {
      guard let number = root[key]?.asNumber, number > 0 else { throw .broken("it has no positive `\(key)`") }
    }
    for key in ["ip", "op"] where root[key]?.asNumber == nil { throw .broken("it has no `\(key)`") }
    // Without a version rlottie refuses the file.
    if root["v"]?.asString == nil {
      root.remove("v")
      root.members.insert(JSONObject.Member(key: "v", value: .string("5.5.7")), at: 0)
    }
    if let assets = root["assets"]?.asArray {
      var inlined: [JSON] = []
      for asset in assets { inlined.append(try Self.inlined(asset, picture)) }
      root["assets"] = .array(inlined)
    }
    let whole = JSON.object(root)
    omissions = LottieOmissions.found(in: whole)
    bytes = JSONWriter().bytes(Self.mended(whole))
  }

  /// A picture's bytes in place of its name; without them no name either.
  private static func inlined(
    _ asset: JSON, _ picture: (String) throws(LottieFault) -> [UInt8]?
  ) throws(LottieFault) -> JSON {
    guard var object = asset.asObject, let name = object["p"]?.asString else { return asset }
    object.remove("u")
    let found = try name.hasPrefix("data:") ? name : picture(name).flatMap(dataURI)
    if let found {
      object["p"] = .string(found)
      object["e"] = .number(1)
    } else {
      object.remove("p")
      object.remove("e")
      object["missing"] = .string(name)
    }
    return .object(object)
  }

  private static func dataURI(_ picture: [UInt8]) -> String? {
    let kind: String? =
      switch ImageKind.sniff(picture) {
      case .png: "png"
      case .jpeg: "jpeg"
      case .webp: "webp"
      default: nil
      }
    return kind.map { "data:image/\($0);base64," + Base64.encoded(picture) }
  }

  /// rlottie turns stars and polygons by twice their rotation.
  private static func mended(_ json: JSON) -> JSON {
    switch json.value {
    case .array(let items): return .array(items.map(mended))
    case .object(var object):
      let isStar = object["ty"]?.asString == "sr"
      object.members = object.members.map { member in
        var member = member
        member.value = isStar && member.key == "r" ? halved(member.value) : mended(member.value)
        return member
      }
      return .object(object)
    default: return json
    }
  }

  /// An animated number at half its values: a number, or keyframes with values `s` and `e`.
  private static func halved(_ property: JSON) -> JSON {
    func half(_ json: JSON) -> JSON {
      switch json.value {
      case .number(let number): return .number(number / 2)
      case .array(let items): return .array(items.map(half))
      case .object(var keyframe):
        for key in ["s", "e"] { keyframe[key] = keyframe[key].map(half) }
        return .object(keyframe)
      default: return json
      }
    }
    guard var object = property.asObject else { return half(property) }
    object["k"] = object["k"].map(half)
    return .object(object)
  }
}
