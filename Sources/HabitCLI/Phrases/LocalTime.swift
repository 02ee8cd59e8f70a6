import HabitCore

/// An instant as a clock on the wall showed it.
struct LocalTime: Hashable, CustomStringConvertible {
  let day: Day
  let time: TimeOfDay

  /// Reads an instant, in milliseconds since 1970-01-01T00:00:00Z, in a place so many seconds ahead of UTC.
  init(instant: Int64, secondsFromUTC: Int) {
    let minutes = Int(((Double(instant) / 1000 + Double(secondsFromUTC)) / 60).rounded(.down))
    let day = Int((Double(minutes) / 1440).rounded(.down))
    self.day = Day(ordinal: day)
    time = TimeOfDay(minutes: minutes - day * 1440) ?? .midnight
  }

  /// The date and time as `2026-03-05 07:00`.
  var description: String { "\(day) \(time)" }
}
