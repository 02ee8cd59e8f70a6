import CommandKit
import HabitCore

/// Sums up a week.
enum WeekCommand: ProgramCommand {
  /// The form of the summary.
  enum Format: String, CaseIterable {
    case text, json
  }

  static let format = Option(
    "--format", .init(choices: "format"), "The form.", default: Format.text, shownDefault: "text")

  static let spec = CommandSpec(
    "week", "Sum up a week, habit by habit.",
    examples: [
      Example("habit week", "Sum up the running week."),
      Example("habit week --week 2026-W10", "Sum up a week by its ISO number."),
    ],
    parameters: [RangeOptions.week.spec, format.spec])

  static func run(_ context: CommandContext) throws {
    let isJSON = try context.command.value(format) == .json || context.isJSON
    let asked = try context.command.value(RangeOptions.week)
    let (summary, today, isEmpty) = try context.read { book in
      let running = Week(containing: book.today, startingOn: book.weekStart)
      let week = asked.flatMap { Week(number: $0.number, ofYear: $0.year, startingOn: book.weekStart) } ?? running
      return (WeekSummary(week, of: try book.histories(of: book.entries)), book.today, book.entries.isEmpty)
    }
    if isJSON { return try context.print(summary.document) }
    guard !isEmpty else { return context.print(lines: TodayView.beginning) }
    let view = WeekView(summary: summary, today: today, style: context.style)
    context.print(lines: view.lines(width: context.width))
  }
}
