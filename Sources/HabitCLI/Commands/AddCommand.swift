import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Adds a habit.
enum AddCommand: ProgramCommand {
  static let name = Argument(.name, "The name, of up to 200 characters.")

  static let spec = CommandSpec(
    "add", "Add a habit.",
    discussion: """
      Without a schedule the habit is due every day. With --days none it is only tracked. With --per but without \
      --times a total of the goal is wanted for each week or month.

      What is to be done only once is a todo, which 'habit todo add' adds.
      """,
    examples: [
      Example("habit add Read --at 21:00 --icon 📖", "Read every evening."),
      Example("habit add 'Drink water' --goal '8 glasses'", "Drink eight glasses a day."),
      Example("habit add Gym --days mon,wed,fri", "Go on three days of the week."),
      Example("habit add Run --times 3 --per week", "Run three times a week, on whichever days."),
      Example("habit add Cycle --goal '50 km' --per week", "Ride a total for each week."),
      Example("habit add Water-plants --every 4", "Do it every four days."),
      Example("habit add Yoga --category Health", "Sort it into a category."),
      Example("habit add Smoking --at-most 0", "Quit something."),
    ],
    parameters: [name.spec] + HabitOptions.schedule + HabitOptions.goals + [HabitOptions.at.spec] + HabitOptions.looks
      + [
        CategoryOption.membership.spec, HabitOptions.start.spec, HabitOptions.end.spec, HabitOptions.note.spec,
        HabitOptions.remind.spec, HabitOptions.noReminder.spec,
      ])

  static func run(_ context: CommandContext) throws {
    let command = context.command
    let name = try command.value(name)
    let schedule = try HabitOptions.schedule(command) ?? .daily
    let goal = try HabitOptions.goal(command) ?? .check
    if let conflict = schedule.conflict(with: goal) { throw command.error(.other(Wording { $0.text(of: conflict) })) }
    let time = try command.value(HabitOptions.at)?.value
    let icon = try command.value(HabitOptions.icon)?.value ?? ""
    let color = try HabitOptions.color(command)?.value
    let note = try command.value(HabitOptions.note)?.value ?? ""
    let reminderTimes = try command.value(HabitOptions.remind)?.value ?? []

    let (entry, today, weekStart, categories) = try context.write { book, transaction in
      try book.requireFree(name)
      let start = try context.day(HabitOptions.start, today: book.today)
      let end = try command.value(HabitOptions.end)?.value.map {
        try context.day($0, of: HabitOptions.end.spec, today: book.today, looking: .after(start))
      }
      if let end, end < start {
        throw CommandFailure.invalid("invalid-range") { $0.habitEnds(end, before: start) }
      }
      let habit = Habit(
        id: context.environment.makeIdentifier(), name: name, schedules: Timeline(schedule), goals: Timeline(goal),
        start: start, icon: icon, color: color, targetTime: time, reminds: !command.isSet(HabitOptions.noReminder),
        reminderTimes: reminderTimes,
        category: try context.category(CategoryOption.membership, in: book)?.value?.id, note: note, end: end)
      try transaction.insert(habit)
      let categories = CategoryNames(of: try book.categories().map(\.category))
      return (HabitBook.Entry(number: book.entries.count + 1, habit: habit), book.today, book.weekStart, categories)
    }
    if context.isJSON {
      return try context.print(.document(["habit": JSON(entry.habit, number: entry.number, on: today, categories)]))
    }
    let language = context.language
    let start = entry.habit.start
    let phrases = [
      language.added(as: entry.number), language.rule(schedule, goal, weekStart: weekStart),
      start > today ? language.from(language.date(start, seenFrom: today)) : nil,
    ]
    context.report("\(entry.habit.name): \(phrases.compactMap(\.self).joined(separator: ", "))")
  }
}

extension HabitBook {
  /// Makes sure that no other habit has a name.
  ///
  /// - Throws: ``CommandFailure`` that names the habit which has it.
  func requireFree(_ name: Name, except habit: Habit? = nil) throws(CommandFailure) {
    guard let taken = entries.first(where: { $0.habit.name.key == name.key && $0.habit.id != habit?.id }) else {
      return
    }
    let isArchived = taken.habit.isArchived(on: today)
    throw .invalid("name-taken") { $0.nameIsTaken(taken.habit.name, isArchived: isArchived) }
  }
}
