import FlowLayout
import Testing

@Suite("Moments of animations")
struct AnimationMomentTests {
  @Test("LO-03 settled: the middle of a loop, the last frame else; LO-05 not begun: the first")
  func settled() {
    #expect(AnimationMoment.first.frame(of: 60, rate: 30) == 0)
    #expect(AnimationMoment.middle.frame(of: 60, rate: 30) == 30)
    #expect(AnimationMoment.middle.frame(of: 61, rate: 30) == 30)
    #expect(AnimationMoment.last.frame(of: 60, rate: 30) == 59)
    for moment in [AnimationMoment.first, .middle, .last] { #expect(moment.frame(of: 1, rate: 30) == 0) }
  }

  @Test("LO-03 at a moment: looped, or held at the end")
  func played() {
    func frame(_ milliseconds: Double, loops: Bool) -> Int {
      AnimationMoment.played(milliseconds: milliseconds, loops: loops).frame(of: 60, rate: 30)
    }
    for loops in [false, true] {
      #expect(frame(0, loops: loops) == 0)
      #expect(frame(100, loops: loops) == 3)
      #expect(frame(1_999, loops: loops) == 59)
    }
    #expect(frame(2_100, loops: true) == 3)
    #expect(frame(2_100, loops: false) == 59)
    #expect(frame(.infinity, loops: false) == 0)
    #expect(frame(-5, loops: true) == 0)
    #expect(frame(1e300, loops: true) < 60)
  }
}
