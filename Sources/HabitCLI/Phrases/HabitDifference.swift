import HabitCore
import HabitRender

/// What has changed about a habit, in words.
struct HabitDifference {
  let old: Habit
  let new: Habit
  let today: Day
  let weekStart: WeekStart
  let categories: [HabitCore.Category]
  let language: Language

  /// One phrase for each change.
  var phrases: [String] {
    var phrases: [String] = []
    if old.name != new.name { phrases.append(language.named(new.name)) }
    phrases += rules
    if old.targetTime != new.targetTime { phrases.append(language.at(new.targetTime)) }
    if old.icon != new.icon { phrases.append(language.icon(new.icon)) }
    if old.color != new.color { phrases.append(language.color(new.color)) }
    if old.category != new.category {
      phrases.append(language.category(categories.first { $0.id == new.category }?.name))
    }
    if old.note != new.note { phrases.append(language.note(new.note)) }
    if old.reminderTimes != new.reminderTimes { phrases.append(language.reminderTimes(new.reminderTimes)) }
    if old.reminds != new.reminds { phrases.append(language.reminders(new.reminds)) }
    if old.start != new.start { phrases.append(language.beginning(on: date(new.start))) }
    if old.end != new.end { phrases.append(language.ending(on: new.end.map(date))) }
    return phrases
  }

  private var rules: [String] {
    let isNewBeginning =
      (new.schedules.initial, new.goals.initial) != (old.schedules.initial, old.goals.initial)
    let first = isNewBeginning ? [rule(new.schedules.initial, new.goals.initial)] : []
    let days =
      Set(new.schedules.changes).subtracting(old.schedules.changes).map(\.from)
      + Set(new.goals.changes).subtracting(old.goals.changes).map(\.from)
    return first
      + Set(days).sorted().map { day in
        language.rule(rule(new.schedules.value(on: day), new.goals.value(on: day)), from: date(day))
      }
  }

  private func rule(_ schedule: Schedule, _ goal: Goal) -> String {
    language.rule(schedule, goal, weekStart: weekStart)
  }

  private func date(_ day: Day) -> String { language.date(day, seenFrom: today) }
}
