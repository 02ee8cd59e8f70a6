import HabitCore

/// A week as an option asks for it, before it is known which day is today.
enum WeekWord: Hashable, Sendable {
  /// The week of today.
  case running
  /// The week with a number, in the year that it belongs to.
  case numbered(Int, ofYear: Int)

  /// Reads a week such as `2026-W10`, or `this`.
  init(_ text: String) throws(WordError) {
    if text.lowercased() == Self.running.description {
      self = .running
      return
    }
    let parts = text.uppercased().split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[1].hasPrefix("W"), (2...3).contains(parts[1].utf8.count),
      let year = Int(digits: parts[0].utf8), let number = Int(digits: parts[1].utf8.dropFirst())
    else { throw WordError("write a week such as 2026-W10", "주는 2026-W10처럼 적으세요") }
    guard Week(number: number, ofYear: year, startingOn: .monday) != nil else {
      throw WordError("the year \(year) has no week \(number)", "\(year)년에는 \(number)주차가 없습니다")
    }
    self = .numbered(number, ofYear: year)
  }

  /// The week that is meant.
  ///
  /// - Parameters:
  ///   - today: Today.
  ///   - weekStart: The weekday on which weeks start.
  /// - Returns: The week; a year has the same numbers whatever weekday its weeks start on.
  func week(today: Day, weekStart: WeekStart) -> Week {
    let running = Week(containing: today, startingOn: weekStart)
    guard case .numbered(let number, let year) = self else { return running }
    return Week(number: number, ofYear: year, startingOn: weekStart) ?? running
  }
}

extension WeekWord: CustomStringConvertible {
  /// The word that is read as this week.
  var description: String {
    switch self {
    case .running: "this"
    case .numbered(let number, let year): "\(year.padded(to: 4))-W\(number.padded(to: 2))"
    }
  }
}
