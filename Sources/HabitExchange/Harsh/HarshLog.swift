internal import HabitCore

/// The file `log` of harsh, read into the habits that it is about: one entry a line, with comments between them.
struct HarshLog {
  private var drafts: [HabitDraft]
  /// The lines that were left out and belong to no habit, and why.
  private(set) var omissions: [ImportOmission] = []

  /// Reads the file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - habits: The habits that the folder lists.
  init(_ file: TextFile, of habits: HarshHabits) {
    drafts = habits.drafts
    var strangers: [String: Int] = [:]
    for line in TextLines(file.bytes) where !line.bytes.trimmed.isEmpty && line.bytes.first != UInt8(ascii: "#") {
      do throws(HarshEntry.Fault) {
        let entry = try HarshEntry(line)
        if let index = habits.indices[entry.name] {
          drafts[index].add(entry)
        } else {
          strangers[entry.name, default: 0] += 1
        }
      } catch {
        leaveOut(line.number, error.description)
      }
    }
    for (name, count) in strangers.sorted(by: { $0.key < $1.key }) {
      let reason =
        habits.faultyNames.contains(name)
        ? "'\(name.onOneLine)' is left out, since its line in 'habits' is at fault"
        : "'\(name.onOneLine)' is not listed in 'habits'; add it there to import its entries"
      omissions.append(ImportOmission(place: "log", reason: reason, count: count, isFault: false))
    }
  }

  /// Makes the habits with their entries, in the order in which the folder lists them, and forgets the rows.
  ///
  /// - Parameter today: The day of the import.
  /// - Returns: The habits as they go into the plan.
  mutating func finish(today: Day) -> [ImportedHabit] {
    drafts.indices.map { drafts[$0].finish(today: today, rule: .lastRowHolds) { "log:\($0)" } }
  }

  private mutating func leaveOut(_ line: Int, _ reason: String) {
    omissions.append(ImportOmission(place: "log:\(line)", reason: reason, isFault: true))
  }
}

extension HabitDraft {
  fileprivate mutating func add(_ line: HarshEntry) {
    add(line.entry, note: line.note)
    if let amount = line.droppedAmount {
      leaveOut("log:\(line.entry.row)", "its amount \(amount): nothing was done that day", isFault: false)
    }
  }
}
