extension Table {
  /// What stands above some rows.
  struct GroupHeading {
    /// The text.
    let title: String
    /// The number of rows.
    let count: Int
  }

  /// Lays the table out in groups of rows, whose columns stand below one another all the same.
  ///
  /// - Parameters:
  ///   - width: The number of columns of the terminal; `nil` cuts nothing.
  ///   - style: How the stream shows looks.
  ///   - headings: What stands above each group; their counts add up to the number of rows.
  /// - Returns: The lines, with an empty one between two groups.
  func lines(width: Int?, style: Style, under headings: [GroupHeading]) -> [String] {
    let all = lines(width: width, style: style)
    var rows = all.suffix(headings.reduce(0) { $0 + $1.count })
    let top = all.dropLast(rows.count)
    let groups = headings.map { heading in
      defer { rows = rows.dropFirst(heading.count) }
      return [style.apply([.bold], to: Cell(heading.title).text)] + rows.prefix(heading.count)
    }
    return Array(top) + groups.joined(separator: [""])
  }
}
