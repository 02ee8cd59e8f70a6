/// What a person, and the machine, add to what is exported.
public struct ExportOptions: Sendable, Hashable {
  /// The clock of the export.
  public var clock: DayClock
  /// The instant of the export, in milliseconds since 1970-01-01T00:00:00Z.
  public var instant: Int64
  /// The weekday on which weeks start.
  public var weekStart: WeekStart
  /// What the rows of a table are.
  public var table: ExportTable
  /// What is reminded of, and when.
  public var reminders: ReminderRules

  /// Creates options.
  ///
  /// - Parameters:
  ///   - clock: The clock of the export.
  ///   - instant: The instant of the export, in milliseconds since 1970-01-01T00:00:00Z.
  ///   - weekStart: The weekday on which weeks start.
  ///   - table: What the rows of a table are.
  ///   - reminders: What is reminded of, and when.
  public init(
    clock: DayClock, instant: Int64, weekStart: WeekStart = .monday, table: ExportTable = .checkIns,
    reminders: ReminderRules = ReminderRules(isOn: true, minutesBefore: 10, minutesAfter: nil, summaryTime: nil)
  ) {
    self.clock = clock
    self.instant = instant
    self.weekStart = weekStart
    self.table = table
    self.reminders = reminders
  }

  /// The day of the export.
  public var today: Day { clock.today }
}
