internal import Archive
internal import HabitCore

/// Writes the CSV export of Loop 2.3.1, zipped as Loop does.
struct LoopWriter {
  private let contents: StoreContents
  private let options: ExportOptions
  private var columns: [LoopColumn] = []
  private var remarks: [String] = []

  /// The export.
  ///
  /// - Parameters:
  ///   - contents: What is exported.
  ///   - options: Today, and on which weekday weeks start.
  /// - Returns: One zip archive, and what Loop cannot say.
  /// - Throws: What reading the check-ins throws, or `ArchiveError`.
  static func export(_ contents: StoreContents, _ options: ExportOptions) throws -> Export {
    var writer = LoopWriter(contents, options)
    let files = try writer.files()
    return Export(bytes: try ZipArchive.bytes(of: files), remarks: writer.remarks)
  }

  private init(_ contents: StoreContents, _ options: ExportOptions) {
    self.contents = contents
    self.options = options
  }

  private mutating func files() throws -> [ArchivedFile] {
    var list = TableText(lineEnd: .lineFeed)
    list.row([
      "Position", "Name", "Type", "Question", "Description", "FrequencyNumerator", "FrequencyDenominator", "Color",
      "Unit", "Target Type", "Target Value", "Archived?",
    ])
    var files: [ArchivedFile] = []
    for (index, habit) in contents.habits.enumerated() {
      let number = (index + 1).padded(to: 3)
      let rule = LoopRule(habit, on: max(options.today, habit.start))
      list.row(
        [number, habit.name.text, rule.type, "", habit.note, "\(rule.times)", "\(rule.days)"]
          + [(habit.color ?? .standard).description, rule.unit, rule.targetType, rule.targetValue]
          + ["\(habit.isArchived(on: options.today))"])
      let column = LoopColumn(
        of: habit, isNumeric: rule.isNumeric, try contents.checkIns(of: habit),
        try contents.history(of: habit, options))
      remarks += (rule.remarks + column.remarks).map { "'\(habit.name)': \($0)" }
      let folder = Self.folder(number, habit.name)
      files.append(ArchivedFile(path: "\(folder)/Scores.csv", bytes: column.scores))
      files.append(ArchivedFile(path: "\(folder)/\(LoopTable.name)", bytes: column.checkmarks))
      columns.append(column)
    }
    remarks += UnsaidField.remarks(
      [.icons, .habitCategories, .times, .reminders, .ends, .archives, .pauses, .earlierVersions, .todos],
      of: "Loop's CSV", in: contents)
    files.insert(ArchivedFile(path: LoopHabitsFile.name, bytes: list.bytes), at: 0)
    files.append(ArchivedFile(path: "Scores.csv", bytes: table { $0.score(on: $1) ?? "0.0000" }))
    files.append(ArchivedFile(path: LoopTable.name, bytes: table { $0.value(on: $1) ?? "UNKNOWN" }))
    return files
  }

  /// A table of all habits, newest day first.
  private func table(_ cell: (LoopColumn, Day) -> String) -> [UInt8] {
    var table = TableText(lineEnd: .lineFeed)
    // Loop ends each line with a comma.
    table.row(["Date"] + contents.habits.map(\.name.text) + [""])
    let days = columns.compactMap(\.days)
    guard let first = days.map(\.lowerBound).min(), let last = days.map(\.upperBound).max() else { return table.bytes }
    for day in (first...last).reversed() { table.row([day.description] + columns.map { cell($0, day) } + [""]) }
    return table.bytes
  }

  /// The folder of a habit: its number, and of its name what Loop keeps.
  private static func folder(_ number: String, _ name: Name) -> String {
    let kept = name.text.unicodeScalars.filter { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".", "_", "-": true
      default: false
      }
    }
    return String("\(number) \(String(String.UnicodeScalarView(kept)))".prefix(100)).trimmed
  }
}
