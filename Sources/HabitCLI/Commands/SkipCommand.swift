import CommandKit
import HabitCore

/// Leaves days of habits out.
enum SkipCommand: ProgramCommand {
  static let on = Option("--on", .date, "The day to skip; it may lie ahead.", shownDefault: "today")

  static let spec = CommandSpec(
    "skip", "Leave a day out, so that it does not count.",
    examples: [
      Example("habit skip run", "Leave today out."),
      Example("habit skip run --on tomorrow --note 'Day off'", "Leave tomorrow out, and say why."),
    ],
    parameters: [SharedParameters.activeHabits.spec, on.spec, SharedParameters.note.spec])

  static func run(_ context: CommandContext) throws {
    let note = try context.command.value(SharedParameters.note) ?? ""
    try RecordingCommand.run(context, on: on, note: note) { day throws(RecordingRefusal) in
      try day.skip(note: note)
    }
  }
}
