/// A stretch of days in which a streak counts the same: neighbouring versions of a schedule that share a unit.
struct Segment {
  let unit: StreakUnit
  let days: DayRange

  /// The stretches of a habit from its start to its last day, or to the end of time.
  static func segments(of habit: Habit) -> [Segment] {
    let end = habit.lastDay ?? Day.last + 366
    guard habit.start <= end else { return [] }
    let turns = habit.schedules.changes.filter { habit.start < $0.from && $0.from <= end }
    var segments: [Segment] = []
    var first = habit.start
    var unit = habit.schedules.value(on: habit.start).unit
    for turn in turns where turn.value.unit != unit {
      segments.append(Segment(unit: unit, days: first...(turn.from - 1)))
      first = turn.from
      unit = turn.value.unit
    }
    segments.append(Segment(unit: unit, days: first...end))
    return segments
  }
}
