/// When on its days a habit was done, against the time of the day that it is meant for.
public struct Punctuality: Sendable, Hashable {
  /// The check-in of one day.
  public struct Entry: Sendable, Hashable {
    /// The day.
    public let day: Day
    /// When it was recorded, by the clock of that place.
    public let time: TimeOfDay
    /// How many minutes after the target it was; negative for before.
    public let minutesLate: Int

    /// Whether it was early enough to be on time.
    public var isOnTime: Bool { minutesLate <= Punctuality.grace }
  }

  /// How many minutes after the target still are on time: nobody writes a thing down while doing it.
  public static let grace = 15

  /// The time of the day at which the habit is meant to be done.
  public let target: TimeOfDay
  /// The check-ins, one a day, earliest day first.
  public let entries: [Entry]

  /// Compares check-ins with a target.
  ///
  /// A check-in that was entered on another day, or imported, tells nothing about when it was done and is left out. Of
  /// several on a day the first one counts. Times are compared within a day that begins at `dayStart`: if that is
  /// 04:00, then 01:00 is two hours later than 23:00.
  ///
  /// - Parameters:
  ///   - checkIns: The check-ins of the habit, in any order; only those that say it was done count.
  ///   - target: The time of the day at which it is meant to be done.
  ///   - dayStart: The time at which a new day starts.
  /// - Complexity: O(*n* log *n*), where *n* is the number of check-ins.
  public init(of checkIns: some Sequence<CheckIn>, target: TimeOfDay, dayStart: TimeOfDay) {
    self.target = target
    var times: [Day: TimeOfDay] = [:]
    for checkIn in checkIns where checkIn.kind == .done && checkIn.amount != .zero {
      guard let clock = checkIn.recorded?.clock, clock.today(dayStart: dayStart) == checkIn.day else { continue }
      let earliest = times[checkIn.day].map { $0.minutes(after: dayStart) } ?? .max
      if clock.time.minutes(after: dayStart) < earliest { times[checkIn.day] = clock.time }
    }
    entries = times.sorted { $0.key < $1.key }.map { day, time in
      Entry(
        day: day, time: time, minutesLate: time.minutes(after: dayStart) - target.minutes(after: dayStart))
    }
  }

  /// How many of the check-ins were on time.
  public var onTime: Int { entries.count(where: \.isOnTime) }

  /// The delay in minutes that as many check-ins stay below as pass it, the earlier of two middle ones; `nil` without
  /// check-ins.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of check-ins.
  public var medianMinutesLate: Int? {
    entries.isEmpty ? nil : entries.map(\.minutesLate).sorted()[(entries.count - 1) / 2]
  }
}
