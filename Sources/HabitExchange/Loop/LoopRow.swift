internal import HabitCore

/// What a row of a Loop file says about a day.
struct LoopRow {
  /// The number of the row: its line, or its row id in a database.
  let number: Int
  /// The day.
  let day: Day
  /// What Loop keeps about it.
  let value: LoopValue
  /// The note; empty for none.
  let note: String
}
