import FlowBase
import FlowImage

/// rlottie's C functions, as far as they are used.
struct RLottie {
  typealias Animation = UnsafeMutableRawPointer
  private typealias FromData =
    @convention(c) (UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Animation?
  private typealias Destroy = @convention(c) (Animation) -> Void
  private typealias GetSize = @convention(c) (Animation, UnsafeMutablePointer<Int>, UnsafeMutablePointer<Int>) -> Void
  private typealias GetCount = @convention(c) (Animation) -> Int
  private typealias GetRate = @convention(c) (Animation) -> Double
  private typealias Render = @convention(c) (Animation, Int, UnsafeMutablePointer<UInt32>, Int, Int, Int) -> Void

  private let fromData: FromData
  private let destroy: Destroy
  private let getSize: GetSize
  private let getCount: GetCount
  private let getRate: GetRate
  private let render: Render

  /// Nil where it is not installed.
  init?() {
    guard let library = LottieLibraries.load(LottieLibraries.rlottie) else { return nil }
    func function<F>(_ name: String, _ type: F.Type) -> F? {
      LottieLibraries.function("lottie_animation_" + name, in: library, as: type)
    }
    guard let fromData = function("from_data", FromData.self), let destroy = function("destroy", Destroy.self),
      let getSize = function("get_size", GetSize.self), let getCount = function("get_totalframe", GetCount.self),
      let getRate = function("get_framerate", GetRate.self), let render = function("render", Render.self)
    else { return nil }
    self.fromData = fromData
    self.destroy = destroy
    self.getSize = getSize
    self.getCount = getCount
    self.getRate = getRate
    self.render = render
  }

  /// `json` without a name for rlottie's own cache, and without a folder for its pictures.
  func open(_ json: [UInt8]) -> Animation? {
    // rlottie parses in place and wants a zero at the end.
    (json + [0]).withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in text.baseAddress.flatMap { fromData($0, "", "") } }
    }
  }

  func close(_ animation: Animation) { destroy(animation) }

  func info(_ animation: Animation) -> LottieInfo {
    var (width, height) = (0, 0)
    getSize(animation, &width, &height)
    return LottieInfo(
      size: Size(Double(width), Double(height)), frames: max(1, getCount(animation)), rate: getRate(animation))
  }

  /// The whole animation in the middle of a transparent picture.
  func draw(_ animation: Animation, frame: Int, width: Int, height: Int) -> PixelBuffer {
    var picture = PixelBuffer(width: width, height: height)
    picture.bytes.withUnsafeMutableBytes { bytes in
      guard let base = bytes.bindMemory(to: UInt32.self).baseAddress else { return }
      render(animation, frame, base, width, height, width * 4)
    }
    return picture
  }
}
