import HabitCore

/// What a heatmap says, in a few words and in one sentence.
struct HeatmapDescription {
  /// The habit, or what all of them are called.
  private let name: String
  private let range: DayRange
  private let completion: Completion
  /// The number of kept days of habits that are judged by periods, or of days done though not due.
  private let doneDays: Int
  private let current: String
  private let best: String

  /// Describes one habit.
  init(history: History, range: DayRange) {
    let streak = history.streak
    name = history.habit.name.text
    self.range = range
    completion = history.completion(in: range)
    doneDays = history.days(in: range).count { $0.state == .done || $0.state == .extra }
    current = Phrase.length(streak.current, streak.unit)
    best = Phrase.length(streak.best, streak.unit)
  }

  /// Describes all habits together, of whose days the sums are made already: the streak is that of perfect days.
  init(histories: [History], days: [OverallDay], range: DayRange) {
    let perfectDays = PerfectDays(among: days)
    name = "All habits"
    self.range = range
    completion = Completion.sum(of: histories, in: range)
    doneDays = perfectDays.days.count(where: range.contains)
    current = Phrase.count(perfectDays.current, "perfect day")
    best = Phrase.count(perfectDays.best, "perfect day")
  }

  /// `streak 12 days · best 41 days · 293 of 366 kept (80%)`.
  var fact: String {
    ["streak \(current)", "best \(best)", total].joined(separator: " · ")
  }

  /// The whole in one sentence, which is also the text for those who do not see the picture.
  var sentence: String {
    let skipped = completion.skipped > 0 ? ", \(completion.skipped) skipped" : ""
    return
      "\(name), \(range.lowerBound) to \(range.upperBound): \(total)\(skipped), best streak \(best), current \(current)."
  }

  private var total: String {
    guard completion.counted > 0 else { return "done on \(Phrase.count(doneDays, "day"))" }
    return "\(completion.kept) of \(completion.counted) kept (\(Phrase.percent(completion.rate)))"
  }
}
