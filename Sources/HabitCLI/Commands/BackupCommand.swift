import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Copies the store.
enum BackupCommand: ProgramCommand {
  static let path = Argument(optional: .file("file"), "Where the copy is to be.", shownDefault: "lists the copies")

  static let spec = CommandSpec(
    "backup", "Copy the store into a file, and look through the copy.",
    discussion: """
      Others may write meanwhile. On each day with a change a copy is made by itself, in the folder backups beside the \
      store; the setting backups says how many days are kept. Without a file they are listed; 'habit restore' puts a \
      copy back.
      """,
    examples: [
      Example("habit backup /media/stick/habit.db", "Copy the store."),
      Example("habit backup", "List the daily copies."),
    ],
    parameters: [path.spec])

  static func run(_ context: CommandContext) throws {
    guard let path = try context.command.value(path) else { return try list(context) }
    guard path != "-" else { throw CommandFailure.invalid("missing-file") { $0.backupNeedsFile } }
    guard let size = try context.backUp(to: path) else { throw CommandFailure.nothingToCopy }
    if context.isJSON {
      return try context.print(
        .document([
          "checkIns": .int(size.checkIns), "file": .string(path), "habits": .int(size.habits),
          "todos": .int(size.todos),
        ]))
    }
    context.report("\(context.language.saved(path)): \(context.language.size(size))")
  }

  private static func list(_ context: CommandContext) throws {
    let backups = DailyBackups(of: try context.storePath())
    let days = backups.days
    if context.isJSON {
      return try context.print(
        .document([
          "backups": .array(days.map { ["date": .string($0.description), "file": .string(backups.path(of: $0))] })
        ]))
    }
    guard !days.isEmpty else { return context.print(context.language.noBackups) }
    for day in days { context.print(backups.path(of: day).escapingControlCharacters) }
    context.remark(context.language.restoreHint)
  }
}

extension CommandFailure {
  /// There is no store of which a copy could be made.
  static let nothingToCopy = CommandFailure(
    exitCode: .missingInput, code: "no-store",
    message: Wording("there is no store yet, and nothing to copy", "아직 저장소가 없어 복사할 것이 없습니다"))
}
