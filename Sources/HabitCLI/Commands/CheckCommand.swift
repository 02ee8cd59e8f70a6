import CommandKit
import HabitCore

/// Records that habits were done, or explicitly that they were not.
enum CheckCommand: ProgramCommand {
  static let on = Option("--on", .date, "The day to check in for.", shownDefault: "today")
  static let amount = Option("--amount", .amount, "How much was done.", shownDefault: "what is missing to the goal")
  static let no = Flag("--no", "Record that it was not done.")

  static let spec = CommandSpec(
    "check", "Check in for habits.",
    discussion: """
      Several check-ins of a day add up. Without an amount the rest up to the goal is recorded, or one unit towards a \
      limit. Where the goal is just a check-in, a second one changes nothing.
      """,
    examples: [
      Example("habit check read", "Check in for today."),
      Example("habit check water --amount 2", "Add two glasses."),
      Example("habit check read run --on yesterday", "Catch up on two habits."),
      Example("habit check run --no --note 'Knee hurts'", "Say that it was not done, and why."),
    ],
    parameters: [SharedParameters.habits.spec, on.spec, amount.spec, SharedParameters.note.spec, no.spec])

  static func run(_ context: CommandContext) throws {
    let note = try context.command.value(SharedParameters.note) ?? ""
    let amount = try context.command.value(amount)
    let isNo = context.command.isSet(no)
    guard !isNo || amount == nil else { throw context.command.error(.conflict(no.spec.name, self.amount.spec.name)) }
    try RecordingCommand.run(context, on: on, note: note) { day throws(RecordingRefusal) in
      isNo ? try day.no(note: note) : try day.checkIn(amount: amount, note: note)
    }
  }
}
