/// One option of a step, an `option_list`, a select field or a wheel (format.md, Block).
public enum OptionKeys {
  public static let id = Key.string("id")
  public static let value = Key.json("value", .any, "What a condition compares; the id where it is missing.")
  public static let label = Key.text("label", aliases: ["title", "text", "name"])
  public static let subtitle = Key.text("subtitle", aliases: ["description"])
  public static let icon = Key.json("icon", .icon)
  public static let emoji = Key.string("emoji")
  public static let imageURL = Key.asset("image_url", aliases: ["image"], .image)
  public static let badge = Key.text("badge")
  public static let disabled = Key.bool("disabled", default: false)
  public static let next = Key.string(
    "next", aliases: ["next_step", "target"], "The step that this answer leads to (RT-01).")
  public static let visibility = CommonKeys.visibility
  public static let declaration = ObjectDeclaration(
    "option", shorthand: ["id", "label"],
    keys: [id, value, label, subtitle, icon, emoji, imageURL, badge, disabled, next, visibility])

  public enum Selection: String, CaseIterable, Sendable { case single, multiple }
  public enum Display: String, CaseIterable, Sendable { case stacked, dropdown, grid }
  /// Shared by steps and `option_list` (SD-04).
  public static let options = Key.list("options", aliases: ["choices"], of: declaration)
  public static let selection = Key.choice(
    "selection", default: Selection.single,
    spellings: ["single_select": .single, "multi": .multiple, "multi_select": .multiple])
  public static let display = Key.choice("display_style", default: Display.stacked, spellings: ["list": .stacked])
  public static let columns = Key.integer("columns", in: 2...3, default: 2, "Columns of the grid (SD-03).")
  public static let minSelected = Key.integer("min_selected", in: 0...1000)
  public static let maxSelected = Key.integer("max_selected", in: 1...1000)
  public static let list: [any DeclaredKey] = [options, selection, display, columns, minSelected, maxSelected]
}

/// An icon in its long form (IC-01 … IC-04).
public enum IconKeys {
  public enum Library: String, CaseIterable, Sendable {
    case lucide
    case sfSymbols = "sf-symbols"
    case material, emoji
  }
  public static let library = Key.choice(
    "library", Library.self,
    spellings: ["sf_symbols": .sfSymbols, "sf": .sfSymbols, "sfsymbols": .sfSymbols, "material-icons": .material])
  public static let name = Key.string("name")
  public static let size = Key.number("size", in: 1...1000, "pt")
  public static let color = Key.color("color")
  public static let weight = Key.json("weight", .either([.number(100...900), .choice(TextStyleKeys.weights)]))
  public static let declaration = ObjectDeclaration(
    "icon", shorthand: ["name"], keys: [library, name, size, color, weight])
}
