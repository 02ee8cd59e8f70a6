public import HabitCore

/// What a heatmap says, in a few words and in one sentence.
public struct HeatmapDescription: Sendable {
  private let language: Language
  private let name: String
  private let range: DayRange
  private let completion: Completion
  /// The number of kept days of habits that are judged by periods, or of days done though not due.
  private let doneDays: Int
  /// The running streak and the best one, in words; `nil` if there never was one.
  private let streak: (current: String, best: String)?

  /// Describes one habit.
  ///
  /// - Parameters:
  ///   - history: The judged habit.
  ///   - range: The days that are shown.
  ///   - language: The language.
  public init(of history: History, in range: DayRange, _ language: Language) {
    let streak = history.streak
    self.language = language
    name = history.habit.name.text
    self.range = range
    completion = history.completion(in: range)
    doneDays = history.days(in: range).count { $0.state == .done || $0.state == .extra }
    self.streak =
      streak.best > 0
      ? (language.length(streak.current, streak.unit), language.length(streak.best, streak.unit)) : nil
  }

  /// Describes all habits together, of whose days the sums are made already: the streak is that of perfect days.
  ///
  /// - Parameters:
  ///   - histories: The judged habits.
  ///   - days: The sums of their days.
  ///   - range: The days that are shown.
  ///   - language: The language.
  public init(of histories: [History], days: [OverallDay], in range: DayRange, _ language: Language) {
    let perfectDays = PerfectDays(among: days)
    self.language = language
    name = language.allHabits
    self.range = range
    completion = Completion.sum(of: histories, in: range)
    doneDays = perfectDays.days.count(where: range.contains)
    streak =
      perfectDays.best > 0
      ? (language.perfectDays(perfectDays.current), language.perfectDays(perfectDays.best)) : nil
  }

  /// Describes some habits that are drawn one by one.
  ///
  /// - Parameters:
  ///   - histories: The judged habits, one or more.
  ///   - range: The days that are shown.
  ///   - language: The language.
  /// - Returns: One sentence; with many habits it tells what they came to together.
  public static func sentence(of histories: [History], in range: DayRange, _ language: Language) -> String {
    if histories.count == 1 { return HeatmapDescription(of: histories[0], in: range, language).sentence }
    let total = language.kept(Completion.sum(of: histories, in: range)) ?? language.nothingWasDue
    let parts = histories.compactMap { history in
      history.completion(in: range).percent.map { "\(history.habit.name.text) \($0)%" }
    }
    let shares = parts.isEmpty || histories.count > mostNamed ? "" : ": " + parts.joined(separator: ", ")
    return "\(language.habits(histories.count)), \(language.dates(range)): \(total)\(shares)."
  }

  /// The most habits that a sentence names.
  private static let mostNamed = 8

  /// `streak 12 days`, `best 41 days` and `293 of 366 kept (80%)`.
  public var facts: [String] {
    (streak.map { [language.streak($0.current), language.best($0.best)] } ?? []) + [total]
  }

  /// The whole in one sentence, which is also the text for those who do not see the picture.
  public var sentence: String {
    let skipped = completion.skipped > 0 ? ", \(language.skipped(completion.skipped))" : ""
    let runs = streak.map { ", \(language.bestStreak($0.best)), \(language.current($0.current))" } ?? ""
    return "\(name), \(language.dates(range)): \(total)\(skipped)\(runs)."
  }

  private var total: String {
    language.kept(completion) ?? language.doneOn(doneDays)
  }
}
