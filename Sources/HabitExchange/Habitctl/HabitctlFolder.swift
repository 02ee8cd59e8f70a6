internal import HabitCore

/// A folder of habitctl, with its files `habits` and `log`.
struct HabitctlFolder {
  private let folder: SourceFolder
  private var drafts: [HabitDraft] = []
  private var indices: [String: Int] = [:]
  private var omissions: [ImportOmission] = []

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
  /// - Throws: ``ImportError`` if a file is missing, cannot be read or is no text.
  func plan(today: Day) throws(ImportError) -> ImportPlan {
    for name in ["habits", "log"] where !folder.names.contains(name) {
      throw .missing(path: "\(folder.path)/\(name)", advice: "give \(ImportFormat.habitctl.source)")
    }
    var reading = self
    reading.readHabits(try folder.text("habits"), today: today)
    reading.readLog(try folder.text("log"))
    // The first of several entries of a day holds, as in habitctl.
    let habits = reading.drafts.indices.map {
      reading.drafts[$0].finish(today: today, rule: .firstRowHolds) { "log:\($0)" }
    }
    return ImportPlan(habits: habits, omissions: reading.omissions)
  }

  private mutating func readHabits(_ file: TextFile, today: Day) {
    for line in TextLines(file.bytes) where line.holdsEntry {
      let place = "habits:\(line.number)"
      guard line.bytes.text != nil else {
        leaveOut(place, "it is not UTF-8")
        continue
      }
      guard let habit = HabitctlHabit(line.bytes) else {
        leaveOut(place, "it is not a number of days and a name, such as '7 Cleaned the flat'")
        continue
      }
      guard indices[habit.name] == nil else {
        leaveOut(place, "there is a habit '\(habit.name.onOneLine)' already")
        continue
      }
      var draft = HabitDraft(name: habit.name, identity: ["habitctl", habit.name], today: today)
      draft.habit.schedules = Timeline(habit.schedule)
      if habit.days == 0 { draft.remarks.append("0 days became only tracked: it is never due") }
      indices[habit.name] = drafts.count
      drafts.append(draft)
    }
  }

  private mutating func readLog(_ file: TextFile) {
    var strangers: [String: Int] = [:]
    for line in TextLines(file.bytes) where line.holdsEntry {
      do throws(HabitctlEntry.Fault) {
        let entry = try HabitctlEntry(line)
        if let index = indices[entry.name] {
          drafts[index].add(entry.entry, note: "")
        } else {
          strangers[entry.name, default: 0] += 1
        }
      } catch {
        leaveOut("log:\(line.number)", error.description)
      }
    }
    for (name, count) in strangers.sorted(by: { $0.key < $1.key }) {
      let reason = "'\(name.onOneLine)' is not listed in 'habits'; add it there to import its entries"
      omissions.append(ImportOmission(place: "log", reason: reason, count: count, isFault: false))
    }
  }

  private mutating func leaveOut(_ place: String, _ reason: String) {
    omissions.append(ImportOmission(place: place, reason: reason, isFault: true))
  }
}
