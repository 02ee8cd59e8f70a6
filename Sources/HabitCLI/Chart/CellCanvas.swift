/// A field of characters, one column each, that a chart is drawn on.
///
/// Rows are counted from the bottom.
struct CellCanvas {
  /// A character and its look.
  struct Cell {
    let character: Character
    let attributes: [TextAttribute]
  }

  /// The number of characters in a row.
  let columns: Int
  /// The number of rows.
  let rows: Int
  private var cells: [Cell?]

  /// Creates an empty field.
  ///
  /// - Parameters:
  ///   - columns: The number of characters in a row.
  ///   - rows: The number of rows.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    cells = Array(repeating: nil, count: columns * rows)
  }

  /// The character at a place of the field.
  subscript(column: Int, row: Int) -> Cell? {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  /// The rows from the top.
  var lines: [TerminalLine] {
    (0..<rows).reversed().map { row in
      var line = TerminalLine()
      for cell in cells[row * columns..<(row + 1) * columns] {
        line.append(String(cell?.character ?? " "), cell?.attributes ?? [])
      }
      return line
    }
  }
}
