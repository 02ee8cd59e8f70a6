internal import HabitCore

/// The first row of a table, which names its columns, and what each column holds.
struct TableHeader {
  /// The names of the columns.
  let names: [String]
  /// The columns that a person told.
  private(set) var told: [ImportColumn: Int] = [:]
  /// The columns that have one of the usual names, and are not told to be another.
  private(set) var usual: [ImportColumn: Int] = [:]

  /// Finds the columns.
  ///
  /// - Parameters:
  ///   - names: The cells of the first row.
  ///   - columns: The names of columns, or their numbers from 1, as a person told them.
  ///   - path: The path of the file.
  /// - Throws: ``ImportError/otherKind(path:reason:)`` if there is no such column.
  init(_ names: [String], columns: [ImportColumn: String] = [:], path: String) throws(ImportError) {
    self.names = names.map(\.trimmed)
    for (column, name) in columns.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      guard let index = Self.index(of: name, among: self.names) else {
        let list = self.names.prefix(20).map { "'\($0.onOneLine)'" }.joined(separator: ", ")
        throw .otherKind(path: path, reason: "has no column '\(name.onOneLine)'; its first line names \(list)")
      }
      told[column] = index
    }
    let keys = self.names.map { $0.lowercased() }
    for column in ImportColumn.allCases where told[column] == nil {
      let index = keys.indices.first { Self.usualNames(of: column).contains(keys[$0]) && !isTaken($0) }
      if let index { usual[column] = index }
    }
  }

  private func isTaken(_ index: Int) -> Bool {
    told.values.contains(index) || usual.values.contains(index)
  }

  /// The column that holds something, told or found by its name.
  ///
  /// - Parameter column: What it holds.
  /// - Returns: Its index; `nil` if there is none.
  subscript(column: ImportColumn) -> Int? { told[column] ?? usual[column] }

  /// The columns that are neither told nor found by their names.
  var others: [Int] { names.indices.filter { !isTaken($0) } }

  private static func index(of name: String, among names: [String]) -> Int? {
    if let index = names.firstIndex(of: name) { return index }
    let key = name.lowercased()
    if let index = names.firstIndex(where: { $0.lowercased() == key }) { return index }
    guard let number = Int(digits: name.utf8), (1...max(1, names.count)).contains(number) else { return nil }
    return number - 1
  }

  private static func usualNames(of column: ImportColumn) -> [String] {
    switch column {
    case .date: ["date", "day", "calendardate", "when", "time", "timestamp", "datetime", "날짜", "일자"]
    case .habit: ["habit", "habitname", "habit name", "name", "title", "activity", "task", "습관", "습관 이름", "이름"]
    case .kind: ["kind", "status", "state", "result", "done", "completed", "상태", "결과"]
    case .value: ["value", "amount", "count", "quantity", "number", "repetitions", "값", "양", "횟수"]
    case .unit: ["unit", "units", "단위"]
    case .note: ["note", "notes", "comment", "comments", "commenttext", "memo", "text", "메모", "비고"]
    case .category: ["category", "habitcategory", "group", "tag", "area", "분류", "카테고리"]
    case .description: ["description", "habitdescription", "question", "설명"]
    }
  }
}
