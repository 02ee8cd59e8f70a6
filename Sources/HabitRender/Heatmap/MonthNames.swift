package import HabitCore

/// The names of months that have room above the columns of a grid.
package struct MonthNames {
  private let language: Language
  private let row: NameRow
  private let position: (_ column: Int) -> Int

  /// Creates the rules for a row of names, in any unit.
  ///
  /// - Parameters:
  ///   - language: The language of the names.
  ///   - gap: The least room between two names.
  ///   - end: Where all names must end.
  ///   - position: Where a column begins.
  ///   - extent: How much room a name takes along the row.
  package init(
    language: Language, gap: Int, end: Int, position: @escaping (_ column: Int) -> Int,
    extent: @escaping (_ name: String) -> Int
  ) {
    self.language = language
    self.position = position
    row = NameRow(gap: gap, end: end, extent: extent)
  }

  /// Chooses names and their places.
  ///
  /// A name stands at the left edge of the first column of its month, or not at all: a moved name would stand above
  /// another month.
  ///
  /// - Parameter grid: The grid.
  /// - Returns: The names from the left.
  package func placed(over grid: HeatmapGrid) -> [NameRow.Placed] {
    row.placed(
      grid.monthLabels.map { label in
        NameRow.Candidate(
          text: language.name(of: label.month),
          longText: label.beginsYear ? language.name(ofDated: label.month) : nil, x: position(label.column))
      })
  }
}
