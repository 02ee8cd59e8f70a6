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
  private let pitch: Int
  private let gap: Int
  private let right: Int
  private let width: (String) -> Int

  /// Creates the rules for a row of names, in any unit.
  ///
  /// - Parameters:
  ///   - language: The language of the names.
  ///   - pitch: The distance from one column to the next.
  ///   - gap: The least room between two names.
  ///   - right: Where all names must end.
  ///   - width: How wide a name is.
  package init(language: Language, pitch: Int, gap: Int, right: Int, width: @escaping (_ name: String) -> Int) {
    self.language = language
    self.pitch = pitch
    self.gap = gap
    self.right = right
    self.width = width
  }

  /// Chooses names and their places.
  ///
  /// A name stands at the left edge of the first column of its month, or not at all: a moved name would stand above
  /// another month.
  ///
  /// - Parameter grid: The grid; its first column begins at 0.
  /// - Returns: The names from the left.
  package func placed(over grid: HeatmapGrid) -> [Placed] {
    var labels = grid.monthLabels
    // A name that would stand out at the right is left out, and then the one before it has the room.
    while let last = labels.last, end(of: language.name(of: last.month), over: last) > right { labels.removeLast() }
    // A short first month gives way to the second.
    if labels.count > 1, end(of: language.name(of: labels[0].month), over: labels[0]) + gap > labels[1].column * pitch {
      labels.removeFirst()
    }
    var free = 0
    var placed: [Placed] = []
    for (index, label) in labels.enumerated() where label.column * pitch >= free {
      let limit = index + 1 < labels.count ? labels[index + 1].column * pitch - gap : right
      let name = language.name(of: label.month)
      let dated = language.name(ofDated: label.month)
      let text = label.beginsYear && end(of: dated, over: label) <= limit ? dated : name
      placed.append(Placed(text: text, x: label.column * pitch))
      free = end(of: text, over: label) + gap
    }
    return placed
  }

  private func end(of text: String, over label: HeatmapMonthLabel) -> Int { label.column * pitch + width(text) }
}
