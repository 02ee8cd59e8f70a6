internal import HabitCore

/// Reads the CSV export of HabitBull, which people also write by hand for other trackers.
enum HabitBullReader: TrackerReader {
  static let format = ImportFormat.habitbull

  /// What becomes of a schedule that a table does not tell.
  static let remarkOnSchedules =
    "the file does not tell how often a habit is due: each is due every day; 'habit edit' changes that"

  /// The number that HabitBull writes for a day without an entry.
  static let missing: StaticString = "-2150000000"

  private static let names: [ImportColumn: String] = [
    .habit: "HabitName", .description: "HabitDescription", .category: "HabitCategory", .date: "CalendarDate",
    .value: "Value", .note: "CommentText",
  ]

  static func recognizes(_ source: ImportSource) -> Bool {
    guard case .text(let file) = source.content else { return false }
    var rows = DelimitedRows(file.bytes, separator: TableFile.separator(of: file.bytes))
    guard rows.advance() else { return false }
    return rows.bytes(at: 0).elementsEqual("HabitName".utf8) && rows.bytes(at: 1).elementsEqual("HabitDescription".utf8)
  }

  static func plan(_ source: ImportSource, _ options: ImportOptions) throws(ImportError) -> ImportPlan {
    guard case .text(let file) = source.content else { throw .otherKind(path: source.path, reason: source.words) }
    try file.refuseSemicolons(of: format.trackerName)
    var options = options
    options.columns = names
    options.separator = .comma
    let table = try TableFile(file, options)
    guard let date = table.header[.date] else { throw .otherKind(path: source.path, reason: "has no dates") }
    var log = try TableLog(
      table, date: date, options,
      dialect: .init(format: format, missing: missing, repeatedDays: .lastRowHolds))
    var plan = log.finish()
    plan.remarks.append(remarkOnSchedules)
    return plan
  }
}
