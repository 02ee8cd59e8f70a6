public import HabitCore

extension ChartMaker {
  /// Bars of the amounts of a measured habit, with the goal of each.
  ///
  /// - Parameter log: The amounts; `nil` for a habit without a measured goal.
  /// - Returns: A bar for each day, week or month, or a sentence if nothing was recorded.
  public func amounts(_ log: AmountLog?) -> ChartPanel {
    guard let log else { return panel(.amounts, because: language.noAmounts) }
    guard log.spans.contains(where: { $0.amount != nil }) else {
      return panel(.amounts, because: language.nothingRecorded)
    }
    let unit = log.goal.unit.onOneLine
    let bars = log.spans.map { span in
      BarChart.Bar(
        days: span.days, value: span.amount?.units, goal: span.goal?.units, isFull: span.isFull,
        isRunning: span.isRunning, tooltip: tooltip(of: span, log, unit))
    }
    let scale = AmountScale(values: bars.compactMap(\.value), goals: bars.compactMap(\.goal))
    var notes = bars.contains { $0.goal != nil } ? [goalLine(of: log, unit)] : []
    if scale.hasOutliers, let greatest = log.spans.compactMap(\.amount).max() {
      notes.append(language.barsGoOn(upTo: language.amount(greatest, in: unit)))
    }
    return panel(
      .amounts, title: language.amounts(in: unit), fact: fact(of: log), note: notes.joined(separator: "; "),
      .bars(BarChart(bars: bars, axis: scale.axis(in: language))))
  }

  /// How often the goal was reached: on days where days are due, else in the weeks or months.
  private func fact(of log: AmountLog) -> String {
    let isLimit = log.goal.isLimit
    guard log.days.counted == 0 else {
      return language.goalsReached(log.days.kept, of: log.days.counted, .day, isLimit: isLimit)
    }
    let judged = log.spans.filter { $0.goal != nil && !($0.isRunning && !$0.isFull) }
    guard !judged.isEmpty else { return "" }
    return language.goalsReached(judged.count(where: \.isFull), of: judged.count, log.step, isLimit: isLimit)
  }

  /// What the line of the goals stands for.
  private func goalLine(of log: AmountLog, _ unit: String) -> String {
    let goals = Set(log.spans.compactMap(\.goal))
    guard goals.count == 1, let goal = goals.first else { return language.goalLine(isLimit: log.goal.isLimit) }
    return language.goalLine(at: language.amount(goal, in: unit), isLimit: log.goal.isLimit)
  }

  private func tooltip(of span: AmountLog.Span, _ log: AmountLog, _ unit: String) -> String {
    let name = log.step == .month ? language.name(ofDated: span.days.lowerBound.month) : language.name(of: span.days)
    guard let amount = span.amount else { return "\(name): \(language.noNumber)" }
    let text =
      span.goal.map { language.part("\(amount)", of: language.amount($0, in: unit)) }
      ?? language.amount(amount, in: unit)
    return "\(name): \(text)"
  }
}
