public import HabitCore

extension ChartMaker {
  /// The runs of kept days or periods on a strip of time, and the longest of them.
  ///
  /// - Parameters:
  ///   - runs: The runs that touch the range.
  ///   - range: The days of the strip.
  ///   - isOfPerfectDays: Whether the runs are those of perfect days.
  /// - Returns: A strip with the longest runs below it, or a sentence if there is none.
  public func streaks(_ runs: StreakRuns, in range: DayRange, isOfPerfectDays: Bool = false) -> ChartPanel {
    let longest = runs.longest(Self.longestRuns)
    guard let longestShown = longest.first else { return panel(.streaks, because: language.noStreaks) }
    // Where every day of the strip occurs once, its year goes without saying.
    let isDated = range.count > 366
    func run(_ run: Standing.Run) -> StreakChart.Run {
      let days = run.first...run.last
      return StreakChart.Run(
        days: days, length: run.length, name: isDated ? language.name(ofDated: days) : language.name(of: days))
    }
    let length = longestShown.length
    var facts = [language.best(isOfPerfectDays ? language.perfectDays(length) : language.length(length, runs.unit))]
    if let best = runs.best, best.length > length { facts.append(language.ever(best.length)) }
    if let current = runs.current { facts.append(language.running(current.length, runs.unit)) }
    return panel(
      .streaks, fact: facts.joined(separator: ", "),
      .streaks(StreakChart(range: range, runs: runs.runs.map(run), longest: longest.map(run))))
  }
}
