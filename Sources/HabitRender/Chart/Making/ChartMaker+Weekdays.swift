public import HabitCore

extension ChartMaker {
  /// A bar for each weekday.
  ///
  /// - Parameter profile: How well each weekday goes.
  /// - Returns: A bar for each weekday, or a sentence if no day counts.
  public func weekday(_ profile: WeekdayProfile) -> ChartPanel {
    guard let best = profile.rows.max(by: { ($0.share ?? -1) < ($1.share ?? -1) }), let percent = best.percent else {
      return panel(.weekday, because: language.nothingDue)
    }
    let rows = profile.rows.map { row in
      ProfileChart.Row(
        name: language.name(of: row.weekday), share: row.share,
        text: row.percent.map { "\($0)%" } ?? language.neverDue,
        detail: row.total > 0 ? "\(row.count) / \(row.total)" : "")
    }
    let isEven = Set(profile.rows.compactMap(\.share)).count == 1
    let equals = profile.rows.filter { $0.share == best.share }.map(\.weekday)
    return panel(
      .weekday, fact: isEven ? "" : language.best(equals, percent),
      note: language.name(of: profile.measure), .profile(ProfileChart(rows: rows)))
  }
}
