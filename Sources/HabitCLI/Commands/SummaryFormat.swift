import CommandKit
import HabitCore
import HabitRender

/// The form of the summary of a week or a month.
enum SummaryFormat: String, CaseIterable, Sendable {
  case text, markdown, html, json

  static let option = Option(
    "--format", ValueFormat<SummaryFormat>(choices: "format"), "The form; a page is in the language of the locale.",
    default: SummaryFormat.text, shownDefault: "text")
}

extension CommandContext {
  /// Sums up a week or a month, and prints it in the form that is asked for.
  ///
  /// - Parameters:
  ///   - period: Whether it is a week or a month.
  ///   - day: Finds one of its days.
  /// - Throws: A mistake on the line, or an error of the store.
  func printSummary(per period: Period, containing day: (HabitBook) -> Day) throws {
    let chosen = try command.value(SummaryFormat.option)
    let format = isJSON ? .json : chosen
    try read { book in
      let book = try narrowed(book)
      let maker = SummaryMaker(book: book, language: language)
      let summary = try maker.summary(per: period, containing: day(book))
      let columns = SummaryColumns(summary, today: book.today, language)
      switch format {
      case .json: try print(summary.document)
      case .html: emit(String(decoding: ReportWriter().html(of: try maker.report(on: summary)), as: UTF8.self))
      case .markdown: print(lines: SummaryMarkdown(columns: columns).lines)
      case .text where book.entries.isEmpty: print(lines: language.beginning)
      case .text: print(lines: SummaryView(columns: columns, style: style).lines(width: width))
      }
    }
  }
}
