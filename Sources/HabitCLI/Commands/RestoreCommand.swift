import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Puts a copy of the store back.
enum RestoreCommand: ProgramCommand {
  static let path = Argument(optional: .file("file"), "The copy.", shownDefault: "lists the daily copies")
  static let dryRun = Flag("--dry-run", short: "n", "Show what would change, and change nothing.")

  static let spec = CommandSpec(
    "restore", "Put a copy in the place of the store, after a question.",
    discussion: """
      First it shows what would change. The store as it is now is kept beside it, and can be put back in the same way. \
      The copy itself is only read; one of an older version is brought up to date on the way.
      """,
    examples: [
      Example("habit restore ~/.local/share/habit/backups/habit-2026-03-04.db --dry-run", "See what would change."),
      Example("habit restore /media/stick/habit.db", "Put a copy back."),
      Example("habit restore", "List the daily copies."),
    ],
    parameters: [path.spec, dryRun.spec, SharedParameters.yes.spec])

  static func run(_ context: CommandContext) throws {
    guard let path = try context.command.value(path) else {
      let backups = DailyBackups(of: try context.storePath())
      guard !backups.days.isEmpty else { return context.print(context.language.noBackups) }
      for day in backups.days { context.print(backups.path(of: day).escapingControlCharacters) }
      return
    }
    guard !context.environment.isSameFile(path, try context.storePath()) else {
      throw CommandFailure.invalid("same-file") { $0.isTheStoreItself(path) }
    }
    let copy = try Store.copyInMemory(of: path)
    let change = try StoreChange(from: context.namesOfStore(), to: copy.read(StoreNames.init))
    let isDryRun = context.command.isSet(dryRun)
    if isDryRun || !context.command.isSet(SharedParameters.yes) {
      if !context.isJSON { context.environment.tell(change.lines(context.language).map { $0 + "\n" }.joined()) }
      if !isDryRun, !context.isJSON {
        guard try context.isConfirmed(context.language.mayRestore, otherwise: { $0.restoringNeedsYes }) else {
          return context.remark(context.language.nothingWasDone)
        }
      }
    }
    guard !isDryRun else {
      if context.isJSON { try context.print(change.document(aside: nil, isDryRun: true)) }
      return
    }
    if context.isJSON, !context.command.isSet(SharedParameters.yes) {
      throw CommandFailure.invalid("not-confirmed") { $0.restoringNeedsYes }
    }
    let aside = try context.restore(copy)
    if context.isJSON { return try context.print(change.document(aside: aside, isDryRun: false)) }
    context.report(context.language.restored(path))
    if let aside { context.report(context.language.keptAside(aside)) }
  }
}
