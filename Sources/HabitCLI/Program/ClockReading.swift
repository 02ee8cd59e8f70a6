import HabitCore

/// The variable `HABIT_NOW`, which stands in for the clock: `2026-03-05T07:00`, local or with an offset.
enum ClockReading {
  static let variable = "HABIT_NOW"

  /// Reads the variable.
  ///
  /// - Parameters:
  ///   - text: The date and time; seconds and an offset such as `Z` or `+09:00` may follow.
  ///   - localMoment: Finds the moment that a local date and time name.
  /// - Returns: The reading. With an offset the date and time are those of the place with that offset.
  /// - Throws: A ``WordError`` if the text has another form.
  static func clock(
    _ text: String, localMoment: (_ date: Day, _ secondsSinceMidnight: Int) -> Moment
  ) throws(WordError) -> WallClock {
    let unreadable = WordError(
      "write it as 2026-03-05T07:00, with an offset such as +09:00 behind it if you like",
      "2026-03-05T07:00처럼 적으세요. 뒤에 +09:00 같은 시차를 붙여도 됩니다")
    let parts = text.split(separator: "T", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let date = Day(String(parts[0])) else { throw unreadable }
    let offsetStart = parts[1].firstIndex { "Z+-".contains($0) } ?? parts[1].endIndex
    let fields = parts[1][..<offsetStart].split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(fields.count), fields.allSatisfy({ $0.utf8.count == 2 }),
      let hour = Int(digits: fields[0].utf8), let minute = Int(digits: fields[1].utf8),
      let time = TimeOfDay(hour: hour, minute: minute),
      let second = fields.count == 3 ? Int(digits: fields[2].utf8) : 0, second < 60
    else { throw unreadable }
    let seconds = time.minutes * 60 + second
    let moment: Moment
    if offsetStart == parts[1].endIndex {
      moment = localMoment(date, seconds)
    } else {
      guard let offset = offset(parts[1][offsetStart...]) else { throw unreadable }
      let instant = Int64(date.ordinal * 86_400 + seconds - offset) * 1000
      moment = Moment(instant: instant, secondsFromUTC: offset)
    }
    return WallClock(date: date, time: time, instant: moment.instant, secondsFromUTC: moment.secondsFromUTC)
  }

  /// Reads `Z`, `+09:00` or `-0330`, in seconds.
  private static func offset(_ text: Substring) -> Int? {
    if text == "Z" { return 0 }
    let digits = text.dropFirst().filter { $0 != ":" }
    guard digits.utf8.count == 4, let number = Int(digits: digits.utf8), number / 100 <= 18, number % 100 < 60 else {
      return nil
    }
    return (number / 100 * 60 + number % 100) * (text.first == "-" ? -60 : 60)
  }
}
