internal import HabitCore

/// A month of a habit as a table with a row for each week.
struct MarkdownMonth {
  /// The month and the year, such as `March 2026`.
  let title: String
  /// The table.
  let lines: [String]

  private static let names = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// The months in which a habit is judged.
  ///
  /// - Parameters:
  ///   - history: The habit.
  ///   - range: The days to show.
  ///   - weekStart: The weekday on which weeks start.
  /// - Returns: The months, newest first.
  static func months(of history: History, in range: DayRange, weekStart: WeekStart) -> [MarkdownMonth] {
    guard let first = history.days(in: range).first?.day, let last = history.days(in: range).last?.day else {
      return []
    }
    return Period.month.ranges(touching: first...last, weekStart: weekStart).reversed().map { month in
      MarkdownMonth(history, days: month, within: first...last, weekStart: weekStart)
    }
  }

  private init(_ history: History, days: DayRange, within shown: DayRange, weekStart: WeekStart) {
    let month = days.lowerBound.month
    title = "\(Self.names[month.month - 1]) \(month.year)"
    let heading = weekStart.weekdays.map(\.shortName)
    let weeks = Period.week.ranges(touching: shown.intersection(days) ?? days, weekStart: weekStart).map { week in
      week.map { days.contains($0) && shown.contains($0) ? Self.cell(history[$0]) : "" }
    }
    lines = ([heading, heading.map { _ in "---" }] + weeks).map { "| \($0.joined(separator: " | ")) |" }
  }

  private static func cell(_ judged: JudgedDay) -> String {
    let number = "\(judged.day.components.day)"
    let sign = judged.state == .none ? number : "\(number) \(judged.state.sign)"
    return judged.amount > .zero && judged.amount != .one ? "\(sign) \(judged.amount)" : sign
  }
}
