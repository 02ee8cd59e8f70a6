import HabitCore
import HabitRender
import HabitStore

/// Makes heatmap sheets of the habits of a book.
struct HeatmapMaker {
  let book: HabitBook
  let view: HeatmapView
  let metric: HeatmapScale.Metric

  /// The most days of one sheet, some fifty years.
  static let longestRange = 20_000

  /// A sheet of some habits, each with grids of its own.
  func sheet(of entries: [HabitBook.Entry]) throws -> HeatmapSheet {
    let histories = try book.histories(of: entries)
    let isAlone = histories.count == 1
    let blocks = try histories.flatMap { history in
      try grids(of: history, isAlone: isAlone)
    }
    let descriptions = histories.map { HeatmapDescription(history: $0, range: range) }
    return HeatmapSheet(
      title: isAlone ? histories[0].habit.title : "\(histories.count) habits", period: period,
      fact: isAlone ? descriptions[0].fact : "", description: descriptions.map(\.sentence).joined(separator: " "),
      blocks: blocks)
  }

  /// A sheet of all habits in one grid.
  func sheetOfAll() throws -> HeatmapSheet {
    let histories = try book.histories(of: book.entries)
    let days = OverallDay.days(of: histories)
    let description = HeatmapDescription(histories: histories, days: days, range: range)
    let scale = metric == .share ? HeatmapScale.share : .habits
    let blocks = ranges.map { range in
      let grid = HeatmapGrid(
        range: range, weekStart: book.weekStart, today: book.today, scale: scale, futureDays: view.futureDays
      ) { day in
        guard let first = days.first?.day, first <= day else { return nil }
        guard day - first < days.count else { return day > book.today ? HeatmapDay(state: .none) : nil }
        return entry(days[day - first])
      }
      return HeatmapBlock(heading: heading(of: range), grid: grid)
    }
    return HeatmapSheet(
      title: "All habits", period: period, fact: description.fact, description: description.sentence, blocks: blocks)
  }

  // MARK: - Grids

  private func grids(of history: History, isAlone: Bool) throws -> [HeatmapBlock] {
    let habit = history.habit
    let goal = habit.goals.value(on: book.today)
    let notes = try notes(of: habit)
    let amounts = history.days(in: range).map(\.amount)
    let scale = HeatmapScale(goal: goal, metric: metric, amounts: amounts)
    return ranges.map { range in
      let grid = HeatmapGrid(
        range: range, weekStart: book.weekStart, today: book.today, scale: scale, futureDays: view.futureDays,
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
      let description = HeatmapDescription(history: history, range: range)
      let headings = [isAlone ? "" : habit.title, heading(of: range)].filter { !$0.isEmpty }
      return HeatmapBlock(
        heading: headings.joined(separator: ", "), fact: isAlone ? "" : description.fact, isLimit: goal.isLimit,
        grid: grid)
    }
  }

  private func entry(_ day: OverallDay) -> HeatmapDay? {
    guard day.judged > 0 else { return nil }
    return HeatmapDay(
      kept: day.kept, due: day.due + day.open, skipped: day.skipped, isOver: day.day < book.today)
  }

  private func notes(of habit: Habit) throws -> [Day: String] {
    let notes = try book.snapshot?.notes(of: habit.id, in: range) ?? []
    return Dictionary(notes.map { ($0.day, $0.text) }, uniquingKeysWith: { "\($0); \($1)" })
  }

  // MARK: - Ranges

  private var ranges: [DayRange] { view.blocks(today: book.today, weekStart: book.weekStart) }

  /// All days that are shown.
  private var range: DayRange {
    let first = ranges.map(\.lowerBound).min() ?? book.today
    return first...(ranges.map(\.upperBound).max() ?? book.today)
  }

  /// The year of a block where there are several.
  private func heading(of range: DayRange) -> String {
    ranges.count > 1 ? String(range.lowerBound.year) : ""
  }

  /// The days that are shown, in a few words.
  private var period: String {
    Language.english.name(ofMonths: range)
  }
}

extension Habit {
  /// The icon and the name.
  var title: String { icon.isEmpty ? name.text : "\(icon) \(name.text)" }
}
