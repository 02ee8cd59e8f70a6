import HabitCore

/// All that a heatmap shows, ready to be laid out or written to a terminal.
public struct HeatmapSheet: Sendable, Hashable {
  /// The title, such as a habit's icon and name; empty for none.
  public let title: String
  /// The period, such as `2026` or `Mar 2025 – Mar 2026`; empty for none.
  public let period: String
  /// The numbers of the whole sheet in a few words each, such as `streak 12 days`.
  public let facts: [String]
  /// What the sheet says in a sentence, for those who do not see it.
  public let description: String
  /// The grids, from the top down.
  public let blocks: [HeatmapBlock]
  /// The language of the words.
  public let language: Language

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - title: The title; control characters are dropped, as in all texts of a sheet.
  ///   - period: The period.
  ///   - facts: The numbers of the whole sheet in a few words each.
  ///   - description: What the sheet says in a sentence.
  ///   - blocks: The grids, from the top down.
  ///   - language: The language of the words.
  public init(
    title: String, period: String = "", facts: [String] = [], description: String = "", blocks: [HeatmapBlock],
    language: Language = .english
  ) {
    self.title = title.onOneLine
    self.period = period.onOneLine
    self.facts = facts.map(\.onOneLine)
    self.description = description.onOneLine
    self.blocks = blocks
    self.language = language
  }

  /// The series all of whose blocks are kept or not, with nothing between.
  ///
  /// - Parameter count: How many series there are ramps for; blocks of further ones share them.
  /// - Returns: The numbers of the series.
  package func seriesWithoutShades(of count: Int) -> Set<Int> {
    let series = Dictionary(grouping: blocks) { $0.series % count }
    return Set(series.filter { $0.value.allSatisfy { $0.grid.scale.isBinary } }.keys)
  }

  /// Stands between two facts.
  package static let factSeparator = " · "

  /// The facts on one line.
  package var fact: String { facts.joined(separator: Self.factSeparator) }
}
