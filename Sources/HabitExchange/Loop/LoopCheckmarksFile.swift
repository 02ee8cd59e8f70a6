internal import HabitCore

/// The file `Checkmarks.csv` of one habit: a day and its value on each line, and its note since Loop 2.3.1.
struct LoopCheckmarksFile {
  /// A line at fault.
  struct Fault {
    /// The number of the line.
    let line: Int
    /// What is wrong, as half a sentence.
    let reason: String
  }

  /// The rows, in the order of the file.
  private(set) var rows: [LoopRow] = []
  /// The lines at fault.
  private(set) var faults: [Fault] = []

  /// Reads the file.
  ///
  /// - Parameter file: The file, which may be empty.
  /// - Throws: ``ImportError/otherKind(path:reason:)`` if its fields are not separated by commas.
  init(_ file: TextFile) throws(ImportError) {
    for record in try DelimitedText(file) {
      switch record.content {
      case .success(let fields): add(LoopCells.joined(fields), at: record.line)
      case .failure(let fault): faults.append(Fault(line: record.line, reason: fault.description))
      }
    }
  }

  private mutating func add(_ fields: [String], at line: Int) {
    if fields[0] == "Date", rows.isEmpty, faults.isEmpty { return }
    guard fields.count == 2 || fields.count == 3 else {
      return faults.append(Fault(line: line, reason: "it has \(fields.count) fields instead of 2 or 3"))
    }
    guard let day = Day(fields[0]) else {
      return faults.append(Fault(line: line, reason: LoopCells.noDay(fields[0])))
    }
    guard let value = LoopValue(cell: fields[1]) else {
      return faults.append(Fault(line: line, reason: LoopCells.noValue(fields[1])))
    }
    rows.append(LoopRow(number: line, day: day, value: value, note: fields.count == 3 ? fields[2] : ""))
  }
}
