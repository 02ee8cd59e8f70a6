/// What the cells of both kinds of `Checkmarks.csv` have in common.
enum LoopCells {
  /// The fields of a record, with the cells put together again that Loop 2.0 wrote with a comma inside, such as
  /// `Entry(timestamp=2023-02-17, value=7000)`.
  ///
  /// - Parameter fields: The fields as the commas divide them.
  /// - Returns: The cells.
  static func joined(_ fields: [String]) -> [String] {
    guard fields.contains(where: { $0.hasPrefix("Entry(") }) else { return fields }
    var cells: [String] = []
    for field in fields {
      if let last = cells.last, last.hasPrefix("Entry("), !last.hasSuffix(")") {
        cells[cells.endIndex - 1] = last + "," + field
      } else {
        cells.append(field)
      }
    }
    return cells
  }

  /// Why a cell is no day, as half a sentence.
  static func noDay(_ cell: String) -> String {
    "'\(cell.onOneLine)' is no day, such as 2026-02-28"
  }

  /// Why a cell is no value, as half a sentence.
  static func noValue(_ cell: String) -> String {
    "'\(cell.onOneLine)' is no value; Loop writes YES_MANUAL, YES_AUTO, NO, SKIP, UNKNOWN or a whole number"
  }
}
