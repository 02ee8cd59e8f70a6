public import HabitCore

/// What a report shows of todos.
public struct ReportTodos: Sendable {
  /// Numbers.
  public let facts: [ReportFact]
  /// Charts.
  public let panels: [ChartPanel]

  /// Creates the part of a report that is about todos.
  ///
  /// - Parameters:
  ///   - facts: Numbers.
  ///   - panels: Charts.
  public init(facts: [ReportFact], panels: [ChartPanel]) {
    self.facts = facts
    self.panels = panels
  }

  /// Says of todos what a report shows.
  ///
  /// - Parameters:
  ///   - statistics: The numbers.
  ///   - language: The language of the words.
  ///   - panels: Charts.
  public init(_ statistics: TodoStatistics, _ language: Language, panels: [ChartPanel]) {
    let completion = statistics.all.completion
    var facts = [
      ReportFact(
        language.todosDoneName, completion.percent.map { "\($0)%" } ?? language.noValue,
        detail: completion.counted > 0 ? language.part("\(completion.kept)", of: "\(completion.counted)") : "")
    ]
    if let minutes = statistics.meanMinutes {
      facts.append(ReportFact(language.meanTimeName, language.duration(minutes), detail: language.onAverage))
    }
    if let share = statistics.lateShare {
      facts.append(
        ReportFact(
          language.lateName, "\(share.wholePercent)%",
          detail: language.part("\(statistics.late)", of: "\(statistics.dated)")))
    }
    if statistics.pending > 0 { facts.append(ReportFact(language.pendingName, statistics.pending.groupedText)) }
    self.init(facts: facts, panels: panels)
  }
}
