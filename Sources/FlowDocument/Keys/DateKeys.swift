/// A date in its long form (S-05, AD-13).
public enum DateKeys {
  public static let day = Key.integer("day", in: -10_000...10_000)
  public static let month = Key.integer("month", in: -10_000...10_000)
  public static let year = Key.integer("year", in: 1...9999)
  public static let declaration = ObjectDeclaration("date", keys: [day, month, year])
}
