public import HabitCore

extension ChartMaker {
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
