/// A form field, and the keys of every `input_<type>` block (format.md, Field; FI-*, FV-*, DO-*).
public enum FieldKeys {
  public static let label = Key.text("label")
  public static let placeholder = Key.text("placeholder")
  public static let help = Key.text("help", aliases: ["hint", "helper_text"])
  public static let required = Key.bool("required", default: false)
  public static let defaultValue = Key.json("default_value", aliases: ["default"], .any)
  public static let value = Key.json("value", .any)
  public static let options = OptionKeys.options
  public static let min = Key.json("min", bound, "A number, or a date for date fields.")
  public static let max = Key.json("max", bound, "A number, or a date for date fields.")
  public static let step = Key.number("step", in: 0.000_001...1_000_000)
  public static let pattern = Key.string("pattern", aliases: ["regex"])
  public static let minLength = Key.integer("min_length", in: 0...1_000_000)
  public static let maxLength = Key.integer("max_length", in: 0...1_000_000)
  public static let message = Key.text("message", aliases: ["error_message"], "Shown when the value is not valid.")
  public static let dependsOn = Key.json("depends_on", .condition)
  public static let columns = Key.integer("columns", in: 1...4, "Fields beside each other; on chips, columns.")
  public static let locationType = Key.choice("location_type", default: LocationType.city)
  public static let biasCountry = Key.string("bias_country")
  public static let language = Key.string("language")
  public static let minCharacters = Key.integer("min_characters", in: 0...100)
  public static let unit = Key.text("unit")
  public static let disabled = Key.bool("disabled", default: false)
  public static let rows = Key.integer("rows", aliases: ["lines"], in: 1...50)
  public static let selection = OptionKeys.selection
  public static let minSelected = OptionKeys.minSelected
  public static let maxSelected = OptionKeys.maxSelected
  public static let colors = Key.colors("colors", "Swatches of a color field.")

  /// A number also in a string; anything else in one is a date or a time.
  private static let bound = ValueKind.either([.number(nil), .string, .object(DateKeys.declaration)])

  public enum LocationType: String, CaseIterable, Sendable { case city, address, region, country }

  public static let all: [any DeclaredKey] = [
    label, placeholder, help, required, defaultValue, value, options, min, max, step, pattern, minLength, maxLength,
    message, dependsOn, columns, locationType, biasCountry, language, minCharacters, unit, disabled, rows, selection,
    minSelected, maxSelected, colors,
  ]
  public static let declaration = ObjectDeclaration("field", keys: all + CommonKeys.all)
}
