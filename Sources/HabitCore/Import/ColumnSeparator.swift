/// What separates the fields of a table that is a text.
public enum ColumnSeparator: String, Sendable, Hashable, CaseIterable {
  case comma = ","
  case semicolon = ";"
  case tab
  case bar = "|"
}
