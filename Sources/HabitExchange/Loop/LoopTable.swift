internal import HabitCore

/// The file `Checkmarks.csv` beside `Habits.csv`: a line for each day, with a column for each habit.
///
/// It has no notes, and some versions of Loop wrote it wrong; it only stands in where a habit has no file of its own.
struct LoopTable {
  /// The names of the habits, in the order of the columns; none if the names cannot be told apart.
  let names: [String]
  private var lines: [(number: Int, day: Day, cells: [String])] = []
  private var faults: [LoopCheckmarksFile.Fault] = []

  /// The name of the file.
  static let name = "Checkmarks.csv"
  /// The names of all files of an export.
  static let fileNames = [LoopHabitsFile.name, name, "Scores.csv"]

  /// Reads the file.
  ///
  /// - Parameter file: The file.
  /// - Throws: ``ImportError/otherKind(path:reason:)`` if its fields are not separated by commas.
  init(_ file: TextFile) throws(ImportError) {
    var header: [String] = []
    for record in try DelimitedText(file) {
      switch record.content {
      case .success(let fields) where fields[0] == "Date" && header.isEmpty:
        header = Self.cells(fields)
      case .success(let fields):
        guard let day = Day(fields[0]) else {
          faults.append(.init(line: record.line, reason: LoopCells.noDay(fields[0])))
          continue
        }
        lines.append((record.line, day, Self.cells(LoopCells.joined(fields))))
      case .failure(let fault):
        faults.append(.init(line: record.line, reason: fault.description))
      }
    }
    // Loop does not quote the names, so one with a comma gives more names than columns.
    let isTellable = lines.allSatisfy { $0.cells.count == header.count }
    names = isTellable ? header : []
  }

  /// Whether it is no table at all but the file of one habit, which has the same name and begins alike.
  var isOfOneHabit: Bool { names == ["Value", "Notes"] || names == ["Value"] }

  /// The cells behind the first, without the empty one that a comma at the end of each line makes.
  private static func cells(_ fields: [String]) -> [String] {
    fields.last == "" ? Array(fields[1...].dropLast()) : Array(fields[1...])
  }

  /// What the table says about one habit.
  ///
  /// - Parameter number: The number of the habit, from 1.
  /// - Returns: The rows and the lines at fault; `nil` if the table has no column for the habit.
  func column(_ number: Int) -> (rows: [LoopRow], faults: [LoopCheckmarksFile.Fault])? {
    let count = lines.map(\.cells.count).max() ?? names.count
    guard (1...max(1, count)).contains(number), count > 0 else { return nil }
    var rows: [LoopRow] = []
    var faults = faults
    for line in lines {
      if line.cells.count != count {
        faults.append(.init(line: line.number, reason: "it has \(line.cells.count) cells instead of \(count)"))
      } else if let value = LoopValue(cell: line.cells[number - 1]) {
        rows.append(LoopRow(number: line.number, day: line.day, value: value, note: ""))
      } else {
        faults.append(.init(line: line.number, reason: LoopCells.noValue(line.cells[number - 1])))
      }
    }
    return (rows, faults)
  }
}
