/// What a person wants to be reminded of, and when.
public struct ReminderRules: Sendable, Hashable {
  /// Whether there are reminders at all.
  public var isOn: Bool
  /// The minutes before its target time at which a habit is reminded of; `nil` for no such reminder.
  public var minutesBefore: Int?
  /// The minutes after its target time at which an open habit is reminded of; `nil` for no such reminder.
  public var minutesAfter: Int?
  /// The time at which what is still open is summed up; `nil` for no summary.
  public var summaryTime: TimeOfDay?

  /// Creates rules.
  ///
  /// - Parameters:
  ///   - isOn: Whether there are reminders at all.
  ///   - minutesBefore: The minutes before a target time, 0 … 1439; `nil` for no such reminder.
  ///   - minutesAfter: The minutes after a target time, 0 … 1439; `nil` for no such reminder.
  ///   - summaryTime: The time of the summary; `nil` for none.
  public init(isOn: Bool, minutesBefore: Int?, minutesAfter: Int?, summaryTime: TimeOfDay?) {
    self.isOn = isOn
    self.minutesBefore = minutesBefore
    self.minutesAfter = minutesAfter
    self.summaryTime = summaryTime
  }
}
