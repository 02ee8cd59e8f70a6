internal import HabitCore

/// A line of the file `habits` of habitctl: `7 Cleaned the apartment`.
struct HabitctlHabit {
  /// Within how many days the habit is to be done again, 0 … 36,500; 0 if it is only tracked.
  let days: Int
  /// The name.
  let name: String

  /// Reads a line.
  ///
  /// It is `nil` if the line has another form.
  ///
  /// - Parameter line: The line.
  init?(_ line: TextBytes) {
    let line = line.trimmed
    let digits = line.prefix { $0.isDigit }
    let rest = line.dropFirst(digits.count)
    guard let days = Int(digits: digits), days <= 36_500, rest.first == UInt8(ascii: " "),
      let name = rest.trimmed.text, !name.isEmpty
    else { return nil }
    self.days = days
    self.name = name
  }

  /// When the habit is due: like habitctl, again so many days after it was last done.
  var schedule: Schedule {
    switch days {
    case 0: .weekdays([])
    case 1: .daily
    default: .every(days: days)
    }
  }
}
