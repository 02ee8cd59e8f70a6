/// What a report shows of all habits together.
public struct ReportOverview: Sendable {
  /// The numbers at the top.
  public let facts: [ReportFact]
  /// The heatmap of all habits; `nil` without any.
  public let heatmap: HeatmapSheet?
  /// The days of all habits as signs, a row a habit; `nil` where the pictures show them.
  public let calendar: ReportCalendar?
  /// Charts of all habits.
  public let panels: [ChartPanel]
  /// The numbers of the whole period that are worth a place of their own.
  public let highlights: [ReportFact]
  /// Notes of all habits, newest first.
  public let notes: ReportNotes

  /// Creates an overview.
  ///
  /// - Parameters:
  ///   - facts: The numbers at the top.
  ///   - heatmap: The heatmap of all habits.
  ///   - calendar: The days of all habits as signs.
  ///   - panels: Charts of all habits.
  ///   - highlights: The numbers of the whole period.
  ///   - notes: Notes of all habits, newest first.
  public init(
    facts: [ReportFact], heatmap: HeatmapSheet? = nil, calendar: ReportCalendar? = nil, panels: [ChartPanel] = [],
    highlights: [ReportFact] = [], notes: ReportNotes = ReportNotes()
  ) {
    self.facts = facts
    self.heatmap = heatmap
    self.calendar = calendar
    self.panels = panels
    self.highlights = highlights
    self.notes = notes
  }
}
