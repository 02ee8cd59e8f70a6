public import HabitCore

/// What a report shows of one habit.
public struct ReportHabit: Sendable {
  /// One emoji or a short text, or empty.
  public let icon: String
  /// The name.
  public let name: String
  /// The colour of its pictures.
  public let color: HabitColor
  /// The rule that it is judged by, and since when, in words.
  public let rule: String
  /// What was due in the period, and kept.
  public let completion: Completion
  /// The numbers at the top.
  public let facts: [ReportFact]
  /// The running streak, the best one and the strength, in words, for a list of habits.
  public let standing: Standing
  /// The heatmap.
  public let heatmap: HeatmapSheet
  /// The charts.
  public let panels: [ChartPanel]
  /// The longest runs, longest first: how long each was, and when.
  public let runs: [ReportFact]
  /// The notes, newest first.
  public let notes: ReportNotes

  /// Where a habit stands, in words.
  public struct Standing: Sendable, Hashable {
    /// The running streak.
    public let streak: String
    /// The best streak.
    public let best: String
    /// The strength.
    public let strength: String
  }

  init(
    icon: String, name: String, color: HabitColor, rule: String, completion: Completion, facts: [ReportFact],
    standing: Standing, heatmap: HeatmapSheet, panels: [ChartPanel], runs: [ReportFact], notes: ReportNotes
  ) {
    self.icon = icon.onOneLine
    self.name = name.onOneLine
    self.color = color
    self.rule = rule.onOneLine
    self.completion = completion
    self.facts = facts
    self.standing = standing
    self.heatmap = heatmap
    self.panels = panels
    self.runs = runs
    self.notes = notes
  }
}
