import FlowBase
import FlowImage

/// Answers requests with rlottie. The last file stays open: its frames are asked for one after the other.
struct LottieDrawer {
  private struct Opened {
    var file: [UInt8]
    var animation: RLottie.Animation
    var omissions: [String]
  }

  private let rlottie: RLottie?
  private var last: Opened?

  /// Loads all libraries: later no file can be opened.
  init() {
    rlottie = RLottie()
    _ = LottieLibraries.load(LottieLibraries.zip)
    // rlottie loads its decoder of pictures with the first picture.
    if let rlottie, let animation = rlottie.open(Array(Self.warmUp.utf8)) {
      _ = rlottie.draw(animation, frame: 0, width: 8, height: 8)
      rlottie.close(animation)
    }
  }

  mutating func answer(_ request: LottieRequest) throws(LottieFault) -> LottieAnswer {
    guard let rlottie else { throw .noLibrary("rlottie") }
    let (pixels, overflows) = request.width.multipliedReportingOverflow(by: request.height)
    guard !overflows, pixels <= LottieLimits.pixels else {
      throw .tooLarge(width: request.width, height: request.height)
    }
    let opened = try open(request.file, with: rlottie)
    var info = rlottie.info(opened.animation)
    info.omissions = opened.omissions
    guard info.isUsable else { throw .broken("its size or its frame rate cannot be used") }
    guard request.width > 0, request.height > 0 else { return LottieAnswer(info: info) }
    let picture = rlottie.draw(
      opened.animation, frame: min(request.frame, info.frames - 1), width: request.width, height: request.height)
    return LottieAnswer(info: info, picture: picture)
  }

  private mutating func open(_ file: [UInt8], with rlottie: RLottie) throws(LottieFault) -> Opened {
    if let last, last.file == file { return last }
    if let last { rlottie.close(last.animation) }
    last = nil
    let document = try LottieDocument(file)
    guard let animation = rlottie.open(document.bytes) else { throw .broken("rlottie cannot read it") }
    let opened = Opened(file: file, animation: animation, omissions: document.omissions)
    last = opened
    return opened
  }

  /// One layer that shows a picture of one pixel.
  private static let warmUp = """
    {"v":"5.5.7","fr":30,"ip":0,"op":1,"w":8,"h":8,"assets":[{"id":"p","w":1,"h":1,"e":1,"p":"data:image/png;base64,\
    iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="}],"layers":\
    [{"ty":2,"refId":"p","ip":0,"op":1,"st":0,"ks":{"o":{"a":0,"k":100},"r":{"a":0,"k":0},"p":{"a":0,"k":[0,0]},\
    "a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[800,800]}}}]}
    """
}
