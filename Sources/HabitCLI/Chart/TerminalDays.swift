import HabitCore
import HabitRender

/// Where days lie in the columns of a chart, each of which has room for two dots.
struct TerminalDays {
  private let scale: DayScale

  /// Creates a scale.
  ///
  /// - Parameters:
  ///   - range: The days.
  ///   - columns: The columns, 1 or more.
  init(range: DayRange, columns: Int) {
    scale = DayScale(range: range, left: 0, right: columns * 2 - 1, unit: .point)
  }

  /// The dot of a day, from the left.
  func dot(of day: Day) -> Int { Int(scale.x(of: day)) }

  /// The names below the days.
  func names(in language: Language, row: NameRow) -> [NameRow.Placed] {
    TimeAxis(range: scale.range, language: language, row: row) { day in
      guard day <= scale.range.upperBound else { return nil }
      let first = max(day, scale.range.lowerBound)
      return TimeAxis.Mark(day: first, x: dot(of: first) / 2)
    }.names
  }
}
