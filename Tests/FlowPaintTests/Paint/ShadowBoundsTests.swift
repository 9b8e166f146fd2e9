import FlowBase
import FlowImage
import FlowLayout
import Foundation
import Testing

@testable import FlowPaint

/// BS-06: a shadow is drawn in bounded time and memory, whatever its numbers, and still as CSS says.
@Suite struct ShadowBoundsTests {
  private let painter: Painter

  init() throws {
    painter = Painter(
      measurer: PangoMeasurer(fonts: try TestFonts.library()) { _ in nil }, images: ImageStore(iconFolder: nil))
  }

  private func draw(_ box: Rect, _ shadow: Shadow, size: Size, scale: Double = 1) -> PixelBuffer {
    let display = DisplayList([.command(.shadow(RoundedRect(box, Corners(0)), shadow), .none)])
    return painter.paint(display, size: size, scale: scale, background: .white)
  }

  /// How dark a pixel is, 0 … 255.
  private func darkness(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> Int {
    255 - Int(picture.bytes[y * picture.stride + x * 4])
  }

  @Test("No number stops the run", arguments: [1e19, -1e19, 1e300, -1e300, 4_000])
  func anyNumber(value: Double) {
    for shadow in [
      Shadow(spread: value, color: .black), Shadow(x: value, y: -value, color: .black),
      Shadow(blur: value, color: .black),
    ] {
      let picture = draw(Rect(10, 10, 20, 20), shadow, size: Size(40, 40), scale: 3)
      #expect(picture.width == 120)
    }
  }

  @Test("The widest blur costs no more than a narrow one")
  func time() {
    let clock = ContinuousClock()
    let spent = clock.measure {
      for i in 0..<20 {
        let box = Rect(20, 20, 200 + Double(i) * 7, 100 + Double(i) * 3)
        _ = draw(box, Shadow(blur: 1000, spread: 1000, color: .black), size: Size(393, 400), scale: 3)
      }
    }
    // 5.5 s for one of them, optimised, where the mask was blurred at its full size.
    #expect(spent < .seconds(20))
  }

  @Test("An enlarged mask is the Gaussian that CSS asks for", arguments: [60.0, 200, 700])
  func gaussian(blur: Double) {
    let box = Rect(150, 150, 300, 200)
    let picture = draw(box, Shadow(blur: blur, color: .black), size: Size(600, 500))
    let sigma = blur / 2
    func share(_ x: Double, _ from: Double, _ to: Double) -> Double {
      (erf((to - x) / (sigma * 2.0.squareRoot())) - erf((from - x) / (sigma * 2.0.squareRoot()))) / 2
    }
    for (x, y) in [(20, 250), (100, 250), (140, 160), (300, 100), (470, 380), (590, 490), (300, 20)] {
      let wanted = share(Double(x) + 0.5, box.x, box.maxX) * share(Double(y) + 0.5, box.y, box.maxY) * 255
      #expect(abs(Double(darkness(picture, x, y)) - wanted) < 4, "\(x), \(y)")
    }
    #expect(darkness(picture, 300, 250) == 0, "nothing is drawn under the box")
  }

  @Test("A box far longer than the picture casts the shadow of the part that can be seen")
  func longBox() {
    let shadow = Shadow(x: 3, y: 5, blur: 24, spread: 4, color: .black)
    let long = draw(Rect(40, -400_000, 100, 900_000), shadow, size: Size(200, 150), scale: 2)
    let short = draw(Rect(40, -600, 100, 1_500), shadow, size: Size(200, 150), scale: 2)
    #expect(long == short)
    #expect(darkness(long, 60, 100) > 40)
  }
}
