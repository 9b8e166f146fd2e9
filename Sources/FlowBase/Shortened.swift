/// A long name as messages show it: both ends, which tell most, with an ellipsis between.
public func shortened(_ name: String) -> String {
  name.count > 160 ? name.prefix(80) + "…" + name.suffix(60) : name
}
