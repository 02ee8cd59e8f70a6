internal import HabitCore

/// The file `Habits.csv` of a Loop export, whose first line names the columns.
struct LoopHabitsFile {
  /// A habit of the file.
  struct Item {
    /// Where the habit stands, such as `Habits.csv:2`.
    let place: String
    /// Its number among all habits, from 1: its folder begins with it.
    let number: Int
    /// The habit.
    let habit: LoopHabit
  }

  /// The habits, in the order of the file.
  private(set) var items: [Item] = []
  /// The lines that were left out, and why.
  private(set) var omissions: [ImportOmission] = []

  /// The name of the file.
  static let name = "Habits.csv"

  /// Reads the file.
  ///
  /// - Parameter file: The file.
  /// - Throws: ``ImportError`` if its first line names no columns, or its fields are not separated by commas.
  init(_ file: TextFile) throws(ImportError) {
    var records = try DelimitedText(file)
    guard let header = try? records.next()?.content.get() else {
      throw .damaged(path: file.path, reason: "is empty or begins with no line of column names; export it again")
    }
    let columns = Dictionary(header.enumerated().map { ($1.trimmed, $0) }) { first, _ in first }
    guard columns["Name"] != nil else {
      throw .otherKind(
        path: file.path, reason: "has no column 'Name' in its first line; give the folder of a CSV export of Loop")
    }
    for record in records {
      switch record.content {
      case .success(let fields) where fields.count == header.count:
        items.append(item(LoopHabitRecord(fields: fields, columns: columns), at: record.line))
      case .success(let fields):
        leaveOut(record.line, "it has \(fields.count) fields instead of \(header.count)")
      case .failure(let fault):
        leaveOut(record.line, fault.description)
      }
    }
  }

  /// Makes the list of habits from the names in a table of check marks, where the file itself is missing.
  ///
  /// - Parameter table: The table.
  init(namesOf table: LoopTable) {
    items = table.names.enumerated().map { index, name in
      Item(
        place: LoopTable.name, number: index + 1,
        habit: LoopHabit(name: name, kind: nil))
    }
  }

  private func item(_ record: LoopHabitRecord, at line: Int) -> Item {
    // A line at fault before this one has a number too.
    let number = items.count + omissions.count + 1
    return Item(place: "\(Self.name):\(line)", number: record.number ?? number, habit: record.habit)
  }

  private mutating func leaveOut(_ line: Int, _ reason: String) {
    omissions.append(ImportOmission(place: "\(Self.name):\(line)", reason: reason, isFault: true))
  }
}
