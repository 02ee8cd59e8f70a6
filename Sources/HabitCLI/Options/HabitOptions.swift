import CommandKit
import HabitCore

/// The options that describe a habit, shared by the commands that add and change one.
enum HabitOptions {
  static let days = Option("--days", .days, "The weekdays: mon,wed,fri, mon-fri, weekdays, weekends, daily or none.")
  static let every = Option("--every", .number("n", 1...3650), "Due again so many days after the last check-in.")
  static let times = Option("--times", .number("n", 1...31), "How many days of each week or month are wanted.")
  static let per = Option(
    "--per", ValueFormat<Period>(choices: "period"), "The period of --times or, without it, of a total of the goal.")
  static let goal = Option("--goal", .orNone("goal", GoalWord.goal), "What to reach: '8 glasses', '>=2 l'.")
  static let atMost = Option("--at-most", .limit, "A limit: '2 cups', or 0 for a habit to quit.")
  static let at = Option("--at", .orNone("time", TimeWord.time), "The time of the day: 07:30, 7pm.")
  static let icon = Option("--icon", .orNone("icon", IconWord.icon), "One emoji, or a short text.")
  static let color = Option(
    oncePerMeaning: "--color", ValueFormat("color", reading: ColorWord.init),
    "The colour: #RRGGBB, or a name such as blue.")
  static let start = Option("--start", .date, "The first day that counts.", shownDefault: "today")
  static let end = Option(
    "--end", .orNone("date") { text throws(WordError) in try DateWord(text) }, "The last day that counts.")
  static let note = Option("--note", .orNone("text", NoteWord.note), "A question or note.")
  static let reminder = Flag("--reminder", "Remind of it.")
  static let remind = Option(
    "--remind", .orNone("times", TimeWord.times), "More times at which to remind of it: 07:00,21:00.")
  static let noReminder = Flag("--no-reminder", "Do not remind of it.")

  static let schedule = [days.spec, every.spec, times.spec, per.spec]
  static let goals = [goal.spec, atMost.spec]
  static let looks = [icon.spec, color.spec]
}

// MARK: - Reading

extension HabitOptions {
  /// The schedule that a command line asks for; `nil` if it asks for none.
  static func schedule(_ command: ParsedCommand) throws(UsageError) -> Schedule? {
    let days = try command.value(days)
    let every = try command.value(every)
    let times = try command.value(times)
    let per = try command.value(per)
    let kinds = [
      (days != nil, Self.days.spec.name), (every != nil, Self.every.spec.name),
      (times != nil || per != nil, per == nil ? Self.times.spec.name : Self.per.spec.name),
    ].filter(\.0)
    guard kinds.count <= 1 else { throw command.error(.conflict(kinds[0].1, kinds[1].1)) }
    if let days { return .weekdays(days) }
    if let every { return .every(days: every) }
    guard let per else {
      guard times == nil else {
        let needed = Wording("\(Self.per.spec.name) week or month", "\(Self.per.spec.name) week 또는 month")
        throw command.error(.missingCompanion(needed, of: Wording(verbatim: Self.times.spec.name)))
      }
      return nil
    }
    if let times, per == .week, times > 7 {
      throw command.error(
        .other(
          Wording(
            "a week has only 7 days, not \(times); for more per day give a goal",
            "한 주는 7일이라 \(times)번은 안 됩니다. 하루에 여러 번이면 목표를 정하세요")))
    }
    return .period(times: times, per: per)
  }

  /// The goal that a command line asks for; `nil` if it asks for none.
  static func goal(_ command: ParsedCommand) throws(UsageError) -> Goal? {
    let goal = try command.value(goal)
    let limit = try command.value(atMost)
    guard goal == nil || limit == nil else {
      throw command.error(.conflict(Self.goal.spec.name, atMost.spec.name))
    }
    return limit ?? goal.map { $0.value ?? .check }
  }

  /// The colour of the habit that a command line asks for; `nil` if it asks for none.
  static func color(_ command: ParsedCommand) throws(UsageError) -> Clearable<HabitColor>? {
    let colors = try command.value(color).compactMap { word -> Clearable<HabitColor>? in
      if case .habit(let color) = word { color } else { nil }
    }
    guard colors.count <= 1 else { throw command.error(.repeatedOption(color.spec.name)) }
    return colors.first
  }

  /// Whether reminders are asked for, or asked not to be; `nil` if neither.
  static func reminds(_ command: ParsedCommand) throws(UsageError) -> Bool? {
    switch (command.isSet(reminder), command.isSet(noReminder)) {
    case (true, true): throw command.error(.conflict(reminder.spec.name, noReminder.spec.name))
    case (true, false): true
    case (false, true): false
    case (false, false): nil
    }
  }

  /// When to colour the output of a command: the option has two meanings where a habit is described.
  static func colorChoice(_ command: ParsedCommand) throws(UsageError) -> ColorChoice {
    guard command.path.command.parameters.contains(where: { $0.name == color.spec.name }) else {
      return try command.value(GlobalOptions.color)
    }
    let choices = try command.value(color).compactMap { word -> ColorChoice? in
      if case .output(let choice) = word { choice } else { nil }
    }
    guard choices.count <= 1 else { throw command.error(.repeatedOption(color.spec.name)) }
    return choices.first ?? .auto
  }
}
