internal import SQLite

/// One field of a row that a write has changed.
struct Change {
  /// The row; for the check-ins of an import, one key whose identifier is a ``CheckInList``.
  let row: RowKey

  /// The name of the field.
  let field: String

  /// The value that it had.
  let before: Value

  /// The value that it has.
  let after: Value
}
