public import HabitCore

/// What a heatmap says, in a few words and in one sentence.
public struct HeatmapDescription: Sendable {
  private let language: Language
  private let name: String
  private let range: DayRange
  private let completion: Completion
  /// The number of kept days of habits that are judged by periods, or of days done though not due.
  private let doneDays: Int
  /// The longest streak that touches the days, in words; `nil` if there is none.
  private let best: String?
  /// The running streak in words; `nil` if the days end before it does.
  private let current: String?

  /// Describes one habit.
  ///
  /// - Parameters:
  ///   - history: The judged habit.
  ///   - range: The days that are shown.
  ///   - language: The language.
  ///   - title: What the habit is called; `nil` for its name.
  public init(of history: History, in range: DayRange, _ language: Language, title: String? = nil) {
    let runs = history.runs(in: range)
    self.init(
      title ?? history.habit.name.text, range, language, history.completion(in: range),
      doneDays: history.days(in: range).count { $0.state == .done || $0.state == .extra }, runs: runs,
      today: history.today
    ) { language.length($0, runs.unit) }
  }

  /// Describes all habits together, of whose days the sums are made already: the streak is that of perfect days.
  ///
  /// - Parameters:
  ///   - histories: The judged habits.
  ///   - days: The sums of their days.
  ///   - range: The days that are shown.
  ///   - today: The current day.
  ///   - language: The language.
  ///   - title: What they are called; `nil` for the usual words.
  public init(
    of histories: [History], days: [OverallDay], in range: DayRange, today: Day, _ language: Language,
    title: String? = nil
  ) {
    let perfectDays = PerfectDays(among: days)
    self.init(
      title ?? language.allHabits, range, language, Completion.sum(of: histories, in: range),
      doneDays: perfectDays.days.count(where: range.contains), runs: perfectDays.runs(in: range), today: today,
      length: language.perfectDays)
  }

  private init(
    _ name: String, _ range: DayRange, _ language: Language, _ completion: Completion, doneDays: Int,
    runs: StreakRuns, today: Day, length: (Int) -> String
  ) {
    self.name = name
    self.range = range
    self.language = language
    self.completion = completion
    self.doneDays = doneDays
    best = runs.longest(1).first.map { length($0.length) }
    current = best == nil || range.upperBound < today ? nil : length(runs.current?.length ?? 0)
  }

  /// Describes some habits that are drawn one by one.
  ///
  /// - Parameters:
  ///   - histories: The judged habits, one or more.
  ///   - range: The days that are shown.
  ///   - language: The language.
  ///   - title: What the habits are called; `nil` for the usual words.
  /// - Returns: One sentence; with many habits it tells what they came to together.
  public static func sentence(
    of histories: [History], in range: DayRange, _ language: Language, title: String? = nil
  ) -> String {
    if histories.count == 1 {
      return HeatmapDescription(of: histories[0], in: range, language, title: title).sentence
    }
    let total = language.kept(Completion.sum(of: histories, in: range)) ?? language.nothingWasDue
    let parts = histories.compactMap { history in
      history.completion(in: range).percent.map { "\(history.habit.name.text) \($0)%" }
    }
    let shares = parts.isEmpty || histories.count > mostNamed ? "" : ": " + parts.joined(separator: ", ")
    return "\(title ?? language.habits(histories.count)), \(language.dates(range)): \(total)\(shares)."
  }

  /// The most habits that a sentence names.
  private static let mostNamed = 8

  /// `streak 12 days`, `best 41 days` and `293 of 366 kept (80%)`.
  public var facts: [String] {
    [current.map(language.streak), best.map(language.best), total].compactMap(\.self)
  }

  /// The whole in one sentence, which is also the text for those who do not see the picture.
  public var sentence: String {
    let skipped = completion.skipped > 0 ? language.skipped(completion.skipped) : nil
    let parts = [total, skipped, best.map(language.bestStreak), current.map(language.current)].compactMap(\.self)
    return "\(name), \(language.dates(range)): \(parts.joined(separator: ", "))."
  }

  private var total: String {
    language.kept(completion) ?? language.doneOn(doneDays)
  }
}
