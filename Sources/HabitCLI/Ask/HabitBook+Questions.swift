import HabitCore
import HabitRender
import HabitStore

extension HabitBook {
  /// What is open on some days, oldest first: on each the habits in the order of its list.
  ///
  /// Of a day that is over only what has no entry at all is asked: whoever said no has answered.
  ///
  /// - Parameters:
  ///   - days: The days, none of them ahead.
  ///   - language: The language of the questions.
  /// - Returns: The questions.
  /// - Throws: What reading the store throws.
  func questions(on days: DayRange, in language: Language) throws -> [AskQuestion] {
    let histories = try entries.filter { !$0.habit.isArchived(on: days.upperBound) }
      .map { (number: $0.number, history: try history(of: $0.habit, covering: days.lowerBound)) }
    return try days.flatMap { day in
      try TodayList(on: day, of: histories, clock: clock, dayStart: settings.dayStart).items
        .filter { try isAsked($0, on: day) }
        .map { AskQuestion($0, on: day, in: language) }
    }
  }

  private func isAsked(_ item: TodayItem, on day: Day) throws -> Bool {
    // A limit is kept by doing nothing, and nothing needs to be said of it.
    guard !item.goal.isLimit else { return false }
    if day == today { return try item.isOpen && !hasSaidNo(item.habit, on: day) }
    guard item.state == .missed, item.history.periods.last(where: { $0.covered.contains(day) }) == nil else {
      return false
    }
    return try checkIns(of: item.habit, on: day).isEmpty
  }

  private func hasSaidNo(_ habit: Habit, on day: Day) throws -> Bool {
    try checkIns(of: habit, on: day).contains { $0.kind == .no }
  }

  /// The day from which on is asked unless somebody says otherwise: the last with an entry, but yesterday at least, and
  /// two weeks ago at most.
  func firstDayToAsk() throws -> Day {
    let earliest = today - 14
    let last = try entries.compactMap { entry in
      try snapshot?.checkIns(of: entry.habit.id, in: .first...(today - 1), limit: 1).first?.day
    }.max()
    // Who was away for long has most to say.
    return max(min(last ?? today - 1, today - 1), earliest)
  }
}

extension AskQuestion {
  fileprivate init(_ item: TodayItem, on day: Day, in language: Language) {
    let period = item.history.runningPeriod
    self.init(
      day: day, name: item.habit.name,
      progress: period.map { language.progressToday(of: $0) } ?? language.progress(item.amount, of: item.goal),
      note: item.habit.note, takesAmount: item.goal != .check)
  }
}
