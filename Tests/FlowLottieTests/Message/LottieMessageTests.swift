import FlowBase
import FlowImage
import Testing

@testable import FlowLottie

@Suite("Words between a store and its drawing process")
struct LottieMessageTests {
  private let request = LottieRequest(file: [1, 2, 3], frame: 7, width: 2, height: 1)
  private let answer = LottieAnswer(
    info: LottieInfo(size: Size(100, 62.5), frames: 60, rate: 29.97, omissions: ["effects", "text layers"]),
    picture: PixelBuffer(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 6, 7, 8]))

  private func body(_ outcome: Result<LottieAnswer, LottieFault>) -> [UInt8] {
    Array(LottieAnswer.bytes(outcome).dropFirst(LottieAnswer.headLength))
  }

  @Test("a request arrives as it was sent")
  func requests() {
    let bytes = request.bytes
    #expect(LottieRequest(bytes) == request)
    #expect(LottieRequest.bodyLength(Array(bytes.prefix(LottieRequest.headLength))) == 3)
    for length in 0..<bytes.count { #expect(LottieRequest(Array(bytes.prefix(length))) == nil) }
    #expect(LottieRequest.bodyLength([UInt8](repeating: 0, count: LottieRequest.headLength)) == nil)
    #expect(LottieRequest.bodyLength(Array(bytes.prefix(20)) + [255, 255, 255, 255]) == nil)
  }

  @Test("an answer arrives as it was sent, faults too")
  func answers() throws {
    #expect(
      LottieAnswer.bodyLength(Array(LottieAnswer.bytes(.success(answer)).prefix(8))) == body(.success(answer)).count)
    #expect(try LottieAnswer.read(body(.success(answer)), to: request) == answer)
    for fault in [
      LottieFault.broken("it has no `fr`"), .noLibrary("rlottie"), .tooLarge(width: 2, height: 1), .crashed,
    ] {
      #expect(throws: fault) { try LottieAnswer.read(body(.failure(fault)), to: request) }
    }
  }

  @Test("an answer is not believed: cut off, of another size, with numbers that are none, too long")
  func hostile() {
    let whole = body(.success(answer))
    for length in 0..<whole.count {
      #expect(throws: LottieFault.crashed) { try LottieAnswer.read(Array(whole.prefix(length)), to: request) }
    }
    #expect(throws: LottieFault.crashed) { try LottieAnswer.read(whole + [0], to: request) }
    var other = request
    other.height = 2
    #expect(throws: LottieFault.crashed) { try LottieAnswer.read(whole, to: other) }
    for info in [
      LottieInfo(size: Size(.nan, 1), frames: 1, rate: 1), LottieInfo(size: Size(1, .infinity), frames: 1, rate: 1),
      LottieInfo(size: Size(1, 1), frames: 0, rate: 1), LottieInfo(size: Size(1, 1), frames: 1, rate: -1),
      LottieInfo(size: Size(1e9, 1), frames: 1, rate: 1),
    ] {
      let bytes = body(.success(LottieAnswer(info: info, picture: answer.picture)))
      #expect(throws: LottieFault.crashed) { try LottieAnswer.read(bytes, to: request) }
    }
    #expect(LottieAnswer.bodyLength(Array(LottieRequest(file: []).bytes.prefix(4)) + [255, 255, 255, 255]) == nil)
    #expect(LottieAnswer.bodyLength(Array("HTTP/1.1".utf8)) == nil)
  }
}
