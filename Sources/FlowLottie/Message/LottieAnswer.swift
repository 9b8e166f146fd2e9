import FlowBase
import FlowImage

/// What the drawing process answers. Whoever reads it trusts nothing in it: a hostile file may have taken over the
/// process that writes.
struct LottieAnswer: Equatable {
  var info: LottieInfo
  /// Premultiplied ARGB32; nil where none was asked for.
  var picture: PixelBuffer?

  /// Bytes before the body: the mark, then the body's length.
  static let headLength = 8
  private static let longestText = 4096

  static func bytes(_ outcome: Result<LottieAnswer, LottieFault>) -> [UInt8] {
    var body = MessageWriter()
    switch outcome {
    case .success(let answer):
      body.write(UInt32(0))
      body.write(answer.info.size.width)
      body.write(answer.info.size.height)
      body.write(UInt32(clamping: answer.info.frames))
      body.write(answer.info.rate)
      body.write(answer.info.omissions.joined(separator: "\n").utf8.prefix(longestText))
      body.write(UInt32(answer.picture?.width ?? 0))
      body.write(UInt32(answer.picture?.height ?? 0))
      body.write(answer.picture?.bytes ?? [])
    case .failure(let fault):
      let (code, text) = parts(of: fault)
      body.write(code)
      body.write(text.utf8.prefix(longestText))
    }
    var message = MessageWriter()
    message.write(LottieRequest.mark)
    message.write(body.bytes)
    return message.bytes
  }

  /// The length of what follows a head; nil for bytes that are none.
  static func bodyLength(_ head: [UInt8]) -> Int? {
    var reader = MessageReader(head)
    guard reader.number() == LottieRequest.mark, let length = reader.number() else { return nil }
    let most = LottieLimits.pixels * 4 + longestText * 2 + 256
    return Int(length) <= most ? Int(length) : nil
  }

  /// The answer to `request`; `crashed` for anything that is not one.
  static func read(_ body: [UInt8], to request: LottieRequest) throws(LottieFault) -> LottieAnswer {
    var reader = MessageReader(body)
    guard let code = reader.number() else { throw .crashed }
    guard code == 0 else { throw fault(code, reader.text() ?? "", of: request) }
    guard let width = reader.real(), let height = reader.real(), let frames = reader.number(),
      let rate = reader.real(), let omissions = reader.text(), let pixelWidth = reader.number(),
      let pixelHeight = reader.number(), let pixels = reader.content(), reader.isAtEnd,
      Int(pixelWidth) == request.width, Int(pixelHeight) == request.height,
      pixels.count == request.width * request.height * 4
    else { throw .crashed }
    let info = LottieInfo(
      size: Size(width, height), frames: Int(frames), rate: rate,
      omissions: omissions.split(separator: "\n").map(String.init))
    guard info.isUsable else { throw .crashed }
    return LottieAnswer(
      info: info,
      picture: pixels.isEmpty ? nil : PixelBuffer(width: request.width, height: request.height, bytes: pixels))
  }

  private static func parts(of fault: LottieFault) -> (UInt32, String) {
    switch fault {
    case .broken(let what): (1, what)
    case .noLibrary(let name): (2, name)
    case .tooLarge: (3, "")
    case .tooSlow, .crashed, .unreadable, .noWorker: (4, "")
    }
  }

  private static func fault(_ code: UInt32, _ text: String, of request: LottieRequest) -> LottieFault {
    switch code {
    case 1: .broken(text)
    case 2: .noLibrary(text)
    case 3: .tooLarge(width: request.width, height: request.height)
    default: .crashed
    }
  }
}
