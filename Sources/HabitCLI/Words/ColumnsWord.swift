import CommandKit
import HabitCore

/// Columns of a table as a person tells them: `habit=Name,date=Day`, each once.
enum ColumnsWord {
  private static let example = "date=Day,habit=Name"

  /// Reads the word.
  ///
  /// - Parameter text: Pairs of what a column holds and its name or number, with commas between them.
  /// - Returns: The names by what the columns hold.
  /// - Throws: ``WordError`` if a pair is none, or two are about the same.
  static func read(_ text: String) throws(WordError) -> [ImportColumn: String] {
    var columns: [ImportColumn: String] = [:]
    for pair in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = pair.split(separator: "=", maxSplits: 1).map { String($0).trimmed }
      guard parts.count == 2, let column = ImportColumn(rawValue: parts[0].lowercased()) else {
        let all = ImportColumn.allCases.map(\.rawValue).joined(separator: ", ")
        throw WordError(
          "write pairs such as \(example), where a column holds one of \(all)",
          "\(example)처럼 쓰세요. 열의 종류는 \(all) 중 하나입니다")
      }
      guard columns.updateValue(parts[1], forKey: column) == nil else {
        throw WordError("\(column.rawValue) is told twice", "\(column.rawValue)이 두 번 나옵니다")
      }
    }
    return columns
  }
}

extension ValueFormat where Value == [ImportColumn: String] {
  /// Columns of a table by what they hold.
  static var columns: Self { Self("columns") { text throws(WordError) in try ColumnsWord.read(text) } }
}
