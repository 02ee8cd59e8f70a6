public import HabitCore

/// One grid of a heatmap sheet: a habit, a year, or all there is.
public struct HeatmapBlock: Sendable, Hashable {
  /// What the days of a block are about, which decides what their marks are called.
  public enum Subject: Sendable, Hashable {
    /// A habit with something to reach, or several.
    case habit
    /// A habit that keeps within a limit, so that a miss is a day over it.
    case limit
    /// Numbers that belong to no habit.
    case numbers
  }

  /// What sets the block apart from the others of the sheet, such as a habit's icon and name or a year; empty if it
  /// stands alone.
  public let heading: String
  /// The numbers of the block in a few words each.
  public let facts: [String]
  /// What the days are about.
  public let subject: Subject
  /// Which ramp of the colours it is drawn with, from 0.
  public let series: Int
  /// The days.
  public let grid: HeatmapGrid

  /// Creates a block.
  ///
  /// - Parameters:
  ///   - heading: What sets the block apart from the others of the sheet.
  ///   - facts: The numbers of the block in a few words each.
  ///   - subject: What the days are about.
  ///   - series: Which ramp of the colours it is drawn with, from 0.
  ///   - grid: The days.
  public init(heading: String = "", facts: [String] = [], subject: Subject = .habit, series: Int = 0, grid: HeatmapGrid)
  {
    self.heading = heading.onOneLine
    self.facts = facts.map(\.onOneLine)
    self.subject = subject
    self.series = series
    self.grid = grid
  }

  /// The facts on one line.
  package var fact: String { facts.joined(separator: HeatmapSheet.factSeparator) }

  /// Whether there is anything to say above the grid.
  var hasHeading: Bool { !heading.isEmpty || !facts.isEmpty }
}
