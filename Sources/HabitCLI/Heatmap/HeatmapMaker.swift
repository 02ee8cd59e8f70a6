import HabitCore
import HabitRender
import HabitStore

/// Makes heatmap sheets of the habits of a book.
struct HeatmapMaker {
  let book: HabitBook
  let view: HeatmapView
  /// What is asked for beyond the days.
  let request: HeatmapRequest
  let language: Language
  /// The title that is asked for; `nil` for the usual one.
  var title: String?
  /// Whether the days need their notes, which only tooltips show.
  var hasNotes = true

  /// The most days of one sheet, some fifty years.
  static let longestRange = 20_000

  /// A sheet of some habits, each with grids of its own.
  func sheet(of histories: [History]) throws -> HeatmapSheet {
    let isAlone = histories.count == 1
    let blocks = try histories.enumerated().flatMap { index, history in
      try grids(of: history, isAlone: isAlone, series: index)
    }
    return HeatmapSheet(
      title: title ?? (isAlone ? histories[0].habit.title : language.habits(histories.count)), period: period,
      facts: isAlone ? HeatmapDescription(of: histories[0], in: range, language).facts : [],
      description: HeatmapDescription.sentence(of: histories, in: range, language, title: title), blocks: blocks,
      language: language)
  }

  /// A sheet of all habits in one grid.
  func sheetOfAll(_ histories: [History]) -> HeatmapSheet {
    let days = OverallDay.days(of: histories)
    let description = HeatmapDescription(
      of: histories, days: days, in: range, today: book.today, language, title: title)
    let blocks = ranges.map { HeatmapBlock(heading: heading(of: $0), grid: grid(of: days, in: $0, view.futureDays)) }
    return HeatmapSheet(
      title: title ?? language.allHabits, period: period, facts: description.facts, description: description.sentence,
      blocks: blocks, language: language)
  }

  // MARK: - Grids

  /// A grid of all habits together.
  ///
  /// - Parameters:
  ///   - days: The sums of their days.
  ///   - range: The days to show.
  ///   - futureDays: What days to come show.
  ///   - before: What days before the first one came to; `nil` if they are to show nothing.
  /// - Returns: The grid.
  func grid(
    of days: [OverallDay], in range: DayRange, _ futureDays: HeatmapMark, before: HeatmapDay? = nil
  ) -> HeatmapGrid {
    HeatmapGrid(
      range: range, weekStart: weekStart, today: book.today,
      scale: fixedScale ?? (request.metric == .share ? .share : .habits), futureDays: futureDays
    ) { day in
      let toCome = day > book.today ? HeatmapDay(state: .none) : nil
      guard let first = days.first?.day, first <= day else { return before.map { toCome ?? $0 } }
      return day - first < days.count ? entry(days[day - first]) : toCome
    }
  }

  private func grids(of history: History, isAlone: Bool, series: Int) throws -> [HeatmapBlock] {
    let habit = history.habit
    let goal = habit.goals.value(on: book.today)
    let notes = try notes(of: habit)
    let amounts = history.days(in: range).map(\.amount)
    let scale = fixedScale ?? HeatmapScale(goal: goal, metric: request.metric, amounts: amounts)
    return ranges.map { range in
      let grid = HeatmapGrid(
        range: range, weekStart: weekStart, today: book.today, scale: scale, futureDays: view.futureDays,
        periods: history.periods
      ) { day in
        // Days to come belong to the habit as long as it has not ended by then.
        if day > book.today {
          return day <= habit.lastDay ?? day && day >= habit.start ? HeatmapDay(state: .none) : nil
        }
        let judged = history[day]
        guard judged.state != .none else { return nil }
        return HeatmapDay(
          state: judged.state, value: .amount(judged.amount, of: habit.goals.value(on: day)), note: notes[day] ?? "")
      }
      let headings = [isAlone ? "" : habit.title, heading(of: range)].filter { !$0.isEmpty }
      return HeatmapBlock(
        heading: headings.joined(separator: ", "),
        facts: isAlone ? [] : HeatmapDescription(of: history, in: range, language).facts,
        subject: goal.isLimit ? .limit : .habit, series: series, grid: grid)
    }
  }

  /// The scale with the thresholds that are asked for; `nil` for the usual ones.
  private var fixedScale: HeatmapScale? {
    request.thresholds.map { HeatmapScale(request.metric, thresholds: $0) }
  }

  /// The weekday of the first row.
  private var weekStart: WeekStart { request.weekStart ?? book.weekStart }

  private func entry(_ day: OverallDay) -> HeatmapDay? {
    guard day.judged > 0 else { return nil }
    return HeatmapDay(
      kept: day.kept, due: day.due + day.open, skipped: day.skipped, isOver: day.day < book.today)
  }

  private func notes(of habit: Habit) throws -> [Day: String] {
    guard hasNotes else { return [:] }
    let notes = try book.snapshot?.notes(of: habit.id, in: range) ?? []
    return Dictionary(notes.map { ($0.day, $0.text) }, uniquingKeysWith: { "\($0); \($1)" })
  }

  // MARK: - Ranges

  private var ranges: [DayRange] { view.blocks(today: book.today, weekStart: weekStart) }

  /// All days that are shown.
  private var range: DayRange { view.range(today: book.today, weekStart: weekStart) }

  /// The year of a block where there are several.
  private func heading(of range: DayRange) -> String {
    ranges.count > 1 ? language.digits(ofYear: range.lowerBound.year) : ""
  }

  /// The days that are shown, in a few words.
  private var period: String {
    language.name(ofMonths: range)
  }
}
