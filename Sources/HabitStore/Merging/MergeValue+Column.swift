internal import HabitCore
internal import SQLite

extension MergeValue {
  /// The value of a column.
  ///
  /// It is `nil` for a floating-point number, of which no column that travels has any.
  init?(_ value: Value) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .integer(number)
    case .text(let text): self = .text(text)
    case .blob(let bytes): self = .bytes(bytes)
    case .real: return nil
    }
  }
}

extension Value {
  /// The value for a column.
  init(_ value: MergeValue) {
    switch value {
    case .null: self = .null
    case .integer(let number): self = .integer(number)
    case .text(let text): self = .text(text)
    case .bytes(let bytes): self = .blob(bytes)
    }
  }
}
