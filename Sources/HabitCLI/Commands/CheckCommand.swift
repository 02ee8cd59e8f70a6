import CommandKit
import HabitCore
import HabitStore

/// Records that habits were done, or explicitly that they were not.
enum CheckCommand: ProgramCommand {
  static let habits = Argument(zeroOrMore: .activeHabit, SharedParameters.habits.spec.summary)
  static let category = Option("--category", .category, "All that is due and open in this category, or in none.")
  static let on = Option("--on", .date, "The day to check in for.", shownDefault: "today")
  static let amount = Option("--amount", .amount, "How much was done.", shownDefault: "what is missing to the goal")
  static let no = Flag("--no", "Record that it was not done.")

  static let spec = CommandSpec(
    "check", "Check in for habits.",
    discussion: """
      Several check-ins of a day add up. Without an amount the rest up to the goal is recorded, or one unit towards a \
      limit. Where the goal is just a check-in, a second one changes nothing. A category never checks in what has a \
      limit.
      """,
    examples: [
      Example("habit check read", "Check in for today."),
      Example("habit check water --amount 2", "Add two glasses."),
      Example("habit check read run --on yesterday", "Catch up on two habits."),
      Example("habit check --category health", "Check in for all of a category that is still open."),
      Example("habit check run --no --note 'Knee hurts'", "Say that it was not done, and why."),
    ],
    parameters: [habits.spec, category.spec, on.spec, amount.spec, SharedParameters.note.spec, no.spec])

  static func run(_ context: CommandContext) throws {
    let note = try context.command.value(SharedParameters.note) ?? ""
    let amount = try context.command.value(amount)
    let isNo = context.command.isSet(no)
    guard !isNo || amount == nil else { throw context.command.error(.conflict(no.spec.name, self.amount.spec.name)) }
    let words = try context.command.value(habits)
    let isOfCategory = context.command.isGiven(category)
    guard !words.isEmpty || isOfCategory else {
      throw context.command.error(.missingParameter(Wording(verbatim: "<habit>")))
    }
    try RecordingCommand.run(
      context, on: on, note: note,
      choosing: { book, day in
        isOfCategory ? try context.narrowed(book, named: words).open(on: day) : try book.find(words)
      }
    ) { day throws(RecordingRefusal) in
      isNo ? try day.no(note: note) : try day.checkIn(amount: amount, note: note)
    }
  }
}

extension HabitBook {
  /// The habits that a day asks for and that are not done, save those with a limit: there a check-in is no success.
  fileprivate func open(on day: Day) throws -> [Entry] {
    let list = TodayList(
      on: day, of: try histories(forListOf: day), clock: clock, dayStart: settings.dayStart)
    let numbers = list.items.filter(\.isOpen).map(\.number)
    return entries.filter { numbers.contains($0.number) }
  }
}

extension TodayItem {
  /// Whether a check-in would do what the day still asks for.
  fileprivate var isOpen: Bool {
    guard !goal.isLimit else { return false }
    switch state {
    case .pending, .missed, .partial: return true
    case .rest, .extra: return isLate
    case .none, .done, .skipped: return false
    }
  }
}
