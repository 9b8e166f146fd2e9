import FlowBase
import Testing

@testable import FlowImage

@Suite struct PixelBufferTests {
  @Test func opacityIsFoundAtEveryPlace() {
    for (width, height) in [(1, 1), (5, 3), (64, 33)] {
      let picture = PixelBuffer(width: width, height: height, color: .white)
      #expect(picture.isOpaque)
      for i in stride(from: 3, to: picture.bytes.count, by: 4) {
        var other = picture
        other.bytes[i] = 254
        #expect(!other.isOpaque, "\(width) × \(height), byte \(i)")
      }
    }
    #expect(!PixelBuffer(width: 2, height: 2).isOpaque)
  }

  @Test func croppingKeepsInside() {
    let card = Fixture.card()
    #expect(card.cropped(x: 10, y: 6, width: 99, height: 99) == PixelBuffer(width: 10, height: 6, color: .white))
    #expect(card.cropped(x: -5, y: -5, width: 6, height: 7) == PixelBuffer(width: 1, height: 2, color: Fixture.red))
    #expect(card.cropped(x: 50, y: 0, width: 5, height: 5).size.width == 0)
  }

  @Test func drawingOver() {
    var target = PixelBuffer(width: 10, height: 10, color: .white)
    target.draw(PixelBuffer(width: 4, height: 4, color: Color(255, 0, 0, 128)), x: -2, y: 8)
    #expect(target[0, 7] == .white && target[2, 9] == .white)
    #expect(target[1, 8] == Color(255, 127, 127))
    var empty = PixelBuffer(width: 4, height: 4)
    empty.draw(PixelBuffer(width: 1, height: 1, color: Color(9, 80, 7, 128)), x: 1, y: 2)
    #expect(empty[1, 2] == PixelBuffer(width: 1, height: 1, color: Color(9, 80, 7, 128))[0, 0])
    #expect(empty[0, 0] == .clear)
  }

  @Test func scalingKeepsFlatColorsAndMeans() {
    let flat = PixelBuffer(width: 13, height: 7, color: Color(200, 100, 50))
    for size in [PixelSize(1, 1), PixelSize(5, 3), PixelSize(40, 30), PixelSize(13, 21), PixelSize(3, 70)] {
      let scaled = flat.scaled(width: size.width, height: size.height)
      #expect(scaled == PixelBuffer(width: size.width, height: size.height, color: Color(200, 100, 50)))
    }
    let card = Fixture.card()
    #expect(card.scaled(width: 2, height: 2).scaled(width: 2, height: 2)[0, 0] == Fixture.red)
    #expect(card.scaled(width: 1, height: 1)[0, 0] == Color(128, 128, 128))
    #expect(card.scaled(width: 10, height: 6) == Fixture.card(width: 10, height: 6))
    var pair = PixelBuffer(width: 2, height: 1, color: .black)
    pair[1, 0] = .white
    let row = (0..<4).map { pair.scaled(width: 4, height: 1)[$0, 0].red }
    #expect(row == [0, 64, 191, 255])
  }

  @Test func fittingNeverGrows() {
    #expect(Fixture.card().fitted(width: 10, height: 10).size == PixelSize(10, 6))
    #expect(Fixture.card().fitted(width: 100, height: 6).size == PixelSize(10, 6))
    #expect(Fixture.card().fitted(width: 100, height: 100) == Fixture.card())
  }

  @Test("Turns undo each other", arguments: 1...8)
  func turns(orientation: Int) {
    let picture = testPicture(7, 4, isOpaque: true)
    let inverse = [1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 8, 7: 7, 8: 6][orientation] ?? 1
    #expect(picture.turned(byOrientation: orientation).turned(byOrientation: inverse) == picture)
  }
}
