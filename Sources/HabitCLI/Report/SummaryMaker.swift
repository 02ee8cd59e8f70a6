import HabitCore
import HabitRender
import HabitStore

/// Sums up weeks and months of the habits of a book.
struct SummaryMaker {
  let book: HabitBook
  let language: Language

  /// What a week or a month came to.
  ///
  /// - Parameters:
  ///   - period: Whether it is a week or a month.
  ///   - day: One of its days.
  ///   - entries: The habits; `nil` for all.
  /// - Returns: The summary.
  /// - Throws: An error of the store.
  func summary(
    per period: Period, containing day: Day, of entries: [HabitBook.Entry]? = nil
  ) throws -> PeriodSummary {
    PeriodSummary(
      period, containing: day, weekStart: book.weekStart, of: try book.histories(of: entries ?? book.entries))
  }

  /// The page of a summary.
  func report(on summary: PeriodSummary) throws -> Report {
    var notes: [ReportNote] = []
    for row in summary.rows {
      let texts = try book.snapshot?.notes(of: row.habit.id, in: summary.days) ?? []
      notes += texts.map { ReportNote(day: $0.day, text: $0.text, habit: row.habit.title) }
    }
    // The newest first, and those of a day in the order of the habits.
    let sorted = notes.enumerated().sorted { left, right in
      left.element.day == right.element.day ? left.offset < right.offset : left.element.day > right.element.day
    }
    return Report(on: summary, today: book.today, language, notes: sorted.map(\.element))
  }
}
