import FlowBase
import Testing

@testable import FlowLayout

/// layout.md, Shortage: the page's own examples, what each child is offered in 300.
@Suite struct ShortageTests {
  private func share(_ naturals: [Double], minimums: [Double]? = nil, in available: Double) -> [Double] {
    let minimums = minimums ?? naturals.map { _ in 0 }
    return shareShortage(
      zip(naturals, minimums).map { ShortItem(natural: $0, minimum: $1) }, available: available)
  }

  @Test("The smallest natural size is served first")
  func examples() {
    #expect(share([100, 397], in: 300) == [100, 200])
    #expect(share([180, 180], in: 300) == [150, 150])
    #expect(share([140, 196], in: 300) == [140, 160])
    #expect(share([250, 60], in: 292) == [232, 60])
    #expect(share([80, 500, 80], minimums: [80, 0, 80], in: 284) == [80, 124, 80])
    #expect(share([200, 200], minimums: [200, 200], in: 300) == [200, 200])
    #expect(share([348, 348], in: 292) == [146, 146])
  }

  @Test("Who would fall below its minimum keeps that, and the others share again")
  func minimums() {
    #expect(share([200, 200, 200], minimums: [150, 0, 0], in: 300) == [150, 75, 75])
    #expect(share([60, 200, 200], minimums: [0, 180, 0], in: 240) == [30, 180, 30])
    // Two rounds: 90 is above the first share only once 180 is taken out.
    #expect(share([200, 200, 200], minimums: [180, 80, 0], in: 300) == [180, 80, 40])
    #expect(share([50, 50], minimums: [40, 40], in: 10) == [40, 40])
  }

  @Test("Margins belong to the size and may be negative; nobody gets more than its natural size")
  func margins() {
    #expect(share([-4, 100, 300], minimums: [-4, 0, 0], in: 196) == [-4, 100, 100])
    #expect(share([10, 20], in: 100) == [10, 20])
    #expect(share([], in: 100) == [])
  }

  @Test("A long row is shared out in one pass over its sorted sizes")
  func long() {
    let naturals = (0..<50_000).map { Double($0 % 997) }
    let given = share(naturals, minimums: naturals.map { $0 / 3 }, in: 10_000_000)
    #expect(abs(given.reduce(0, +) - 10_000_000) < 0.01)
  }

  @Test("A wrapped text is as wide as its widest line and gives the rest to the distribution")
  func givesBack() {
    let row = Build.row(
      spacing: 10, distribution: .spaceBetween,
      [Build.text("a", "goals today"), Build.text("b", "straightforward breakfasts here"), Build.fixed("c", 60)])
    let screen = Build.layout(row)
    // 220 left for 110 + 310: 110 each; lines "straightfor" "ward" "breakfasts" "here" are 110 wide at most.
    #expect(screen.widths("a", "b", "c") == [110, 110, 60])
    #expect(screen["b"].breaksWords && !screen["a"].breaksWords)
    #expect(screen["b"].lines == ["straightfor", "ward", "breakfasts", "here"])
    let loose = Build.layout(
      Build.row(spacing: 10, distribution: .end, [Build.text("a", "breakfast habit"), Build.fixed("c", 200)]))
    #expect(loose.widths("a", "c") == [90, 200])
    #expect(loose.frame("a").x == 0)
  }

  @Test("Nothing grows again after a shortage, also under fill")
  func noGrowth() {
    let row = Build.row(distribution: .fill, [Build.text("a", "breakfast habit"), Build.fixed("c", 200)])
    let screen = Build.layout(row)
    #expect(screen.widths("a", "c") == [90, 200])
  }

  @Test("Under shortage a fill child counts with its minimum and gets no more")
  func fillChild() {
    let row = Build.row([
      Build.text("a", "a b c d e f g h i j k l m n o p q"),
      Build.space("f") {
        $0.width = .fill
        $0.minWidth = 40
      },
    ])
    #expect(Build.layout(row).widths("a", "f") == [250, 40])
  }

  @Test("Images and controls are rigid: they keep their width and overflow")
  func rigid() {
    let control = Build.space("c", 260) { $0.widthNature = .own }
    let row = Build.row([Build.text("a", "breakfast"), control, Build.fixed("d", 60)])
    let screen = Build.layout(row)
    #expect(screen.widths("a", "c", "d") == [0, 260, 60])
    #expect(screen["row"].overflow.right == 20)
  }
}
