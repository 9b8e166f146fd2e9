/// What the drawing process is asked: an animation's facts and, where a size is given, the pixels of one frame.
struct LottieRequest: Equatable {
  /// The whole file: JSON or an archive.
  var file: [UInt8]
  var frame = 0
  /// Pixels; 0 × 0 asks for no picture.
  var width = 0
  var height = 0
  var processorSeconds = LottieLimits.default.processorSeconds

  static let headLength = 24
  /// Names the protocol: another version's process is no partner.
  static let mark: UInt32 = 0x3154_4C46

  var bytes: [UInt8] {
    var message = MessageWriter()
    for number in [Int(Self.mark), frame, width, height, processorSeconds] {
      message.write(UInt32(clamping: number))
    }
    message.write(file)
    return message.bytes
  }

  /// What follows a head; nil for bytes that are none, or that ask for more than anyone may.
  static func bodyLength(_ head: [UInt8]) -> Int? {
    var reader = MessageReader(head)
    guard reader.number() == mark else { return nil }
    for _ in 0..<4 { _ = reader.number() }
    return reader.number().map(Int.init).flatMap { $0 <= LottieLimits.fileBytes ? $0 : nil }
  }

  init(file: [UInt8], frame: Int = 0, width: Int = 0, height: Int = 0) {
    self.file = file
    self.frame = frame
    self.width = width
    self.height = height
  }

  /// Nil for bytes that are no whole request.
  init?(_ bytes: [UInt8]) {
    var reader = MessageReader(bytes)
    guard reader.number() == Self.mark, let frame = reader.number(), let width = reader.number(),
      let height = reader.number(), let seconds = reader.number(), let file = reader.content(), reader.isAtEnd
    else { return nil }
    self.init(file: file, frame: Int(frame), width: Int(width), height: Int(height))
    processorSeconds = Int(seconds)
  }
}
