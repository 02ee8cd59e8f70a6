import CommandKit

/// Rows of text whose columns stand below one another.
struct Table: Sendable {
  /// On which side of its column a text stands.
  enum Alignment: Sendable {
    case left, right
  }

  /// How a column is laid out.
  struct Column: Sendable {
    /// What stands above the column; may be empty.
    var heading = ""
    /// On which side the texts stand.
    var alignment = Alignment.left
    /// Whether texts may be cut when the table is wider than the terminal.
    var canShrink = false
    /// How narrow the column may become by that as long as others can shrink or go: narrower than this its texts say
    /// little.
    var leastWidth = 8
    /// When the column is left out of a table that stays wider than the terminal: columns of turn 1 first, all of
    /// them together; `nil` for one that always stays.
    var leavingTurn: Int?
  }

  /// One text of a row.
  struct Cell: Sendable, ExpressibleByStringInterpolation {
    /// The text, with what could steer the terminal escaped.
    let text: String
    /// How the text looks.
    let attributes: [TextAttribute]

    /// Creates a cell.
    ///
    /// - Parameters:
    ///   - text: The text, on one line.
    ///   - attributes: How it looks.
    init(_ text: String, _ attributes: [TextAttribute] = []) {
      self.text = text.escapingControlCharacters
      self.attributes = attributes
    }

    init(stringLiteral text: String) {
      self.init(text)
    }
  }

  private let columns: [Column]
  private var rows: [[Cell]] = []

  /// Creates a table without rows.
  ///
  /// - Parameter columns: How the columns are laid out, from the left.
  init(_ columns: [Column]) {
    self.columns = columns
  }

  /// Adds a row below the others.
  ///
  /// - Parameter cells: The texts, one for each column.
  mutating func append(_ cells: [Cell]) {
    precondition(cells.count == columns.count, "A row has as many cells as the table has columns")
    rows.append(cells)
  }
}

// MARK: - Lines

extension Table {
  /// Lays the table out, with its headings if it has any.
  ///
  /// A column without any text takes no room. Too wide a table first shrinks the columns that can, then leaves out the
  /// columns that may go, in their turn, and at last shrinks the others further.
  ///
  /// - Parameters:
  ///   - width: The number of columns of the terminal, to which texts are cut; `nil` cuts nothing, as is right for a
  ///     pipe or a file.
  ///   - style: How the stream shows looks.
  /// - Returns: The lines, without blanks at their ends.
  func lines(width: Int?, style: Style) -> [String] {
    let hasHeadings = columns.contains { !$0.heading.isEmpty }
    let heading = hasHeadings ? [columns.map { Cell($0.heading, [.bold]) }] : []
    let widths = fittedWidths(of: heading + rows, to: width)
    return (heading + rows).map { line(of: $0, widths: widths, style: style) }
  }

  private func line(of row: [Cell], widths: [Int], style: Style) -> String {
    var line = ""
    var pendingBlanks = 0
    for (index, cell) in row.enumerated() where widths[index] > 0 {
      let text = cell.text.truncated(toTerminalColumns: widths[index])
      let padding = widths[index] - text.terminalColumns
      let isRight = columns[index].alignment == .right
      if !text.isEmpty {
        line += String(repeating: " ", count: pendingBlanks + (isRight ? padding : 0))
        line += style.apply(cell.attributes, to: text)
        pendingBlanks = 0
      }
      pendingBlanks += Self.gap + (isRight && !text.isEmpty ? 0 : padding)
    }
    return line
  }

  /// The width of each column, 0 for one that is left out.
  private func fittedWidths(of rows: [[Cell]], to width: Int?) -> [Int] {
    var widths = columns.indices.map { index in rows.map { $0[index].text.terminalColumns }.max() ?? 0 }
    guard let width else { return widths }
    for turn in Set(columns.compactMap(\.leavingTurn)).sorted() {
      let shrunk = shrunkWidths(widths, to: width, least: \.leastWidth)
      if shrunk.excess <= 0 { return shrunk.widths }
      for index in columns.indices where columns[index].leavingTurn == turn { widths[index] = 0 }
    }
    let shrunk = shrunkWidths(widths, to: width, least: \.leastWidth)
    return shrunkWidths(shrunk.widths, to: width) { min($0.leastWidth, Self.narrowest) }.widths
  }

  /// The widths after the columns that can shrink have given up what is too much, and by how much they still exceed.
  private func shrunkWidths(
    _ widths: [Int], to width: Int, least: (Column) -> Int
  ) -> (widths: [Int], excess: Int) {
    var widths = widths
    let gaps = max(0, widths.count { $0 > 0 } - 1) * Self.gap
    var excess = widths.reduce(gaps, +) - width
    while excess > 0 {
      let shrinkable = widths.indices.filter { columns[$0].canShrink && widths[$0] > least(columns[$0]) }
      guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return (widths, excess)
  }

  private static let gap = 2
  /// The width that a column keeps in the narrowest terminal: a line that is broken is harder to read than a short word.
  private static let narrowest = 4
}
