/// A horizontal bar for each of a few names, such as the weekdays.
public struct ProfileChart: Sendable, Hashable {
  /// One bar.
  public struct Row: Sendable, Hashable {
    /// The name.
    public let name: String
    /// How long the bar is, 0 … 1; `nil` if there was nothing to measure.
    public let share: Double?
    /// The share in words, such as `88%`, or why there is none.
    public let text: String
    /// What the share is made of, such as `46 / 52`; empty for nothing.
    public let detail: String

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - share: How long the bar is, 0 … 1.
    ///   - text: The share in words, or why there is none.
    ///   - detail: What the share is made of.
    public init(name: String, share: Double?, text: String, detail: String = "") {
      self.name = name.onOneLine
      self.share = share
      self.text = text.onOneLine
      self.detail = detail.onOneLine
    }
  }

  /// The rows, from the top.
  public let rows: [Row]

  /// Creates a chart.
  ///
  /// - Parameter rows: The rows, from the top.
  public init(rows: [Row]) {
    self.rows = rows
  }
}
