/// `block_style` (layout.md, The box of a block; BS-01 … BS-07).
public enum BlockStyleKeys {
  public static let padding = Key.json("padding", .edges, "pt; inside the box")
  public static let margin = Key.json("margin", .edges, "pt; outside the box")
  public static let paddingSides = ["padding_top", "padding_right", "padding_bottom", "padding_left"].map {
    Key.number($0, "pt; wins over `padding` (S-28)")
  }
  public static let marginSides = ["margin_top", "margin_right", "margin_bottom", "margin_left"].map {
    Key.number($0, "pt; wins over `margin` (S-28)")
  }
  public static let borderWidth = Key.number("border_width", in: 0...1000, default: 0, "pt")
  public static let borderColor = Key.color("border_color")
  public static let borderStyle = Key.choice("border_style", default: BorderLine.solid)
  public static let cornerRadius = Key.json("corner_radius", .corners, "pt")
  public static let backgroundColor = Key.color("background_color", aliases: ["background"])
  public static let backgroundGradient = Key.object("background_gradient", GradientKeys.declaration)
  public static let backgroundImage = Key.asset("background_image_url", aliases: ["background_image"], .image)
  public static let backgroundOverlay = Key.color("background_overlay", "Over the background image.")
  public static let shadow = Key.object("shadow", ShadowKeys.declaration)
  public static let blur = Key.object("blur", BlurKeys.declaration)
  public static let opacity = Key.number("opacity", in: 0...1, default: 1)
  public static let clip = Key.bool("clip", default: false)

  public enum BorderLine: String, CaseIterable, Sendable { case solid, dashed, dotted }

  public static let declaration = ObjectDeclaration(
    "block_style",
    keys: [padding, margin] + paddingSides + marginSides + [
      borderWidth, borderColor, borderStyle, cornerRadius, backgroundColor, backgroundGradient, backgroundImage,
      backgroundOverlay, shadow, blur, opacity, clip,
    ])
}

/// A gradient (layout.md, Gradients).
public enum GradientKeys {
  public enum Kind: String, CaseIterable, Sendable { case linear, radial, conic }
  public enum Direction: String, CaseIterable, Sendable {
    case horizontal, vertical
    case topLeftToBottomRight = "diagonal_tl_br"
    case topRightToBottomLeft = "diagonal_tr_bl"
  }
  public static let type = Key.choice("type", default: Kind.linear)
  public static let angle = Key.number("angle", "Degrees; 0 = to top, 90 = to the right.")
  public static let direction = Key.choice("direction", Direction.self)
  public static let center = Key.json("center", .list(.number(nil)), "[x, y] in unit coordinates")
  public static let colors = Key.colors("colors", "Spread evenly.")
  public static let stops = Key.list("stops", of: StopKeys.declaration)
  public static let declaration = ObjectDeclaration("gradient", keys: [type, angle, direction, center, colors, stops])

  public enum StopKeys {
    public static let color = Key.color("color")
    public static let position = Key.number("position", aliases: ["offset", "location"], in: 0...1)
    public static let declaration = ObjectDeclaration("gradient stop", shorthand: ["color"], keys: [color, position])
  }
}

/// `shadow` (BS-06).
public enum ShadowKeys {
  public static let x = Key.number("x", in: -1000...1000, default: 0, "pt")
  public static let y = Key.number("y", in: -1000...1000, default: 0, "pt")
  public static let blur = Key.number("blur", aliases: ["radius"], in: 0...1000, default: 0, "pt")
  public static let spread = Key.number("spread", in: -1000...1000, default: 0, "pt")
  public static let color = Key.color("color")
  public static let declaration = ObjectDeclaration("shadow", keys: [x, y, blur, spread, color])
}

/// `blur` (BL-01 … BL-03).
public enum BlurKeys {
  public static let radius = Key.number("radius", in: 0...500, default: 0, "pt")
  public static let tint = Key.color("tint")
  public static let saturation = Key.number("saturation", in: 0...10, default: 1)
  public static let declaration = ObjectDeclaration("blur", shorthand: ["radius"], keys: [radius, tint, saturation])
}
