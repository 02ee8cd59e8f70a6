public import FoundationEssentials

/// A range of days that are skipped, for one habit or for all.
public struct Pause: Sendable, Hashable, Identifiable {
  /// What tells the pause from all others, on every device.
  public let id: UUID
  /// The habit, or `nil` for all habits.
  public let habit: UUID?
  /// The first day of the pause.
  public let first: Day
  /// The last day of the pause; `nil` while it has no end.
  public var last: Day?

  /// Creates a pause.
  ///
  /// - Parameters:
  ///   - id: What tells the pause from all others.
  ///   - habit: The habit, or `nil` for all habits.
  ///   - first: The first day.
  ///   - last: The last day, not before the first; `nil` for no end.
  public init(id: UUID, habit: UUID?, first: Day, last: Day?) {
    self.id = id
    self.habit = habit
    self.first = first
    self.last = last
  }

  /// The days of the pause, to the end of time for one without an end; `nil` if it ends before it starts.
  public var days: DayRange? {
    let last = last ?? max(first, Day.last)
    return first <= last ? first...last : nil
  }

  /// Whether the pause covers a day.
  public func contains(_ day: Day) -> Bool {
    days?.contains(day) ?? false
  }

  /// Whether the pause is meant for a habit.
  public func applies(to habit: UUID) -> Bool {
    self.habit.map { $0 == habit } ?? true
  }
}
