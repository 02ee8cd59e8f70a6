import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Archives habits.
enum ArchiveCommand: ProgramCommand {
  static let on = Option(
    "--on", .date, "The first day that no longer counts.", shownDefault: "today, or tomorrow after a check-in")

  static let spec = CommandSpec(
    "archive", "Put habits away; their past is kept.",
    examples: [
      Example("habit archive gym", "Put a habit away from today on."),
      Example("habit archive gym --on 2026-03-01", "Put it away as of a day."),
    ],
    parameters: [SharedParameters.activeHabits.spec, on.spec])

  static func run(_ context: CommandContext) throws {
    let words = try context.command.value(SharedParameters.habits)
    let lines = try context.write { book, transaction in
      try book.find(words).map { entry in
        var habit = entry.habit
        let language = context.language
        if habit.isArchived(on: book.today), let archived = habit.archived, !context.command.isGiven(on) {
          return "\(habit.name): \(language.archivedAlready(since: language.date(archived, seenFrom: book.today)))"
        }
        let day = try archiveDay(of: habit, context, book)
        let date = language.date(day, seenFrom: book.today)
        guard habit.archived != day else { return "\(habit.name): \(language.archivedAlready(from: date))" }
        habit.archived = day
        try transaction.update(habit)
        return "\(habit.name): \(language.archived(from: date))"
      }
    }
    try context.conclude(lines)
  }

  /// The day from which a habit is archived: a day that holds a check-in still counts.
  private static func archiveDay(of habit: Habit, _ context: CommandContext, _ book: HabitBook) throws -> Day {
    guard context.command.isGiven(on) else {
      let isToday = try !book.checkIns(of: habit, on: book.today).isEmpty
      guard isToday else { return book.today }
      guard book.today < .last else {
        throw CommandFailure.invalid("end-of-calendar") { $0.hasEntryOnLastDay(habit.name) }
      }
      return book.today + 1
    }
    let last = try book.snapshot?.tallies(of: habit.id).last(where: \.isDone)?.day
    let day = try context.day(on, today: book.today)
    guard day >= habit.start else {
      throw CommandFailure.invalid("before-start") { $0.begins(habit.name, on: habit.start, after: day) }
    }
    if let last, last >= day {
      throw CommandFailure.invalid("check-ins-after-archive") { $0.cannotArchive(habit.name, before: last) }
    }
    return day
  }
}
