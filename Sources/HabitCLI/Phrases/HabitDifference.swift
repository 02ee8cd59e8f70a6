import HabitCore

/// What has changed about a habit, in words.
struct HabitDifference {
  let old: Habit
  let new: Habit
  let today: Day

  init(from old: Habit, to new: Habit, today: Day) {
    self.old = old
    self.new = new
    self.today = today
  }

  /// One phrase for each change.
  var sentences: [String] {
    var sentences: [String] = []
    if old.name != new.name { sentences.append("named '\(new.name)'") }
    sentences += rules
    if old.targetTime != new.targetTime { sentences.append(new.targetTime.map { "at \($0)" } ?? "no time") }
    if old.icon != new.icon { sentences.append(new.icon.isEmpty ? "no icon" : "icon \(new.icon)") }
    if old.color != new.color { sentences.append(new.color.map { "colour \($0)" } ?? "the standard colour") }
    if old.note != new.note { sentences.append(new.note.isEmpty ? "no note" : "a new note") }
    if old.reminds != new.reminds { sentences.append(new.reminds ? "with reminders" : "without reminders") }
    if old.start != new.start { sentences.append("begins on \(new.start)") }
    if old.end != new.end { sentences.append(new.end.map { "ends on \($0)" } ?? "without an end") }
    return sentences
  }

  private var rules: [String] {
    let beginning = (new.schedules.initial, new.goals.initial)
    let isNewBeginning = beginning != (old.schedules.initial, old.goals.initial)
    let first = isNewBeginning ? [beginning.0.words(with: beginning.1)] : []
    let days =
      Set(new.schedules.changes).subtracting(old.schedules.changes).map(\.from)
      + Set(new.goals.changes).subtracting(old.goals.changes).map(\.from)
    return first
      + Set(days).sorted().map { day in
        new.schedules.value(on: day).words(with: new.goals.value(on: day)) + " from \(day) on"
      }
  }
}
