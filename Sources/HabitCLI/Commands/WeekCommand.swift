import CommandKit
import HabitCore

/// Sums up a week.
enum WeekCommand: ProgramCommand {
  static let spec = CommandSpec(
    "week", "Sum up a week, habit by habit.",
    examples: [
      Example("habit week", "Sum up the running week."),
      Example("habit week --week 2026-W10", "Sum up a week by its ISO number."),
      Example("habit week --format markdown", "Sum it up as a table to paste elsewhere."),
    ],
    parameters: [RangeOptions.week.spec, CategoryOption.filter.spec, SummaryFormat.option.spec])

  static func run(_ context: CommandContext) throws {
    let week = try context.command.value(RangeOptions.week) ?? .running
    try context.printSummary(per: .week) { week.week(today: $0.today, weekStart: $0.weekStart).first }
  }
}
