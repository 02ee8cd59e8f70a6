import HabitCore

/// Makes charts of what habits came to.
///
/// What cannot be drawn, because there is nothing to draw, becomes a sentence in the place of the chart.
///
/// ```swift
/// let log = CompletionLog(of: histories, today: today)
/// let panel = ChartMaker(language: .english).weekly(log.spans(per: .week, in: range, weekStart: .monday))
/// ```
public struct ChartMaker: Sendable, Hashable {
  /// The language of the words.
  public let language: Language
  /// The title of each chart; `nil` for the name of its kind.
  public let title: String?
  /// Which ramp of the colours the charts are drawn with, from 0.
  public let series: Int

  /// The number of days that a completion rate looks back.
  public static let rateLength = 28

  /// The number of runs that are drawn as bars.
  static let longestRuns = 4

  /// Prepares to make charts.
  ///
  /// - Parameters:
  ///   - language: The language of the words.
  ///   - title: The title of each chart, such as the name of a habit among others.
  ///   - series: Which ramp of the colours the charts are drawn with, from 0.
  public init(language: Language, title: String? = nil, series: Int = 0) {
    self.language = language
    self.title = title
    self.series = series
  }

  func panel(
    _ kind: ChartKind, title: String? = nil, fact: String = "", note: String = "", _ content: ChartPanel.Content
  ) -> ChartPanel {
    ChartPanel(
      title: self.title ?? title ?? language.name(of: kind), fact: fact, note: note, content: content, series: series)
  }

  /// A chart of what no habit has.
  ///
  /// - Parameter kind: Amounts or punctuality, or any other of which there is nothing.
  /// - Returns: A sentence.
  public func without(_ kind: ChartKind) -> ChartPanel {
    switch kind {
    case .amounts: panel(kind, because: language.noAmounts)
    case .punctuality: panel(kind, because: language.noTargetTime)
    case .streaks: panel(kind, because: language.noStreaks)
    case .weekly, .monthly, .rate, .weekday, .strength: panel(kind, because: language.nothingDue)
    }
  }

  /// A chart for which months are too long.
  ///
  /// - Parameter kind: What cannot be told of a habit that is judged by months.
  /// - Returns: A sentence.
  public func judgedByMonths(_ kind: ChartKind) -> ChartPanel {
    panel(kind, because: language.judgedByMonths)
  }

  /// A panel that says why there is nothing to draw.
  func panel(_ kind: ChartKind, because sentence: String) -> ChartPanel {
    panel(kind, .sentence(sentence))
  }
}
