import FlowBase

/// An answer of the measurer: it holds for every width between the widest line and the width that was asked for, since
/// lines are broken greedily.
struct TextAnswer {
  let asked: Double
  let measure: TextMeasure

  func holds(for width: Double) -> Bool {
    width == asked || width >= measure.size.width - 1e-6 && width <= asked + 1e-6
  }
}

/// Texts: every pair of text and width is measured once at most.
extension LayoutPass {
  /// Broken at newlines only.
  func naturalMeasure(_ i: Int) -> TextMeasure { textMeasure(i, width: .infinity) }

  /// Lines of the text in a content box `width` wide.
  func textMeasure(_ i: Int, width: Double) -> TextMeasure {
    if let known = textMemo[i].first(where: { $0.holds(for: width) }) { return known.measure }
    guard case .text(let text) = tree.nodes[i].content else { return TextMeasure(size: .zero, lines: []) }
    let measure = measurer.measure(text, width: width == .infinity ? nil : max(0, width), scale: scale)
    textMemo[i].append(TextAnswer(asked: width, measure: measure))
    return measure
  }
}
