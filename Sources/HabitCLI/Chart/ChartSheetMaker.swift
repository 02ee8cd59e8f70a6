import HabitCore
import HabitRender
import HabitStore

/// Makes sheets of charts of the habits of a book.
struct ChartSheetMaker {
  let book: HabitBook
  let range: DayRange
  let language: Language
  /// The title of the sheet; `nil` for what it shows.
  let title: String?

  /// A sheet with one chart for each habit, or a dashboard of them.
  func sheet(_ subject: ChartSubject, of histories: [History]) throws -> ChartSheet {
    let isAlone = histories.count == 1
    switch subject {
    case .kind(let kind):
      let panels = try histories.enumerated().map { index, history in
        let maker = ChartMaker(language: language, title: isAlone ? nil : history.habit.title, series: index)
        return try panel(kind, of: history, maker)
      }
      return sheet(isAlone ? histories[0].habit.title : language.name(of: kind), panels)
    case .priority:
      return try sheetOfTodos(subject)
    case .dashboard where isAlone:
      let maker = ChartMaker(language: language)
      return sheet(histories[0].habit.title, dashboard(try kinds.map { try panel($0, of: histories[0], maker) }))
    case .dashboard:
      return sheet(language.habits(histories.count), dashboard(kinds.map { panel($0, ofAll: histories) }))
    }
  }

  /// A sheet of all habits together.
  ///
  /// Amounts and times of several habits do not add up, so they get a chart for each habit that has them.
  func sheetOfAll(_ subject: ChartSubject, _ histories: [History]) throws -> ChartSheet {
    switch subject {
    case .kind(let kind) where kind.isOfOneHabit:
      let shown = histories.filter { kind.applies(to: $0.habit, on: range.upperBound) && !$0.days(in: range).isEmpty }
      guard !shown.isEmpty else { return sheet(language.allHabits, [ChartMaker(language: language).without(kind)]) }
      let panels = try shown.enumerated().map { index, history in
        try panel(kind, of: history, ChartMaker(language: language, title: history.habit.title, series: index))
      }
      return sheet(language.name(of: kind), panels)
    case .kind(let kind):
      return sheet(language.allHabits, [panel(kind, ofAll: histories)])
    case .priority:
      return try sheetOfTodos(subject)
    case .dashboard:
      return sheet(language.allHabits, dashboard(kinds.map { panel($0, ofAll: histories) }))
    }
  }

  func sheet(_ title: String, _ panels: [ChartPanel]) -> ChartSheet {
    ChartSheet(
      describing: self.title ?? title, period: language.name(ofMonths: range), panels: panels, language: language)
  }

  // MARK: - Parts of a page

  /// The charts of one habit that have something to show, in the order of their kinds.
  func panels(_ wanted: [ChartKind], of history: History) throws -> [ChartPanel] {
    try wanted.map { try panel($0, of: history, ChartMaker(language: language)) }.filter { !$0.isSentence }
  }

  /// The charts of all habits together that have something to show, in the order of their kinds.
  func panels(_ wanted: [ChartKind], ofAll histories: [History]) -> [ChartPanel] {
    wanted.map { panel($0, ofAll: histories) }.filter { !$0.isSentence }
  }

  // MARK: - Dashboards

  /// The kinds of charts that have room for the range.
  private var kinds: [ChartKind] {
    ChartKind.allCases.filter { kind in
      kind.period.map { $0.ranges(touching: range, weekStart: book.weekStart).count <= ChartSubject.mostBars } ?? true
    }
  }

  /// The charts that have something to show, or one that says why there are none.
  func dashboard(_ panels: [ChartPanel]) -> [ChartPanel] {
    let telling = panels.filter { !$0.isSentence }
    return telling.isEmpty ? Array(panels.prefix(1)) : telling
  }

  // MARK: - Charts

  private func panel(_ kind: ChartKind, of history: History, _ maker: ChartMaker) throws -> ChartPanel {
    switch kind {
    case .weekly where isJudgedByMonths(history), .rate where isJudgedByMonths(history):
      return maker.judgedByMonths(kind)
    case .amounts:
      return maker.amounts(history.amounts(in: range, weekStart: book.weekStart))
    case .punctuality:
      return maker.punctuality(try punctuality(of: history.habit), in: range)
    case .streaks:
      return maker.streaks(history.runs(in: range), in: range)
    case .weekly, .monthly, .rate, .weekday, .strength:
      return panel(kind, of: [history], maker)
    }
  }

  private func panel(_ kind: ChartKind, ofAll histories: [History]) -> ChartPanel {
    panel(kind, of: histories, ChartMaker(language: language))
  }

  private func panel(_ kind: ChartKind, of histories: [History], _ maker: ChartMaker) -> ChartPanel {
    let weekStart = book.weekStart
    switch kind {
    case .weekly:
      return maker.weekly(log(of: histories).spans(per: .week, in: range, weekStart: weekStart))
    case .monthly:
      return maker.monthly(log(of: histories).spans(per: .month, in: range, weekStart: weekStart))
    case .rate:
      return maker.rate(log(of: histories), in: range)
    case .weekday:
      return maker.weekday(WeekdayProfile(of: histories, in: range, weekStart: weekStart))
    case .streaks:
      return maker.streaks(PerfectDays(of: histories).runs(in: range), in: range, isOfPerfectDays: true)
    case .strength:
      return maker.strength(
        History.meanStrengths(of: histories, in: range), in: range, isMean: histories.count > 1)
    case .amounts, .punctuality:
      return maker.without(kind)
    }
  }

  private func log(of histories: [History]) -> CompletionLog {
    CompletionLog(of: histories, today: book.today)
  }

  private func isJudgedByMonths(_ history: History) -> Bool {
    history.days(in: range).last?.unit == .months
  }

  private func punctuality(of habit: Habit) throws -> Punctuality? {
    guard let target = habit.targetTime else { return nil }
    let checkIns = try book.snapshot?.checkIns(of: habit.id, in: range) ?? []
    return Punctuality(of: checkIns, target: target, dayStart: book.settings.dayStart)
  }
}

extension ChartKind {
  /// Whether the numbers of several habits make no sense together.
  fileprivate var isOfOneHabit: Bool { self == .amounts || self == .punctuality }

  /// What a bar of the chart stands for, if it has one for each such period.
  var period: Period? {
    switch self {
    case .weekly: .week
    case .monthly: .month
    case .rate, .weekday, .streaks, .strength, .amounts, .punctuality: nil
    }
  }

  /// Whether a habit has what the chart shows.
  fileprivate func applies(to habit: Habit, on day: Day) -> Bool {
    switch self {
    case .amounts: habit.goals.value(on: day).amount != nil
    case .punctuality: habit.targetTime != nil
    case .weekly, .monthly, .rate, .weekday, .streaks, .strength: true
    }
  }
}
