import HabitCore
import HabitStore

extension HabitBook {
  /// The reminders of the day, from its judged habits.
  func reminderPlan(for histories: [(number: Int, history: History)]) throws -> ReminderPlan {
    ReminderPlan(
      for: histories, todos: try snapshot?.openTodos(dueThrough: today) ?? [],
      rules: settings.reminderRules, clock: clock, dayStart: settings.dayStart)
  }
}

extension Settings {
  /// What is reminded of, and when.
  var reminderRules: ReminderRules {
    ReminderRules(
      isOn: reminds, minutesBefore: remindMinutesBefore, minutesAfter: remindMinutesAfter,
      summaryTime: remindSummaryTime)
  }
}
