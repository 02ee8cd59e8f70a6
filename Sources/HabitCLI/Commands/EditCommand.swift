import CommandKit
import HabitCore
import HabitStore

/// Changes a habit.
enum EditCommand: ProgramCommand {
  static let name = Option("--name", .name, "A new name.")
  static let from = Option(
    "--from", .date, "The day from which a new schedule or goal holds; earlier days keep theirs.", shownDefault: "today"
  )

  static let spec = CommandSpec(
    "edit", "Change a habit.",
    discussion: """
      A new schedule or goal holds from a day on and never changes how earlier days are judged. The word none clears a \
      time, goal, icon, colour, category, end or note, or the times of --remind.
      """,
    examples: [
      Example("habit edit gym --days mon,thu --from 2026-02-01", "Go less often from February on."),
      Example("habit edit read --name 'Read a book' --at 22:00", "Give it another name and time."),
      Example("habit edit water --goal '10 glasses'", "Raise the goal from today on."),
      Example("habit edit read --remind 07:00,21:00", "Send two more reminders of it."),
      Example("habit edit run --end none", "Let it go on for good."),
    ],
    parameters: [SharedParameters.habit.spec, name.spec] + HabitOptions.schedule + HabitOptions.goals
      + [from.spec, HabitOptions.at.spec] + HabitOptions.looks
      + [
        CategoryOption.membership.spec, HabitOptions.start.spec, HabitOptions.end.spec, HabitOptions.note.spec,
        HabitOptions.remind.spec, HabitOptions.reminder.spec,
        HabitOptions.noReminder.spec,
      ])

  static func run(_ context: CommandContext) throws {
    let word = try context.command.value(SharedParameters.habit)
    let (old, new, entry, book, categories) = try context.write { book, transaction in
      let entry = try book.find(word)
      let habit = try edited(entry.habit, context, book)
      if habit != entry.habit { try transaction.update(habit) }
      return (
        entry.habit, habit, HabitBook.Entry(number: entry.number, habit: habit), book,
        try book.categories().map(\.category)
      )
    }
    if context.isJSON {
      return try context.print(
        .document(["habit": JSON(entry.habit, number: entry.number, on: book.today, CategoryNames(of: categories))]))
    }
    let language = context.language
    let changes = HabitDifference(
      old: old, new: new, today: book.today, weekStart: book.weekStart, categories: categories, language: language
    ).phrases
    context.report("\(old.name): \(changes.isEmpty ? language.nothingToChange : changes.joined(separator: ", "))")
  }

  private static func edited(_ old: Habit, _ context: CommandContext, _ book: HabitBook) throws -> Habit {
    let command = context.command
    var habit = old
    if let name = try command.value(name) {
      try book.requireFree(name, except: old)
      habit.name = name
    }
    if let time = try command.value(HabitOptions.at) { habit.targetTime = time.value }
    if let icon = try command.value(HabitOptions.icon) { habit.icon = icon.value ?? "" }
    if let color = try HabitOptions.color(command) { habit.color = color.value }
    if let category = try context.category(CategoryOption.membership, in: book) {
      habit.category = category.value?.id
    }
    if let note = try command.value(HabitOptions.note) { habit.note = note.value ?? "" }
    if let times = try command.value(HabitOptions.remind) {
      habit.reminderTimes = times.value ?? []
      // Who names times wants to be reminded.
      if !habit.reminderTimes.isEmpty { habit.reminds = true }
    }
    if let reminds = try HabitOptions.reminds(command) { habit.reminds = reminds }
    try editDays(&habit, context, book)
    try editRules(&habit, context, book)
    return habit
  }

  /// Changes the first and the last day.
  private static func editDays(_ habit: inout Habit, _ context: CommandContext, _ book: HabitBook) throws {
    let old = habit.end
    if context.command.isGiven(HabitOptions.start) {
      habit.start = try context.day(HabitOptions.start, today: book.today)
      let done = try book.snapshot?.tallies(of: habit.id).first(where: \.isDone)
      if let done, done.day < habit.start {
        let (name, start) = (habit.name, habit.start)
        throw CommandFailure.invalid("check-ins-before-start") { $0.cannotBegin(name, on: start, after: done.day) }
      }
    }
    if let end = try context.command.value(HabitOptions.end) {
      habit.end = try end.value.map {
        try context.day($0, of: HabitOptions.end.spec, today: book.today, looking: .after(habit.start))
      }
    }
    guard let end = habit.end else { return }
    guard habit.start <= end else {
      let start = habit.start
      throw CommandFailure.invalid("invalid-range") { $0.habitEnds(end, before: start) }
    }
    if end != old, let last = try book.snapshot?.tallies(of: habit.id).last(where: \.isDone)?.day, last > end {
      let name = habit.name
      throw CommandFailure.invalid("check-ins-after-end") { $0.cannotEnd(name, on: end, before: last) }
    }
  }

  /// Changes the schedule and the goal, from a day on.
  private static func editRules(_ habit: inout Habit, _ context: CommandContext, _ book: HabitBook) throws {
    let command = context.command
    let schedule = try HabitOptions.schedule(command)
    let goal = try HabitOptions.goal(command)
    guard schedule != nil || goal != nil else {
      guard !command.isGiven(from) else {
        throw command.error(
          .missingCompanion(Wording("a schedule or a goal", "일정이나 목표"), of: Wording(verbatim: from.spec.name)))
      }
      return
    }
    let day = try context.day(from, today: book.today)
    if let schedule, habit.schedules.value(on: day) != schedule { habit.change(to: schedule, from: day) }
    if let goal, habit.goals.value(on: day) != goal { habit.change(to: goal, from: day) }
    if let conflict = habit.conflict { throw command.error(.other(Wording { $0.text(of: conflict) })) }
  }
}
