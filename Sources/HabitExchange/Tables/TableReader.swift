internal import HabitCore

/// Reads tables that no tracker is known to have written.
enum TableReader: TrackerReader {
  static let format = ImportFormat.csv

  static func recognizes(_ source: ImportSource) -> Bool {
    guard case .text(let file) = source.content, !LoopTable.fileNames.contains(source.name),
      let table = try? TableFile(file, ImportOptions(today: .epoch)), table.header.names.count > 1,
      table.header[.date] != nil
    else { return false }
    return table.header[.habit] != nil || [".csv", ".tsv"].contains { source.name.lowercased().hasSuffix($0) }
  }

  static func accepts(_ source: ImportSource) -> Bool {
    if case .text = source.content { true } else { false }
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    guard case .text(let file) = source.content else { throw .otherKind(path: source.path, reason: source.words) }
    let table = try TableFile(file, options)
    let header = table.header
    if header[.date] == nil, table.firstLineHoldsDate(options) {
      throw .otherKind(
        path: source.path,
        reason: "holds a date in its first line, not names of columns; put a line of names above it, or name the "
          + "columns by number with '--columns date=1'")
    }
    guard let date = header[.date] ?? table.firstColumnOfDates(options) else {
      throw .otherKind(
        path: source.path,
        reason: "has no column that is known to hold dates; say which it is with '--columns date=NAME'")
    }
    var plan: ImportPlan
    if header[.habit] != nil || header.others.allSatisfy({ $0 == date }) {
      var log = try TableLog(table, date: date, options, dialect: .init(format: format))
      plan = log.finish()
      plan.remarks += [remark(onColumns: header.others.filter { $0 != date }.map { header.names[$0] })].compactMap(
        \.self)
    } else {
      var matrix = try TableMatrix(table, date: date, options)
      plan = matrix.finish()
    }
    plan.remarks.append(HabitBullReader.remarkOnSchedules)
    return plan
  }

  private static func remark(onColumns names: [String]) -> String? {
    let names = names.filter { !$0.isEmpty }.map { "'\($0.onOneLine)'" }
    guard !names.isEmpty else { return nil }
    return "not read: the column\(names.count == 1 ? "" : "s") \(names.joined(separator: ", "))"
  }
}

extension TableFile {
  /// The name of the file, for places.
  var fileName: String { String(path.split(separator: "/").last ?? "") }

  /// The name of the file without its extension, which names the habit of a table of one.
  var name: String {
    let name = fileName
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Whether a cell of the line that should name the columns is a date.
  ///
  /// - Parameter options: The order of dates.
  /// - Returns: Whether the table seems to lack a header; a first cell without a name is one of a header.
  func firstLineHoldsDate(_ options: ImportOptions) -> Bool {
    guard header.names.first?.isEmpty == false else { return false }
    let dates = DateReading(options)
    return header.names.contains { dates.read(Array($0.utf8)[...]) != .none }
  }

  /// The first column, if the first row has a date there.
  ///
  /// - Parameter options: The order of dates.
  /// - Returns: Its index; `nil` if there is no date.
  func firstColumnOfDates(_ options: ImportOptions) -> Int? {
    var rows = rows
    guard rows.advance() else { return nil }
    return DateReading(options).read(rows.bytes(at: 0).trimmed) == .none ? nil : 0
  }
}

extension String {
  /// The text of a cell: without the one apostrophe that guards it, or else without blanks at its ends.
  var withoutFormulaGuard: String {
    guard utf8.first == UInt8(ascii: "'"), TableText.isGuarded(utf8.dropFirst()) else { return trimmed }
    return String(Substring(utf8.dropFirst()))
  }
}
