import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Takes over what another store knows.
enum MergeCommand: ProgramCommand {
  static let path = Argument(.file("file"), "The other store, such as that of another computer.")
  static let dryRun = Flag("--dry-run", short: "n", "Show what would come, and change nothing.")

  static let spec = CommandSpec(
    "merge", "Take over what another store knows, without losing anything.",
    discussion: """
      The other file is only read. Check-ins add up, of two changes of one thing the later holds, and what was removed \
      here and written on later there comes back; it says what differed and how that was decided. Merging the same file \
      again changes nothing. It is no step to undo: merge into a copy to try it out.
      """,
    examples: [
      Example("habit merge /media/stick/habit.db --dry-run", "See what would come."),
      Example("habit merge /media/stick/habit.db", "Take it over."),
    ],
    parameters: [path.spec, dryRun.spec])

  static func run(_ context: CommandContext) throws {
    let path = try context.command.value(path)
    guard !context.environment.isSameFile(path, try context.storePath()) else {
      throw CommandFailure.invalid("same-file") { $0.isTheStoreItself(path) }
    }
    let other = try Store.copyInMemory(of: path)
    let isDryRun = context.command.isSet(dryRun)
    let outcome = try isDryRun ? context.rehearseMerge(of: other) : context.merge(other)
    if context.isJSON {
      return try context.print(.document(["dryRun": .bool(isDryRun), "merged": JSON(outcome)]))
    }
    let language = context.language
    for line in outcome.isEmpty ? [language.nothingCame] : MergeView.lines(outcome, language) { context.report(line) }
    if isDryRun { context.report(language.dryRun) }
  }
}
