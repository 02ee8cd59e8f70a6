internal import HabitCore

/// A table that is a text: its first row names the columns.
struct TableFile {
  /// The path of the file.
  let path: String
  /// The first row.
  let header: TableHeader
  /// The rows, before the first that is not the header.
  let rows: DelimitedRows

  /// Opens a table.
  ///
  /// A table whose columns are all told by number, and whose first row has a date where dates are, has no header.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - options: The columns and the separator that a person told.
  /// - Throws: ``ImportError`` if its first line cannot be read, or lacks a column that was told.
  init(_ file: TextFile, _ options: ImportOptions) throws(ImportError) {
    path = file.path
    let separator = options.separator?.byte ?? Self.separator(of: file.bytes)
    var rows = DelimitedRows(file.bytes, separator: separator)
    let beginning = rows
    guard rows.advance(), rows.fault == nil else {
      let reason = rows.fault.map { "has no first line that names its columns: \($0)" } ?? "holds no table"
      throw .otherKind(path: path, reason: reason)
    }
    let names = (0..<rows.count).map { rows.text(at: $0) ?? "" }
    if let date = Self.dateOfHeaderless(names, options) {
      header = try TableHeader(
        (1...names.count).map { "column \($0)" }, columns: options.columns.merging([.date: date]) { first, _ in first },
        path: path)
      self.rows = beginning
    } else {
      header = try TableHeader(names, columns: options.columns, path: path)
      self.rows = rows
    }
  }

  /// The number of the column of dates, if the first row is no header.
  private static func dateOfHeaderless(_ names: [String], _ options: ImportOptions) -> String? {
    guard let date = options.columns[.date], let number = Int(digits: date.utf8), names.indices.contains(number - 1)
    else { return nil }
    let reading = DateReading(options).read(Array(names[number - 1].trimmed.utf8)[...])
    return reading == .none ? nil : date
  }

  /// The separator that stands most often in the first line, outside quotes.
  static func separator(of text: TextBytes) -> UInt8 {
    var counts: [ColumnSeparator: Int] = [:]
    var isQuoted = false
    for byte in text {
      if byte == UInt8(ascii: "\n"), !isQuoted { break }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted, let separator = ColumnSeparator.allCases.first(where: { $0.byte == byte }) else { continue }
      counts[separator, default: 0] += 1
    }
    let first = ColumnSeparator.allCases.max { counts[$0, default: 0] < counts[$1, default: 0] }
    return (counts.isEmpty ? .comma : first ?? .comma).byte
  }
}

extension ColumnSeparator {
  /// The ASCII character.
  var byte: UInt8 {
    switch self {
    case .comma: UInt8(ascii: ",")
    case .semicolon: UInt8(ascii: ";")
    case .tab: UInt8(ascii: "\t")
    case .bar: UInt8(ascii: "|")
    }
  }
}

/// The cells of one column, without blanks at their ends.
struct ColumnCells: Sequence, IteratorProtocol {
  private var rows: DelimitedRows
  private let column: Int

  /// Creates the cells.
  ///
  /// - Parameters:
  ///   - rows: The rows, before the first whose cell is wanted.
  ///   - column: The index of the column.
  init(_ rows: DelimitedRows, column: Int) {
    self.rows = rows
    self.column = column
  }

  /// The next cell.
  mutating func next() -> TextBytes? {
    rows.advance() ? rows.bytes(at: column).trimmed : nil
  }
}
