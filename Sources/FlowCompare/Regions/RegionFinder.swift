/// Clusters differing pixels into boxes (comparison.md, Comparing 6): pixels at most `distance` apart always lie in one
/// cluster, those more than twice as far apart join only over others. O(differing pixels + cells).
struct RegionFinder {
  private struct Cell {
    /// Around the cell's differing pixels.
    var box = PixelRect(x: 0, y: 0, width: 0, height: 0)
    /// Differing pixels; 0: none, and the box says nothing.
    var pixels = 0

    /// Adds differing pixels of a row below those that were added before.
    @inline(__always)
    mutating func add(_ columns: ClosedRange<Int>, row y: Int, pixels count: Int) {
      let (left, top) = pixels == 0 ? (columns.lowerBound, y) : (min(box.x, columns.lowerBound), box.y)
      let right = pixels == 0 ? columns.upperBound + 1 : max(box.maxX, columns.upperBound + 1)
      box = PixelRect(x: left, y: top, width: right - left, height: y + 1 - top)
      pixels += count
    }
  }

  private let map: DifferenceMap
  private let wanted: PixelClass
  private let distance: Int
  private let columns: Int
  private var cells: [Cell]

  static func regions(
    _ map: DifferenceMap, wanted: PixelClass, distance: Int, names: BlockNames
  ) -> [Region] {
    var finder = RegionFinder(map, wanted, max(1, distance))
    finder.fillCells()
    return finder.clusters().map { cluster in
      var weights: [String: Int] = [:]
      for cell in cluster {
        guard let name = names.block(x: cell.box.x + cell.box.width / 2, y: cell.box.y + cell.box.height / 2)
        else { continue }
        weights[name, default: 0] += cell.pixels
      }
      let pixels = cluster.reduce(0) { $0 + $1.pixels }
      let hit = weights.filter { $0.value * 8 >= pixels }.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      return Region(
        box: cluster.dropFirst().reduce(cluster[0].box) { $0.union($1.box) }, differingPixels: pixels,
        blocks: hit.prefix(3).map(\.key))
    }
    .sorted { ($1.differingPixels, $0.box.y, $0.box.x) < ($0.differingPixels, $1.box.y, $1.box.x) }
  }

  private init(_ map: DifferenceMap, _ wanted: PixelClass, _ distance: Int) {
    self.map = map
    self.wanted = wanted
    self.distance = distance
    columns = (map.width + distance - 1) / distance
    cells = [Cell](repeating: Cell(), count: columns * ((map.height + distance - 1) / distance))
  }

  /// Cells are as wide as the distance, so that what is near lies in neighbouring ones.
  private mutating func fillCells() {
    let (bit, side) = (wanted.rawValue, distance)
    map.classes.withUnsafeBufferPointer { classes in
      for y in 0..<map.height where !map.extents[y].isEmpty {
        let extent = map.extents[y]
        for column in extent.lowerBound / side...(extent.upperBound - 1) / side {
          let part = extent.clamped(to: column * side..<(column + 1) * side)
          let row = y * map.width
          let count = DifferenceMap.count(wanted, in: classes[row + part.lowerBound..<row + part.upperBound])
          guard count > 0 else { continue }
          var (first, last) = (part.lowerBound, part.upperBound - 1)
          while classes[row + first] & bit == 0 { first += 1 }
          while classes[row + last] & bit == 0 { last -= 1 }
          cells[y / side * columns + column].add(first...last, row: y, pixels: count)
        }
      }
    }
  }

  /// Filled cells in groups of neighbours whose boxes are near enough, in reading order.
  private func clusters() -> [[Cell]] {
    var seen = [Bool](repeating: false, count: cells.count)
    var result: [[Cell]] = []
    for start in cells.indices where !seen[start] {
      guard cells[start].pixels > 0 else { continue }
      seen[start] = true
      var (open, cluster) = ([start], [Cell]())
      while let i = open.popLast() {
        let cell = cells[i]
        cluster.append(cell)
        let (column, row) = (i % columns, i / columns)
        for r in max(0, row - 1)...min(cells.count / columns - 1, row + 1) {
          for c in max(0, column - 1)...min(columns - 1, column + 1) {
            let j = r * columns + c
            guard !seen[j], cells[j].pixels > 0, cell.box.gap(to: cells[j].box) <= distance else { continue }
            seen[j] = true
            open.append(j)
          }
        }
      }
      result.append(cluster)
    }
    return result
  }
}
