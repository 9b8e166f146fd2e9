import FlowBase

/// Pictures: without sizes the width is filled, the height follows by the picture's own ratio, 3:2 where that is unknown.
extension LayoutPass {
  /// The size asked for, else the picture's own in points.
  func imageNatural(_ i: Int) -> Size {
    if let known = imageMemo[i] { return known }
    var size = Size(300, 200)
    if case .image(let image) = tree.nodes[i].content {
      let own = image.natural ?? measurer.naturalSize(of: image.source)
      if let own, own.width > 0, own.height > 0 { size = own }
    }
    imageMemo[i] = size
    return size
  }

  func imageRatio(_ i: Int) -> Double {
    let size = imageNatural(i)
    return size.width / size.height
  }

  func imageHeight(_ i: Int, width: Double) -> Double { width / imageRatio(i) }
}

extension Canvas {
  /// The size that the drawing asks for.
  var natural: Size {
    switch space {
    case .points(let size), .scaled(let size), .unit(let size): size
    }
  }
}
