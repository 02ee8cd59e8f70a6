internal import HabitCore

extension HabitDraft {
  /// Takes a reminder over: the first becomes the target time, others become more times.
  ///
  /// - Parameters:
  ///   - time: The time of the day.
  ///   - weekdays: The weekdays on which the tracker reminded; none for a reminder that is switched off.
  ///   - tracker: The name of the tracker, for the receipt.
  mutating func remind(at time: TimeOfDay, on weekdays: WeekdaySet = .daily, as tracker: String) {
    if let target = habit.targetTime {
      let times = Set(habit.reminderTimes + [time, target])
      let first = times.min() ?? time
      habit.targetTime = first
      habit.reminderTimes = times.subtracting([first]).sorted()
    } else {
      habit.targetTime = time
    }
    habit.reminds = habit.reminds || !weekdays.isEmpty
    guard weekdays != .daily, !weekdays.isEmpty else { return }
    remarks.append(
      "\(tracker) reminded of it at \(time) on \(Schedule.weekdays(weekdays).words(with: .check)) only; "
        + "here it does on every due day")
  }
}
