import FoundationEssentials
import HabitCore
import HabitRender
import HabitStore

/// Makes the report on the habits of a book.
struct ReportMaker {
  let book: HabitBook
  /// The days that are shown.
  let view: HeatmapView
  let language: Language

  /// The most days of all heatmaps of a report together, some 25 years of 50 habits.
  static let mostDays = 500_000

  /// The report on some habits.
  ///
  /// - Parameters:
  ///   - entries: The habits.
  ///   - isChosen: Whether they were named; else only those show that were judged in the period.
  /// - Returns: The report.
  /// - Throws: ``CommandFailure`` if there would be too many days, or an error of the store.
  func report(on entries: [HabitBook.Entry], isChosen: Bool) throws -> Report {
    let range = view.range(today: book.today, weekStart: book.weekStart)
    let judged = try book.histories(of: entries).filter { isChosen || !$0.days(in: range).isEmpty }
    let days = range.count * (judged.count + 1)
    guard days <= Self.mostDays else {
      throw CommandFailure.invalid("range-too-long") { $0.reportShowsAtMost(days: Self.mostDays, not: days) }
    }
    let overview = ReportOverview(
      of: judged, in: range, today: book.today, weekStart: book.weekStart, language,
      heatmap: heatmaps(view).sheetOfAll(judged), panels: panels(of: judged, in: range))
    return Report(
      title: language.reportTitle, period: language.name(ofMonths: range), day: book.today, language: language,
      overview: overview, todos: isChosen ? nil : try todos(in: range), habits: try judged.map(section))
  }

  /// What there is of todos; nothing if none belongs to the range.
  private func todos(in range: DayRange) throws -> ReportTodos? {
    let statistics = try book.todoStatistics(in: range)
    guard statistics.all.count > 0 else { return nil }
    let panels = try charts(of: range)?.todoPanels() ?? []
    return ReportTodos(statistics, language, panels: panels.filter { !$0.isSentence })
  }

  private func section(on history: History) throws -> ReportHabit {
    let view = view(of: history)
    let range = view.range(today: book.today, weekStart: book.weekStart)
    let notes = try book.snapshot?.notes(of: history.habit.id, in: range) ?? []
    return ReportHabit(
      of: history, in: range, weekStart: book.weekStart, language,
      heatmap: try heatmaps(view).sheet(of: [history]), panels: try panels(of: history, in: range),
      notes: notes.reversed().map { ReportNote(day: $0.day, text: $0.text) })
  }

  // MARK: - Charts

  /// The fewest days that have charts: of less the heatmap shows all there is.
  private static let shortestChart = 14
  /// The most days of a chart with a bar a week; of more it has a bar a month.
  private static let longestWeekly = 2 * 366

  /// Makes the charts of a range: of none of its days that are still to come, unless all of them are.
  private func charts(of range: DayRange) -> ChartSheetMaker? {
    let begun = range.lowerBound <= book.today ? range.lowerBound...min(range.upperBound, book.today) : range
    guard begun.count >= Self.shortestChart else { return nil }
    return ChartSheetMaker(book: book, range: begun, language: language, title: nil)
  }

  private func panels(of histories: [History], in range: DayRange) -> [ChartPanel] {
    let bars = range.count <= Self.longestWeekly ? ChartKind.weekly : .monthly
    return charts(of: range)?.panels([bars, .weekday], ofAll: histories) ?? []
  }

  private func panels(of history: History, in range: DayRange) throws -> [ChartPanel] {
    try charts(of: range)?.panels([.strength, .weekday, .amounts], of: history) ?? []
  }

  // MARK: - Heatmaps

  private func heatmaps(_ view: HeatmapView) -> HeatmapMaker {
    HeatmapMaker(book: book, view: view, request: HeatmapRequest(), language: language)
  }

  /// The days of a habit that are shown: if it was over before a rolling view begins, its own last year.
  private func view(of history: History) -> HeatmapView {
    guard view == .rolling, let last = history.days.last?.day,
      last < view.range(today: book.today, weekStart: book.weekStart).lowerBound
    else { return view }
    return .range(HeatmapView.rolling.range(today: last, weekStart: book.weekStart))
  }
}
