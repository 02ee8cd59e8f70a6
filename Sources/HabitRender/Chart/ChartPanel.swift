/// One chart with its title.
public struct ChartPanel: Sendable, Hashable {
  /// What a panel shows.
  public enum Content: Sendable, Hashable {
    /// Bars over a stretch of time.
    case bars(BarChart)
    /// A line over a stretch of time.
    case line(LineChart)
    /// A bar for each of a few names.
    case profile(ProfileChart)
    /// Runs on a strip of time, and the longest of them.
    case streaks(StreakChart)
    /// Times of the day over a stretch of time.
    case times(TimeChart)
    /// Parts of a whole.
    case shares(ShareChart)
    /// Nothing to draw, and why.
    case sentence(String)
  }

  /// The title.
  public let title: String
  /// The most telling number, in a few words; empty for none.
  public let fact: String
  /// What has to be known to read the chart; empty for nothing.
  public let note: String
  /// What it shows.
  public let content: Content
  /// Which ramp of the colours it is drawn with, from 0.
  public let series: Int

  /// Creates a panel.
  ///
  /// - Parameters:
  ///   - title: The title; control characters are dropped, as in all texts of a panel.
  ///   - fact: The most telling number, in a few words.
  ///   - note: What has to be known to read the chart.
  ///   - content: What it shows.
  ///   - series: Which ramp of the colours it is drawn with, from 0.
  public init(title: String, fact: String = "", note: String = "", content: Content, series: Int = 0) {
    self.title = title.onOneLine
    self.fact = fact.onOneLine
    self.note = note.onOneLine
    self.content = content
    self.series = series
  }
}

extension ChartPanel {
  /// Whether it only says why there is nothing to draw.
  public var isSentence: Bool {
    if case .sentence = content { true } else { false }
  }
}
