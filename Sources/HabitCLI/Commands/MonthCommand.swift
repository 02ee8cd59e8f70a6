import CommandKit
import HabitCore

/// Sums up a month.
enum MonthCommand: ProgramCommand {
  static let spec = CommandSpec(
    "month", "Sum up a month, habit by habit.",
    examples: [
      Example("habit month", "Sum up the running month."),
      Example("habit month --month 2026-03 --format html", "Sum up a month as a page."),
    ],
    parameters: [RangeOptions.month.spec, CategoryOption.filter.spec, SummaryFormat.option.spec])

  static func run(_ context: CommandContext) throws {
    let month = try context.command.value(RangeOptions.month)
    try context.printSummary(per: .month) { book in
      month.flatMap { DayRange.month($0)?.lowerBound } ?? book.today
    }
  }
}
