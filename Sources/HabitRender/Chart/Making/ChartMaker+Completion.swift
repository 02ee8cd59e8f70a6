public import HabitCore

extension ChartMaker {
  /// Bars of what was kept of what was due, week by week.
  ///
  /// - Parameter weeks: The weeks, earliest first.
  /// - Returns: A bar for each week, or a sentence if nothing was due.
  public func weekly(_ weeks: [CompletionLog.Span]) -> ChartPanel {
    bars(.weekly, weeks, note: language.weekIsRunning, unit: .weeks) { language.name(of: $0) }
  }

  /// Bars of what was done of the todos of each week.
  ///
  /// - Parameter weeks: The weeks, earliest first, of a log of todos.
  /// - Returns: A bar for each week, or a sentence if no todo belongs to one.
  public func weeklyTodos(_ weeks: [CompletionLog.Span]) -> ChartPanel {
    bars(.weekly, weeks, note: language.weekIsRunning, unit: .weeks, ofTodos: true) { language.name(of: $0) }
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
    _ kind: ChartKind, _ spans: [CompletionLog.Span], note: String, unit: StreakUnit, ofTodos: Bool = false,
    name: (DayRange) -> String
  ) -> ChartPanel {
    let total = spans.reduce(Completion()) { $0 + $1.completion }
    guard let percent = total.percent else {
      return panel(kind, because: ofTodos ? language.noTodosInRange : language.nothingDue)
    }
    let bars = spans.map { span in
      BarChart.Bar(
        days: span.days, value: span.completion.rate, isFull: span.completion.isFull, isRunning: span.isRunning,
        tooltip:
          "\(name(span.days)): \(ofTodos ? language.todoShare(span.completion) : language.share(span.completion))")
    }
    let count = spans.count { $0.completion.counted > 0 }
    let hasRunning = spans.contains { $0.isRunning && $0.completion.kept > 0 }
    let stretch = language.length(count, unit)
    return panel(
      kind, fact: ofTodos ? language.done(percent, in: stretch) : language.kept(percent, in: stretch),
      note: hasRunning ? note : "", .bars(BarChart(bars: bars, axis: .share)))
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
}
