internal import HabitCore

/// The CSV export of Loop, a folder or an archive, in the layout since 2.3.1 or the one before.
struct LoopFolder {
  private let folder: SourceFolder

  /// Creates the reader of a folder.
  ///
  /// - Parameter folder: The folder.
  init(_ folder: SourceFolder) {
    self.folder = folder
  }

  /// Reads all that the folder says.
  ///
  /// - Parameter today: The day of the import.
  /// - Returns: The plan.
  /// - Throws: ``ImportError`` if a file cannot be read or is of another kind, or two folders claim the same habit.
  func plan(today: Day) throws(ImportError) -> ImportPlan {
    let names = folder.names
    let folders = try habitFolders(among: names)
    let table: LoopTable? = names.contains(LoopTable.name) ? try LoopTable(file(LoopTable.name)) : nil
    let list = try self.list(names: names, table: table)
    var occurrences: [String: Int] = [:]
    var habits: [ImportedHabit] = []
    for item in list.items {
      let occurrence = occurrences[item.habit.name, default: 0]
      occurrences[item.habit.name] = occurrence + 1
      let source = try source(of: item, folder: folders[item.number], table: table)
      habits.append(
        source.imported(item.habit, identity: ["csv", item.habit.name, String(occurrence)], today: today))
    }
    return ImportPlan(habits: habits, omissions: list.omissions)
  }

  private func file(_ name: String) throws(ImportError) -> TextFile {
    try folder.text(name)
  }

  private func list(names: [String], table: LoopTable?) throws(ImportError) -> LoopHabitsFile {
    if names.contains(LoopHabitsFile.name) { return try LoopHabitsFile(file(LoopHabitsFile.name)) }
    guard let table, !table.names.isEmpty else {
      throw .otherKind(
        path: folder.path, reason: "holds no \(LoopHabitsFile.name); give the whole CSV export of Loop")
    }
    if table.isOfOneHabit {
      throw .otherKind(
        path: folder.path, reason: "is the folder of one habit; give the whole CSV export of Loop, which it is part of")
    }
    return LoopHabitsFile(namesOf: table)
  }

  /// The folders of the habits by their number, which is all of the name that can be relied on: Loop drops what is not
  /// ASCII, so that a Korean name leaves `003`.
  private func habitFolders(among names: [String]) throws(ImportError) -> [Int: String] {
    var folders: [Int: String] = [:]
    for name in names {
      let digits = name.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard digits.count >= 3, let number = Int(digits: digits) else { continue }
      guard try folder.holds("\(name)/\(LoopTable.name)") else { continue }
      if let other = folders.updateValue(name, forKey: number) {
        throw .damaged(
          path: folder.path,
          reason: "mixes two exports: '\(other.onOneLine)' and '\(name.onOneLine)' have the same number; "
            + "unpack one export into an empty folder")
      }
    }
    return folders
  }

  private func source(
    of item: LoopHabitsFile.Item, folder: String?, table: LoopTable?
  ) throws(ImportError) -> LoopCheckmarks {
    if let folder {
      let name = "\(folder)/\(LoopTable.name)"
      let file = try LoopCheckmarksFile(file(name))
      return LoopCheckmarks(name: name, rows: file.rows, faults: file.faults)
    }
    if let column = table?.column(item.number) {
      return LoopCheckmarks(
        name: LoopTable.name, rows: column.rows, faults: column.faults,
        remark: "it has no folder of its own: its check-ins come from \(LoopTable.name), which has no notes and which "
          + "some versions of Loop wrote wrong")
    }
    return LoopCheckmarks(
      name: item.place, rows: [], faults: [],
      remark: "its check-ins are missing: no folder begins with \(item.number.padded(to: 3)) and holds a "
        + LoopTable.name)
  }
}
