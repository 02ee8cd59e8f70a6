import CommandKit
import HabitCore
import HabitStore

/// Brings habits and check-ins of another tracker in.
enum ImportCommand: ProgramCommand {
  static let format = Argument(ValueFormat<ImportChoice>(choices: "format"), "The tracker, or auto to find out.")
  static let path = Argument(.file("path"), "Its file or folder.")
  static let dryRun = Flag("--dry-run", short: "n", "Show the receipt and write nothing.")
  static let dateOrder = Option(
    "--date-format", ValueFormat<DateOrder>(choices: "order"), "The order of year, month and day in its dates.")

  static let spec = CommandSpec(
    "import", "Bring the history of another tracker in.",
    discussion: """
      The receipt says what became of each habit and of each row. Importing the same file twice changes nothing; \
      'habit undo' takes an import back.
      """,
    glossary: Glossary("Formats", ImportFormat.allCases.map { Glossary.Entry($0.rawValue, $0.helpSentence) }),
    examples: [
      Example("habit import auto 'Loop Habits Backup.db'", "Read a backup of Loop Habit Tracker."),
      Example(
        "habit import loop 'Loop Habits CSV 2026-03-05.zip' --dry-run", "Look at what Loop's CSV export would become."),
      Example("habit import harsh ~/.config/harsh", "Read the folder of harsh."),
      Example(
        "habit import csv runs.csv --columns date=Day,value=Kilometres --date-format dmy", "Read a table of your own."),
    ],
    parameters: [format.spec, path.spec, dryRun.spec, dateOrder.spec] + TableOptions.specs)

  static func run(_ context: CommandContext) throws {
    let choice = try context.command.value(format)
    let path = try context.command.value(path)
    guard let reader = context.environment.abilities.foreignReader else { throw HandOver(companion: .exchange) }
    let isDryRun = context.command.isSet(dryRun)
    var options = ImportOptions(
      today: try context.read { $0.today }, dateOrder: try context.command.value(dateOrder),
      secondsFromUTC: context.environment.secondsFromUTC)
    let wanted = try TableOptions.add(from: context.command, for: choice, to: &options)
    let progress = context.progress
    defer { progress?("") }
    progress?(context.language.reading(path.escapingControlCharacters))
    let (format, found) = try reader.plan(wanted, path, options)
    let plan = found.leavingOutUnknownSettings
    let total = plan.habits.reduce(0) { $0 + $1.count }
    let show = { (count: Int) in progress?(context.language.checkInsLookedAt(count, of: total)) ?? () }
    let outcome = isDryRun ? try context.rehearse(plan, progress: show) : try context.apply(plan, progress: show)
    if context.isJSON { return try context.print(document(format, plan, outcome, isDryRun: isDryRun)) }
    if choice == .auto { context.report("this belongs to \(format.trackerName)") }
    for line in reader.receipt(plan, outcome) { context.report(line) }
    if isDryRun { context.report(context.language.dryRun) }
  }

  private static func document(
    _ format: ImportFormat, _ plan: ImportPlan, _ outcome: ImportOutcome, isDryRun: Bool
  ) -> JSON {
    let habits = zip(plan.habits, outcome.items).map { habit, item -> JSON in
      [
        "name": .string(item.name.text), "nameInFile": .string(habit.habit.name.text), "isNew": .bool(item.isNew),
        "inserted": .int(item.inserted), "unchanged": .int(item.unchanged),
        "kept": .array(item.kept.map { .string($0.description) }),
        "remarks": .array(habit.remarks.map(JSON.string)), "omissions": .array(habit.omissions.map(json)),
      ]
    }
    return .document([
      "habits": .array(habits), "omissions": .array(plan.omissions.map(json)), "dryRun": .bool(isDryRun),
      "format": .string(format.rawValue), "categories": json(outcome.categories), "pauses": json(outcome.pauses),
      "todos": json(outcome.todos), "settings": .array(outcome.settings.map(JSON.string)),
      "remarks": .array(plan.remarks.map(JSON.string)),
      "keptTodos": .array(outcome.keptTodos.map { .string($0.text) }),
    ])
  }

  private static func json(_ count: ImportOutcome.Count) -> JSON {
    ["inserted": .int(count.inserted), "unchanged": .int(count.unchanged)]
  }

  private static func json(_ omission: ImportOmission) -> JSON {
    [
      "place": .string(omission.place), "reason": .string(omission.reason), "count": .int(omission.count),
      "fault": .bool(omission.isFault),
    ]
  }
}

/// What a person says of the tracker: which one, or that its files shall tell.
enum ImportChoice: RawRepresentable, CaseIterable, Sendable, Hashable {
  case auto
  case format(ImportFormat)

  static let allCases = [auto] + ImportFormat.allCases.map(ImportChoice.format)

  init?(rawValue: String) {
    guard let choice = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = choice
  }

  var rawValue: String { format?.rawValue ?? "auto" }

  /// The tracker; `nil` to find out.
  var format: ImportFormat? {
    if case .format(let format) = self { format } else { nil }
  }
}

extension ImportPlan {
  /// The plan with the settings alone that are known here and have a valid value; the others are listed as left out.
  fileprivate var leavingOutUnknownSettings: ImportPlan {
    var plan = self
    plan.settings = [:]
    for (key, value) in settings.sorted(by: { $0.key < $1.key }) {
      let setting = Setting.all.first { $0.name.rawValue == key && !$0.name.belongsToDevice }
      if let normal = try? setting?.normalized(value, home: nil) {
        plan.settings[key] = normal
      } else {
        plan.omissions.append(
          ImportOmission(place: "settings.\(key)", reason: "there is no such setting, or no such value", isFault: true))
      }
    }
    return plan
  }
}

extension ImportFormat {
  /// What to give, as a sentence of the help page.
  fileprivate var helpSentence: String { source.prefix(1).uppercased() + source.dropFirst() + "." }
}
