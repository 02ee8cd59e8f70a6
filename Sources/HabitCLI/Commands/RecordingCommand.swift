import CommandKit
import FoundationEssentials
import HabitCore
import HabitRender
import HabitStore

/// What the commands that record something on a day have in common.
enum RecordingCommand {
  /// Records something on a day of each named habit, all in one step.
  ///
  /// - Parameters:
  ///   - context: The run of the command.
  ///   - on: The option that names the day.
  ///   - note: The note that is kept with what is recorded.
  ///   - choose: Finds the habits; `nil` for those that are named.
  ///   - decide: What to write, given what is there already.
  /// - Throws: ``CommandFailure`` if a habit is not found or the rules refuse the day; then nothing is written.
  static func run(
    _ context: CommandContext, on: Option<DateWord?>, note: String,
    choosing choose: ((HabitBook, Day) throws -> [HabitBook.Entry])? = nil,
    decide: (RecordingDay) throws(RecordingRefusal) -> DayChange
  ) throws {
    let choose = choose ?? { book, _ in try book.find(try context.command.value(SharedParameters.habits)) }
    let (results, date) = try context.write { book, transaction in
      let day = try context.day(on, today: book.today)
      let results = try choose(book, day).map { entry in
        let before = try book.history(of: entry.habit, covering: day)
        let recorded = RecordingDay(day, checkIns: try book.checkIns(of: entry.habit, on: day), history: before)
        let change = try change(of: recorded, history: before, today: book.today, decide: decide)
        let habit = try transaction.apply(
          change, to: entry.habit, on: day, note: note, recorded: recorded.moment(on: book.clock)
        ) {
          context.environment.makeIdentifier()
        }
        let history = try book.history(of: habit, covering: day)
        try transaction.keep([history], in: book)
        return RecordingResult(day: day, change: change, before: before, history: history)
      }
      return (try book.celebrating(results, on: day), context.language.date(day, seenFrom: book.today))
    }
    if context.isJSON {
      return try context.print(
        .document([
          "habits": .array(results.map(\.json)), "milestones": .array(results.flatMap(\.badges).map(JSON.init)),
        ]))
    }
    if results.isEmpty { context.report(context.language.nothingOpen(on: date)) }
    for result in results { context.report(result.text(in: context.language)) }
  }

  private static func change(
    of recorded: RecordingDay, history: History, today: Day,
    decide: (RecordingDay) throws(RecordingRefusal) -> DayChange
  ) throws -> DayChange {
    do throws(RecordingRefusal) {
      return try decide(recorded)
    } catch {
      throw CommandFailure(error, of: history.habit, on: recorded.day, today: today)
    }
  }
}

extension Transaction {
  /// Writes what a day is to hold.
  ///
  /// - Returns: The habit, with its start moved if it had to be.
  fileprivate func apply(
    _ change: DayChange, to habit: Habit, on day: Day, note: String, recorded: Moment,
    makeIdentifier: () -> UUID
  ) throws -> Habit {
    if let entry = change.entry {
      try insert(
        CheckIn(
          id: makeIdentifier(), habit: habit.id, day: day, kind: entry.kind, amount: entry.amount, note: note,
          recorded: recorded))
    }
    if var annotated = change.annotated {
      annotated.note = note
      try update(annotated)
    }
    guard let start = change.newStart else { return habit }
    var moved = habit
    moved.start = start
    try update(moved)
    return moved
  }
}
