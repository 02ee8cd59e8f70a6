internal import HabitCore

/// What a row says about a day of a habit, and which row it was; 24 bytes.
struct SourcedEntry {
  /// The number of the row: its line, or its row id in a database.
  let row: Int
  /// How much was done; `nil` counts for one unit.
  let amount: Amount?
  /// What it says about the day.
  let kind: CheckIn.Kind
  private let ordinal: Int32

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - row: The number of the row.
  ///   - day: The day, within the years 1 to 9999.
  ///   - kind: What it says about the day.
  ///   - amount: How much was done; `nil` counts for one unit.
  init(row: Int, day: Day, kind: CheckIn.Kind, amount: Amount?) {
    self.row = row
    self.amount = amount
    self.kind = kind
    ordinal = Int32(day.ordinal)
  }

  /// The day.
  var day: Day { Day(ordinal: Int(ordinal)) }
}
