import FlowBase
import FlowDocument
import FlowLayout

/// What a permission step draws by itself (ST-07, PM-01 … PM-10): its icon, a call to action where it has none, and the
/// way to the settings once the permission was denied.
enum PermissionStep {
  /// The permission's icon in a tinted circle, centred.
  static func icon(in screen: ScreenContext) -> Node {
    let accent = screen.theme.primary
    let glyph = glyph(of: screen.screen.step[StepKeys.permissionType])
    let tint = accent.opacity(screen.theme.isDark ? 0.22 : 0.12)
    var icon = screen.glyph(glyph, size: 48, color: screen.theme.words(on: tint))
    icon.layout.position = .aligned(x: 0.5, y: 0.5)
    return Node(
      .overlay([icon]),
      layout: LayoutStyle {
        $0.width = .points(104)
        $0.height = .points(104)
        $0.widthNature = .own
        $0.alignSelf = .center
        $0.margin.bottom = 8
      },
      decoration: Decoration {
        $0.backgrounds = [.paint(.color(tint))]
        $0.corners = Corners(52)
      })
  }

  /// The built-in call to action of a step without one.
  static func continueButton(in screen: ScreenContext) -> Node? {
    let step = screen.screen.step
    let button = Block(
      type: "button", id: "cta", path: step.path + ".cta", origin: step.origin,
      values: ["text": .string(screen.words[.continueLabel]), "action": "permission"])
    return screen.node(for: button)
  }

  /// The link to the settings; nil unless the step offers it and the permission was denied (PM-10).
  static func openSettings(in screen: ScreenContext) -> Node? {
    let step = screen.screen.step
    guard step.type == .permission, step[StepKeys.offerOpenSettings], isDenied(in: screen) else { return nil }
    let link = Block(
      type: "button", id: "open_settings", path: step.path + ".offer_open_settings", origin: step.origin,
      values: ["text": .string(screen.words[.openSettings]), "variant": "text"])
    return screen.node(for: link)
  }

  /// PM-09: the step's own answer, else the state's permissions (S-15).
  private static func isDenied(in screen: ScreenContext) -> Bool {
    guard let type = screen.screen.step[StepKeys.permissionType]?.rawValue else { return false }
    let answer = screen.answer("permission_" + type) ?? screen.screen.state.permissions[type]
    return answer?.asString == "denied" || answer?.asBool == false
  }

  private static func glyph(of type: PermissionKind?) -> String {
    switch type {
    case .notification: "material/notifications-fill.svg"
    case .appTracking: "lucide/scan-eye.svg"
    case .location: "material/location_on-fill.svg"
    case .camera: "material/photo_camera-fill.svg"
    case .microphone: "material/mic-fill.svg"
    case .photos: "material/photo_library-fill.svg"
    case .contacts: "material/group-fill.svg"
    case .calendar: "material/calendar_month-fill.svg"
    case nil: "lucide/shield-check.svg"
    }
  }
}
