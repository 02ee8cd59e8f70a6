import HabitCore
import HabitRender
import TestSupport

/// Heatmaps of made-up habits, the same each time.
enum SampleSheet {
  static let today = Day(ordinal: 20_516)  // Wednesday 2026-03-04

  static let glasses = Goal.atLeast(Amount(8), unit: "glasses")

  /// A day of a measured habit that is due on all days but Sundays and goes through every state there is.
  static func measuredDay(_ day: Day) -> HeatmapDay {
    guard day <= today else { return HeatmapDay(state: .none) }
    let turn = ((day.ordinal % 11) + 11) % 11
    switch (day, turn) {
    case (today, _): return HeatmapDay(state: .pending, value: .amount(.zero, of: glasses))
    case (_, 3) where day.weekday == .sunday: return HeatmapDay(state: .extra, value: .amount(Amount(8), of: glasses))
    case (_, _) where day.weekday == .sunday: return HeatmapDay(state: .rest)
    case (_, 0): return HeatmapDay(state: .missed, value: .amount(.zero, of: glasses))
    case (_, 1): return HeatmapDay(state: .skipped, note: "flu & \"fever\"")
    case (_, 2...4): return HeatmapDay(state: .partial, value: .amount(Amount(turn * 2 - 2), of: glasses))
    default: return HeatmapDay(state: .done, value: .amount(Amount(8), of: glasses))
    }
  }

  /// A day of a habit that is due each day, and kept on all but some.
  static func checkedDay(_ day: Day) -> HeatmapDay {
    guard day <= today else { return HeatmapDay(state: .none) }
    return day.ordinal % 5 == 0 ? HeatmapDay(state: .missed) : HeatmapDay(state: .done)
  }

  static func grid(
    _ range: DayRange, weekStart: WeekStart = .monday, today: Day = today, scale: HeatmapScale = .share,
    futureDays: HeatmapMark = .future, entry: (Day) -> HeatmapDay? = measuredDay
  ) -> HeatmapGrid {
    HeatmapGrid(
      range: range, weekStart: weekStart, today: today, scale: scale, futureDays: futureDays, entry: entry)
  }

  /// One habit over the rolling year.
  static func rolling(title: String = "💧 Drink water", facts: [String] = ["streak 12 days", "best 41"]) -> HeatmapSheet
  {
    let view = HeatmapView.rolling
    let range = view.blocks(today: today, weekStart: .monday)[0]
    return HeatmapSheet(
      title: title, period: "Mar 2025 – Mar 2026", facts: facts,
      description: "293 of 366 due days done (80 %), best streak 41 days, current 12",
      blocks: [HeatmapBlock(grid: grid(range, futureDays: view.futureDays))])
  }

  /// One habit over a range of days.
  static func sheet(
    _ range: DayRange, weekStart: WeekStart = .monday, title: String = "Read", fact: String = "",
    language: Language = .english
  ) -> HeatmapSheet {
    HeatmapSheet(
      title: title, facts: fact.isEmpty ? [] : [fact], blocks: [HeatmapBlock(grid: grid(range, weekStart: weekStart))],
      language: language)
  }
}
