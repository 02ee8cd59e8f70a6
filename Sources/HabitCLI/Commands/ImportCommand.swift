import CommandKit
import HabitCore
import HabitStore

/// Brings habits and check-ins of another tracker in.
enum ImportCommand: ProgramCommand {
  static let format = Argument(ValueFormat<ForeignFormat>(choices: "format"), "The tracker: loop or harsh.")
  static let path = Argument(.file("path"), "Its file or folder.")
  static let dryRun = Flag("--dry-run", short: "n", "Show the receipt and write nothing.")

  static let spec = CommandSpec(
    "import", "Bring the history of another tracker in.",
    discussion: """
      The receipt says what became of each habit and of each row. Importing the same file twice changes nothing; \
      'habit undo' takes an import back.
      """,
    examples: [
      Example("habit import loop 'Loop Habits Backup.db'", "Read a backup of Loop Habit Tracker."),
      Example("habit import loop export/ --dry-run", "Look at what Loop's unpacked CSV export would become."),
      Example("habit import harsh ~/.config/harsh", "Read the folder of harsh."),
    ],
    parameters: [format.spec, path.spec, dryRun.spec])

  static func run(_ context: CommandContext) throws {
    let format = try context.command.value(format)
    let path = try context.command.value(path)
    guard let reader = context.environment.abilities.foreignReader else { throw HandOver(companion: .exchange) }
    let isDryRun = context.command.isSet(dryRun)
    let today = try context.read { $0.today }
    let plan = try reader.plan(format, path, today)
    let outcome = isDryRun ? try context.rehearse(plan) : try context.apply(plan)
    if context.isJSON { return try context.print(document(plan, outcome, isDryRun: isDryRun)) }
    for line in reader.receipt(plan, outcome) { context.report(line) }
    if isDryRun { context.report(context.language.dryRun) }
  }

  private static func document(_ plan: ImportPlan, _ outcome: ImportOutcome, isDryRun: Bool) -> JSON {
    let habits = zip(plan.habits, outcome.items).map { habit, item -> JSON in
      [
        "name": .string(item.name.text), "nameInFile": .string(habit.habit.name.text), "isNew": .bool(item.isNew),
        "inserted": .int(item.inserted), "unchanged": .int(item.unchanged),
        "remarks": .array(habit.remarks.map(JSON.string)), "omissions": .array(habit.omissions.map(json)),
      ]
    }
    return .document([
      "habits": .array(habits), "omissions": .array(plan.omissions.map(json)), "dryRun": .bool(isDryRun),
    ])
  }

  private static func json(_ omission: ImportOmission) -> JSON {
    [
      "place": .string(omission.place), "reason": .string(omission.reason), "count": .int(omission.count),
      "fault": .bool(omission.isFault),
    ]
  }
}
