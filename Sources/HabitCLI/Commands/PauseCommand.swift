import CommandKit
import FoundationEssentials
import HabitCore
import HabitRender
import HabitStore

/// Pauses habits for a range of days, or lists the pauses.
enum PauseCommand: ProgramCommand {
  static let habits = Argument(zeroOrMore: .activeHabit, "The habits to pause.")
  static let all = Flag("--all", "Pause all habits.")
  static let from = Option("--from", .date, "The first day; a weekday means the next one.", shownDefault: "today")
  static let to = Option("--to", .date, "The last day.", shownDefault: "until 'habit resume'")

  static let spec = CommandSpec(
    "pause", "Pause habits for some days, or list the pauses.",
    discussion: "Days of a pause do not count: no streak ends on them. Without a habit the pauses are listed.",
    examples: [
      Example("habit pause", "List the pauses."),
      Example("habit pause --all --from 2026-08-01 --to 2026-08-14", "Go on holiday."),
      Example("habit pause run", "Pause a habit from today on."),
    ],
    parameters: [habits.spec, all.spec, from.spec, to.spec])

  static func run(_ context: CommandContext) throws {
    let words = try context.command.value(habits)
    let isAll = context.command.isSet(all)
    guard words.isEmpty || !isAll else { throw context.command.error(.conflict("<habit>", all.spec.name)) }
    guard isAll || !words.isEmpty else {
      guard !context.command.isGiven(from), !context.command.isGiven(to) else {
        throw context.command.error(
          .missingCompanion(Wording("a <habit> or --all", "<habit> 또는 --all"), of: Wording("a range of days", "기간")))
      }
      return try list(context)
    }
    let (added, today) = try context.write { book, transaction in
      let first = try context.day(from, today: book.today, looking: .ahead)
      let last = try context.command.value(to).map {
        try context.day($0, of: to.spec, today: book.today, looking: .after(first))
      }
      if let last, last < first {
        throw CommandFailure.invalid("invalid-range") { $0.pauseEnds(last, before: first) }
      }
      let ids: [UUID?] = isAll ? [nil] : try book.find(words).map(\.habit.id)
      let lines = try ids.map { id in
        if let same = book.pauses.first(where: { $0.habit == id && $0.first == first && $0.last == last }) {
          return Line(pause: same, name: book.name(of: same), isNew: false)
        }
        let pause = Pause(id: context.environment.makeIdentifier(), habit: id, first: first, last: last)
        try transaction.insert(pause)
        return Line(pause: pause, name: book.name(of: pause), isNew: true)
      }
      return (lines, book.today)
    }
    if context.isJSON { return try context.print(.document(["pauses": .array(added.map(\.json))])) }
    for line in added { context.report(line.report(in: context.language, today: today)) }
  }

  private static func list(_ context: CommandContext) throws {
    let (lines, today) = try context.read { book in
      (book.pauses.map { Line(pause: $0, name: book.name(of: $0), isNew: false) }, book.today)
    }
    if lines.isEmpty, !context.isJSON { return context.print(context.language.noPauses) }
    if context.isJSON { return try context.print(.document(["pauses": .array(lines.map(\.json))])) }
    for line in lines { context.print(line.text(in: context.language, today: today, as: Language.pause)) }
  }

  /// One pause as it is shown.
  private struct Line {
    let pause: Pause
    let name: String?
    /// Whether it was added just now.
    let isNew: Bool

    func report(in language: Language, today: Day) -> String {
      guard isNew else { return "\(name ?? language.everyHabit): \(language.nothingToChange)" }
      return text(in: language, today: today, as: Language.paused)
    }

    func text(
      in language: Language, today: Day, as phrase: (Language) -> (_ first: String, _ last: String?) -> String
    ) -> String {
      func date(_ day: Day) -> String { language.date(day, seenFrom: today) }
      return "\(name ?? language.everyHabit): \(phrase(language)(date(pause.first), pause.last.map(date)))"
    }

    var json: JSON {
      [
        "id": .string(pause.id.uuidString), "habit": JSON(pause.habit?.uuidString), "name": JSON(name),
        "from": JSON(pause.first), "to": JSON(pause.last),
      ]
    }
  }
}

extension HabitBook {
  /// The name of the habit that a pause is for; `nil` for a pause of all habits.
  fileprivate func name(of pause: Pause) -> String? {
    pause.habit.flatMap { id in entries.first { $0.habit.id == id }?.habit.name.text }
  }
}
