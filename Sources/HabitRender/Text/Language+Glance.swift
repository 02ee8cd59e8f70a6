import HabitCore

// The words of a day at a glance.

extension Language {
  /// The day of a card, such as `Thursday, 5 March` or `3월 5일 목요일`.
  func weekdayAndDate(of day: Day) -> String {
    self(
      "\(fullName(of: day.weekday)), \(day.components.day) \(fullName(of: day.month))",
      "\(name(of: day)) \(fullName(of: day.weekday))")
  }

  /// The day of a card where there is little room, such as `Thu, 5 Mar` or `3월 5일(목)`.
  func shortWeekdayAndDate(of day: Day) -> String {
    self("\(name(of: day.weekday)), \(name(of: day))", "\(name(of: day))(\(name(of: day.weekday)))")
  }
  /// How much of a day is done, such as `3 of 5 done`.
  package func done(_ done: Int, of due: Int) -> String { self("\(done) of \(due) done", "\(due)개 중 \(done)개 완료") }
  /// All that was due is done.
  package var allDone: String { self("All done", "모두 완료") }
  /// Not all that was due was kept, but there is nothing more to do today.
  package var nothingIsLeftToDo: String { self("Nothing left to do", "더 할 일 없음") }
  /// Nothing is due today.
  package var nothingIsDueToday: String { self("Nothing is due today", "오늘은 할 일이 없습니다") }
  /// Nothing is due, where there is little room.
  var freeDay: String { self("Free day", "쉬는 날") }
  /// There are no habits yet, and how to add one.
  package var noHabitsYet: String { "\(noHabitsAtAll): \(howToBegin)" }
  /// Stands before what is to be done next.
  func next(_ item: String) -> String { self("next \(item)", "다음 \(item)") }
  /// Stands beside a time that has passed.
  package var overdue: String { self("overdue", "지남") }
  /// How many more there are than are shown.
  package func more(_ count: Int) -> String { self("+\(count) more", "+\(count)개 더") }
  /// Perfect days in a row.
  func perfectDaysInARow(_ count: Int) -> String {
    self("\(self.count(count, "perfect day", "")) in a row", "완벽한 날 \(count)일 연속")
  }
  /// Stands behind a number of perfect days, with the most that there have been.
  func inARow(best: Int) -> String { self("in a row, best \(best.groupedText)", "일 연속, 최고 \(best.groupedText)일") }
  /// How many habits are left to do.
  func left(_ count: Int) -> String { self("\(count) to go", "\(count)개 남음") }
  /// There are no habits yet, where there is little room.
  var noHabitsAtAll: String { self("No habits yet", "습관 없음") }
  /// How to add the first habit.
  var howToBegin: String { self("habit add Read", "habit add 독서") }
  /// The milestone that is nearest.
  var nextMilestone: String { self("Next milestone", "다음 이정표") }
  /// The last weeks, as a title.
  func lastWeeks(_ count: Int) -> String { self("Last \(count) weeks", "최근 \(count)주") }
}
