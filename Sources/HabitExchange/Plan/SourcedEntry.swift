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

extension SourcedEntry {
  /// The entry together with another of the same day: what was done adds up, and beats what was not.
  ///
  /// - Parameter other: The other entry.
  /// - Returns: An entry with the row of this one; without an amount if neither has one.
  func adding(_ other: SourcedEntry) -> SourcedEntry {
    switch (kind, other.kind) {
    case (.done, .done):
      let sum = amount == nil && other.amount == nil ? nil : (amount ?? .one) + (other.amount ?? .one)
      return SourcedEntry(row: row, day: day, kind: .done, amount: sum.map { min($0, .greatest) })
    case (_, .done), (.no, .skip):
      return SourcedEntry(row: row, day: day, kind: other.kind, amount: other.amount)
    default:
      return self
    }
  }

  /// The entry in a greater unit.
  ///
  /// - Parameter count: How many of the units make one of the greater.
  /// - Returns: The entry.
  func divided(by count: Int) -> SourcedEntry {
    SourcedEntry(row: row, day: day, kind: kind, amount: amount?.divided(by: count))
  }
}
