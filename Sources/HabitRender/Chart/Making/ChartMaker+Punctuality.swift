public import HabitCore

extension ChartMaker {
  /// The times of check-ins against the target time.
  ///
  /// - Parameters:
  ///   - punctuality: The check-ins of the range; `nil` for a habit without a target time.
  ///   - range: The days.
  /// - Returns: A point for each check-in, or a sentence if there is none.
  public func punctuality(_ punctuality: Punctuality?, in range: DayRange) -> ChartPanel {
    guard let punctuality else { return panel(.punctuality, because: language.noTargetTime) }
    guard let median = punctuality.medianMinutesLate else {
      return panel(.punctuality, because: language.noTimes)
    }
    let target = punctuality.target
    let points = punctuality.entries.map { entry in
      TimeChart.Point(
        day: entry.day, minutesLate: entry.minutesLate,
        tooltip: "\(language.name(of: entry.day)): \(entry.time), \(language.delay(entry.minutesLate))")
    }
    let axis = ChartAxis.times(around: target, delays: punctuality.entries.map(\.minutesLate))
    let percent = punctuality.onTime * 100 / punctuality.entries.count
    return panel(
      .punctuality, fact: language.onTime(percent, median: language.delay(median)),
      note: language.onTimeMeans(upTo: Punctuality.grace, after: "\(target)"),
      .times(TimeChart(range: range, points: points, axis: axis, target: "\(target)")))
  }
}

extension ChartAxis {
  /// The steps between times of the day that read well, in minutes.
  private static let timeSteps = [15, 30, 60, 120, 180, 240, 360, 480, 720]

  /// An axis in minutes after a time of the day, with at most six lines at round times.
  static func times(around target: TimeOfDay, delays: [Int]) -> ChartAxis {
    let earliest = min(delays.min() ?? 0, 0)
    let latest = max(delays.max() ?? 0, 0)
    let step = timeSteps.first { (latest - earliest) / $0 < 4 } ?? 720
    // Round is what the clock shows, not how far from the target it is.
    let lowest = (target.minutes + earliest).roundedDown(toMultipleOf: step) - target.minutes
    let highest = max(
      (target.minutes + latest - 1).roundedDown(toMultipleOf: step) + step - target.minutes, lowest + step)
    let ticks = stride(from: lowest, through: highest, by: step).map { minutes in
      Tick(value: Double(minutes), text: target.advanced(byMinutes: minutes).description)
    }
    return ChartAxis(lowest: Double(lowest), highest: Double(highest), ticks: ticks)
  }
}

extension TimeOfDay {
  /// The time so many minutes later, or earlier, on the face of the clock.
  fileprivate func advanced(byMinutes minutes: Int) -> TimeOfDay {
    let sum = self.minutes + minutes
    return TimeOfDay(minutes: sum - sum.roundedDown(toMultipleOf: 24 * 60)) ?? self
  }
}

extension Int {
  /// The greatest multiple of a number that is not greater.
  fileprivate func roundedDown(toMultipleOf step: Int) -> Int {
    let remainder = self % step
    return self - (remainder < 0 ? remainder + step : remainder)
  }
}
