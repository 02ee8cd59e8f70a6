package import HabitCore

/// The names of months that have room above the columns of a grid.
package struct MonthNames {
  /// A name and where it begins.
  package struct Placed: Hashable {
    /// The name, with the year if it begins one.
    package let text: String
    /// Where the name begins.
    package let x: Int
  }

  private let language: Language
  private let gap: Int
  private let end: Int
  private let position: (_ column: Int) -> Int
  private let extent: (_ name: String) -> Int

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
    self.gap = gap
    self.end = end
    self.position = position
    self.extent = extent
  }

  /// Chooses names and their places.
  ///
  /// A name stands at the left edge of the first column of its month, or not at all: a moved name would stand above
  /// another month.
  ///
  /// - Parameter grid: The grid.
  /// - Returns: The names from the left.
  package func placed(over grid: HeatmapGrid) -> [Placed] {
    var labels = grid.monthLabels
    // A name that would stand out at the right is left out, and then the one before it has the room.
    while let last = labels.last, end(of: language.name(of: last.month), over: last) > end { labels.removeLast() }
    // A short first month gives way to the second.
    if labels.count > 1, end(of: language.name(of: labels[0].month), over: labels[0]) + gap > position(labels[1].column)
    {
      labels.removeFirst()
    }
    var free = 0
    var placed: [Placed] = []
    for (index, label) in labels.enumerated() where position(label.column) >= free {
      let limit = index + 1 < labels.count ? position(labels[index + 1].column) - gap : end
      let name = language.name(of: label.month)
      let dated = language.name(ofDated: label.month)
      let text = label.beginsYear && end(of: dated, over: label) <= limit ? dated : name
      placed.append(Placed(text: text, x: position(label.column)))
      free = end(of: text, over: label) + gap
    }
    return placed
  }

  private func end(of text: String, over label: HeatmapMonthLabel) -> Int { position(label.column) + extent(text) }
}
