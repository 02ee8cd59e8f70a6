package import HabitCore

/// How a heatmap is laid out.
public struct HeatmapOptions: Sendable, Hashable {
  /// How months are told apart.
  public enum Months: String, Sendable, Hashable, CaseIterable {
    /// By the names above them alone.
    case plain
    /// By room between them.
    case gap
    /// By a line between them.
    case outline
  }

  /// Which weekdays have a name.
  public enum Labels: String, Sendable, Hashable, CaseIterable {
    /// All seven.
    case all
    /// Every other one: Monday, Wednesday and Friday.
    case odd
    /// None.
    case none
  }

  /// How months are told apart.
  public var months = Months.plain
  /// Which weekdays have a name.
  public var labels = Labels.odd
  /// Whether there is a title.
  public var hasTitle = true
  /// Whether there is a legend.
  public var hasLegend = true
  /// Whether weeks are rows, the latest at the bottom, instead of columns.
  public var isVertical = false

  /// A contribution graph.
  public init() {}
}

extension HeatmapOptions {
  /// The weekdays that have a name.
  package var weekdays: [Weekday] {
    switch labels {
    case .all: Weekday.allCases
    case .odd: HeatmapGrid.labelledWeekdays
    case .none: []
    }
  }

  /// How the names of weekdays are set: smaller where all rows have one.
  var weekdayRole: TextRole { labels == .all ? .denseWeekday : .weekday }
}
