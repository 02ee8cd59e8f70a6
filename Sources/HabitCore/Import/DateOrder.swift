/// In which order a date names its year, month and day.
public enum DateOrder: String, Sendable, Hashable, CaseIterable {
  /// Year, month, day, as in 2026-03-05.
  case yearMonthDay = "ymd"
  /// Day, month, year, as in 5.3.2026.
  case dayMonthYear = "dmy"
  /// Month, day, year, as in 3/5/2026.
  case monthDayYear = "mdy"
}
