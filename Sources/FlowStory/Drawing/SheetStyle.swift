import FlowBase

/// Colours and measures of a sheet, in points.
enum SheetStyle {
  static let canvas = Color(0xF5, 0xF5, 0xF7)
  static let ink = Color(0x1D, 0x1D, 0x1F)
  static let soft = Color(0x6E, 0x6E, 0x73)
  static let faint = Color(0xD2, 0xD2, 0xD7)
  static let card = Color.white
  static let fault = Color(0xD7, 0x00, 0x15)
  static let faultTint = Color(0xFD, 0xE8, 0xEA)
  static let warning = Color(0x8A, 0x5A, 0x00)
  static let warningTint = Color(0xFF, 0xF1, 0xD6)
  static let added = Color(0x1A, 0x7F, 0x37)
  static let changed = Color(0xB2, 0x5E, 0x09)
  /// Boxes around what differs, as FlowCompare draws them.
  static let marker = Color(0xBE, 0x00, 0xAA)

  static let phoneWidth = 200.0
  static let header = 84.0
  static let labelSize = 11.5
  static let labelLine = 15.0
  static let labelWidth = 150.0
  static let lineWidth = 1.75

  /// Colours of walks, one a state, in turn.
  static let walks = [
    Color(0x00, 0x7A, 0xFF), Color(0xFF, 0x95, 0x00), Color(0x34, 0xA8, 0x53), Color(0xAF, 0x52, 0xDE),
    Color(0xFF, 0x2D, 0x55), Color(0x00, 0x96, 0xA8),
  ]

  static func color(_ change: StoryMap.Change) -> Color {
    switch change {
    case .added: added
    case .removed: fault
    case .changed, .rewired: changed
    }
  }

  static func color(_ edge: StoryMap.Edge) -> Color {
    if let change = edge.change { return color(change) }
    switch edge.style {
    case .plain: return Color(0x6E, 0x6E, 0x73)
    case .condition: return Color(0x1F, 0x5F, 0xD6)
    case .outcome: return Color(0x7A, 0x3C, 0xC4)
    case .subscribed: return Color(0x9B, 0x6B, 0xD6)
    case .missing: return fault
    }
  }

  static func dash(_ edge: StoryMap.Edge) -> [Double] {
    if edge.change == .removed { return [3, 4] }
    return edge.style == .subscribed || edge.style == .missing ? [6, 4] : []
  }
}
