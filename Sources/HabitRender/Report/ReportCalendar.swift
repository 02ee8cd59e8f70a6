public import HabitCore

/// The days of a week or a month as marks: a row a habit, a column a day.
public struct ReportCalendar: Sendable {
  /// One habit.
  struct Row: Sendable {
    let icon: String
    let name: String
    /// The colour of its marks.
    let color: HabitColor
    /// Whether days are kept or not, with nothing between.
    let isBinary: Bool
    /// What each day came to, or will ask for.
    let days: [Mark]
    /// What was due, and kept.
    let completion: Completion
    /// The running streak in words.
    let streak: String
  }

  /// One day of a habit.
  struct Mark: Sendable {
    let mark: HeatmapMark
    /// What the day came to in words; empty for a blank.
    let words: String
  }

  let days: DayRange
  let today: Day
  /// Whether the days reach the current one, so that running streaks belong to them.
  let hasStreaks: Bool
  let rows: [Row]

  /// Lays out a summary.
  ///
  /// - Parameters:
  ///   - summary: The week or the month.
  ///   - today: The current day.
  ///   - language: The language of the words.
  public init(of summary: PeriodSummary, today: Day, _ language: Language) {
    days = summary.days
    self.today = today
    hasStreaks = !summary.isOver(on: today)
    rows = summary.rows.map { row in
      let streak = row.history.streak
      return Row(
        icon: row.habit.icon.onOneLine, name: row.habit.name.text.onOneLine, color: row.habit.color ?? .standard,
        isBinary: summary.days.allSatisfy { HeatmapScale(goal: row.habit.goals.value(on: $0)) == .binary },
        days: Self.marks(of: row.history, in: summary.days, today: today, language), completion: row.completion,
        streak: streak.current > 0 ? language.length(streak.current, streak.unit) : language.noValue)
    }
  }

  private static func marks(of history: History, in days: DayRange, today: Day, _ language: Language) -> [Mark] {
    let goals = history.habit.goals
    var tooltip = HeatmapTooltip(
      language: language, subject: goals.value(on: days.upperBound).isLimit ? .limit : .habit)
    return days.map { day in
      guard day <= today else { return ahead(history.outlook(on: day), language) }
      let judged = history[day]
      guard judged.state != .none else { return Mark(mark: .blank, words: "") }
      let goal = goals.value(on: day)
      let entry = HeatmapDay(state: judged.state, value: .amount(judged.amount, of: goal))
      return Mark(
        mark: entry.mark(on: HeatmapScale(goal: goal)), words: tooltip.words(of: entry))
    }
  }

  /// What a day to come will ask for.
  private static func ahead(_ state: DayState, _ language: Language) -> Mark {
    switch state {
    case .pending: Mark(mark: .future, words: language.future)
    case .skipped: Mark(mark: .skipped, words: language.skipped)
    case .rest: Mark(mark: .rest, words: language.rest)
    case .none, .extra, .done, .partial, .missed: Mark(mark: .blank, words: "")
    }
  }
}

extension HeatmapScale {
  /// The scale of a day by the share of its goal.
  fileprivate init(goal: Goal) {
    self.init(goal: goal, metric: .share, amounts: [])
  }
}
