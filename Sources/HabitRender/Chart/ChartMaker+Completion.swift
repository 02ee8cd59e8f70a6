public import HabitCore

extension ChartMaker {
  /// Bars of what was kept of what was due, week by week.
  ///
  /// - Parameter weeks: The weeks, earliest first.
  /// - Returns: A bar for each week, or a sentence if nothing was due.
  public func weekly(_ weeks: [CompletionLog.Span]) -> ChartPanel {
    bars(.weekly, weeks, note: language.weekIsRunning, unit: .weeks) { language.name(of: $0) }
  }

  /// Bars of what was kept of what was due, month by month.
  ///
  /// - Parameter months: The months, earliest first.
  /// - Returns: A bar for each month, or a sentence if nothing was due.
  public func monthly(_ months: [CompletionLog.Span]) -> ChartPanel {
    bars(.monthly, months, note: language.monthIsRunning, unit: .months) {
      language.name(ofDated: $0.lowerBound.month)
    }
  }

  private func bars(
    _ kind: ChartKind, _ spans: [CompletionLog.Span], note: String, unit: StreakUnit, name: (DayRange) -> String
  ) -> ChartPanel {
    let total = spans.reduce(Completion()) { $0 + $1.completion }
    guard let percent = total.percent else { return panel(kind, because: language.nothingDue) }
    let bars = spans.map { span in
      BarChart.Bar(
        days: span.days, value: span.completion.rate, isFull: span.completion.isFull, isRunning: span.isRunning,
        tooltip: "\(name(span.days)): \(language.share(span.completion))")
    }
    let count = spans.count { $0.completion.counted > 0 }
    let hasRunning = spans.contains { $0.isRunning && $0.completion.kept > 0 }
    return panel(
      kind, fact: language.mean(percent, of: language.length(count, unit)), note: hasRunning ? note : "",
      .bars(BarChart(bars: bars, axis: .share)))
  }

  /// A line of what was kept of what was due in the 28 days up to each day.
  ///
  /// It begins when a week is judged, since a share of one or two days says nothing; a line of a younger habit has but
  /// its last point.
  ///
  /// - Parameters:
  ///   - log: What was due, and kept.
  ///   - range: The days.
  /// - Returns: A line, which breaks where nothing was due, or a sentence if nothing was.
  public func rate(_ log: CompletionLog, in range: DayRange) -> ChartPanel {
    let begin = min(log.first + 6, log.today)
    let completions = range.map { $0 < begin ? nil : log.completion(ofLast: Self.rateLength, upTo: $0) }
    guard let last = completions.last(where: { $0?.rate != nil }), let percent = last?.percent else {
      return panel(.rate, because: language.nothingDue)
    }
    let line = LineChart(range: range, values: completions.map { $0?.rate }, axis: .share, end: "\(percent)%")
    return panel(
      .rate, fact: language.kept(log.completion(in: range)) ?? "", note: language.rateIsTrailing(Self.rateLength),
      .line(line))
  }

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
    return panel(
      .weekday, fact: isEven ? "" : language.best(best.weekday, percent),
      note: language.name(of: profile.measure), .profile(ProfileChart(rows: rows)))
  }

  /// The strength as a line.
  ///
  /// - Parameters:
  ///   - values: The strength at the close of each day of the range, 0 … 1; `nil` where there is none.
  ///   - range: The days.
  ///   - isMean: Whether it is the mean of several habits.
  /// - Returns: A line with the room below it, or a sentence if there is no strength.
  /// - Precondition: There is one value a day.
  public func strength(_ values: [Double?], in range: DayRange, isMean: Bool = false) -> ChartPanel {
    let known = zip(range, values).compactMap { day, value in value.map { (day: day, value: $0) } }
    guard let last = known.last, let highest = known.max(by: { $0.value < $1.value }) else {
      return panel(.strength, because: language.nothingDue)
    }
    let line = LineChart(
      range: range, values: values, axis: .score, end: String(last.value.wholePercent), isFilled: true)
    let score = highest.value.wholePercent
    return panel(
      .strength, fact: score > 0 ? language.highest(score, on: language.name(of: highest.day)) : "",
      note: isMean ? language.strengthIsMean : language.strengthHalves, .line(line))
  }
}
