/// What a chart shows of habits.
public enum ChartKind: String, Sendable, Hashable, CaseIterable {
  /// What was kept of what was due, week by week.
  case weekly
  /// What was kept of what was due, month by month.
  case monthly
  /// What was kept of what was due in the 28 days up to each day.
  case rate
  /// What was kept of what was due, by weekday.
  case weekday
  /// The runs of kept days or periods.
  case streaks
  /// The strength, day by day.
  case strength
  /// The amounts of a measured habit against its goal.
  case amounts
  /// The times of check-ins against the target time.
  case punctuality
}
