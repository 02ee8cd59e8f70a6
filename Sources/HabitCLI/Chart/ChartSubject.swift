import CommandKit
import HabitCore
import HabitRender

/// What a chart is asked to show.
enum ChartSubject: Hashable, Sendable {
  /// One kind of chart.
  case kind(ChartKind)
  /// How the todos are spread over priorities.
  case priority
  /// All kinds that apply.
  case dashboard

  /// The word that asks for it.
  var word: String {
    switch self {
    case .kind(let kind): kind.rawValue
    case .priority: "priority"
    case .dashboard: "dashboard"
    }
  }
}

extension ChartSubject: CaseIterable {
  static var allCases: [ChartSubject] { ChartKind.allCases.map(ChartSubject.kind) + [.priority, .dashboard] }
}

extension ValueFormat where Value == ChartSubject {
  static var chartSubject: Self {
    Self("kind", choices: ChartSubject.allCases.map { (word: $0.word, value: $0) })
  }
}

// MARK: - Ranges

extension ChartSubject {
  /// The most days of a chart, some fifty years.
  static let longestRange = HeatmapMaker.longestRange

  /// The most bars of a chart: more would be thinner than a line.
  static let mostBars = 160

  /// The least weeks of a chart that nobody asked a range for, however young the habit is.
  private static let fewestWeeks = 8

  /// How many weeks are shown if nothing else is asked for.
  var usualWeeks: Int {
    switch self {
    case .kind(.weekly): 26
    case .kind(.amounts), .kind(.punctuality): 13
    case .kind, .priority, .dashboard: 52
    }
  }

  /// The days that are shown if nothing else is asked for: some whole weeks that end with today.
  ///
  /// - Parameters:
  ///   - today: Today.
  ///   - weekStart: The weekday on which weeks start.
  ///   - earliest: The first judged day; what lies before it is left out, save that a few weeks always show.
  /// - Returns: The days.
  func usualRange(today: Day, weekStart: WeekStart, earliest: Day?) -> DayRange {
    let week = Week(containing: today, startingOn: weekStart)
    let first = max(.first, week.advanced(by: 1 - usualWeeks).first)
    guard let earliest else { return first...today }
    return max(first, min(earliest, week.advanced(by: 1 - Self.fewestWeeks).first))...today
  }
}
