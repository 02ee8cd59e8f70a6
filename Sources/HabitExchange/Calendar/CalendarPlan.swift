internal import FoundationEssentials
internal import HabitCore

/// The recurring events of a habit: one for each stretch of days with one schedule and without a pause.
struct CalendarPlan {
  /// A recurring event.
  struct Event {
    /// The habit.
    let habit: Habit
    /// What tells the event from all others.
    let identifier: String
    /// The first date or time, as text.
    let start: String
    /// The time of the day; `nil` for the whole day.
    let time: TimeOfDay?
    /// The recurrence rule.
    let rule: String
    /// The rule of the habit, and its note.
    let description: String
  }

  /// The events, earliest first.
  private(set) var events: [Event] = []
  /// What a calendar cannot say: one sentence each.
  private(set) var remarks: [String] = []
  private let habit: Habit
  private let options: ExportOptions

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - habit: The habit.
  ///   - contents: The pauses, and the days that are exported.
  ///   - options: Today, when days start, and on which weekday weeks start.
  ///   - nextDue: The next due day of a habit that is due so many days after it was last done.
  init(_ habit: Habit, _ contents: StoreContents, _ options: ExportOptions, nextDue: Day?) {
    self.habit = habit
    self.options = options
    for stretch in Self.stretches(of: habit, contents) { add(stretch, nextDue: nextDue) }
  }

  /// The stretches of days with one schedule each, without pauses, earliest first.
  private static func stretches(of habit: Habit, _ contents: StoreContents) -> [DayRange] {
    let last = habit.lastDay ?? .last
    guard habit.start <= last else { return [] }
    let whole = habit.start...last
    guard let wanted = contents.range.map(whole.intersection) ?? whole else { return [] }
    let starts = habit.schedules.changes.map(\.from).filter { wanted.contains($0) && $0 > wanted.lowerBound }
    let bounds = [wanted.lowerBound] + starts + [wanted.upperBound + 1]
    let pauses = contents.pauses.filter { $0.applies(to: habit.id) }.compactMap(\.days)
    return zip(bounds, bounds.dropFirst()).flatMap { first, next in
      pauses.reduce([first...(next - 1)]) { rest, pause in rest.flatMap { $0.without(pause) } }
    }
  }

  private mutating func add(_ stretch: DayRange, nextDue: Day?) {
    let schedule = habit.schedules.value(on: stretch.lowerBound)
    let words = schedule.words(with: habit.goals.value(on: stretch.lowerBound), weekStart: options.weekStart)
    guard let recurrence = Recurrence(schedule, weekStart: options.weekStart) else {
      return remark("it is only tracked, and so on no day of a calendar")
    }
    var first = recurrence.first(in: stretch)
    if case .every(let days) = schedule, days > 1 {
      if let nextDue, stretch.contains(nextDue), stretch.contains(options.today) { first = nextDue }
      remark("'\(words)' is counted from \(first ?? stretch.lowerBound) on: no calendar knows when it was done")
    }
    if recurrence.isSuggestion { remark("'\(words)' became '\(recurrence.words)', which are as good as any days") }
    guard let first else { return }
    let shift = habit.targetTime.map { $0 < options.clock.dayStart ? 1 : 0 } ?? 0
    func text(of day: Day, at time: TimeOfDay?) -> String {
      let date = min(day + shift, .last)
      return time.map { WallTime(date: date, time: $0).basicText } ?? date.basicText
    }
    let until = stretch.upperBound < .last ? text(of: stretch.upperBound, at: habit.targetTime) : nil
    let suffix = events.isEmpty ? "" : "-\(stretch.lowerBound.basicText)"
    events.append(
      Event(
        habit: habit, identifier: "\(habit.id.uuidString.lowercased())\(suffix)@habitflow",
        start: text(of: first, at: habit.targetTime), time: habit.targetTime,
        rule: recurrence.rule(shiftedBy: shift, until: until),
        description: [words, habit.note].filter { !$0.isEmpty }.joined(separator: "\n")))
  }

  private mutating func remark(_ remark: String) {
    let sentence = "'\(habit.name)': \(remark)"
    if !remarks.contains(sentence) { remarks.append(sentence) }
  }
}

extension DayRange {
  /// What is left of the range without another.
  fileprivate func without(_ other: DayRange) -> [DayRange] {
    guard overlaps(other) else { return [self] }
    var rest: [DayRange] = []
    if lowerBound < other.lowerBound { rest.append(lowerBound...(other.lowerBound - 1)) }
    if upperBound > other.upperBound { rest.append((other.upperBound + 1)...upperBound) }
    return rest
  }
}
