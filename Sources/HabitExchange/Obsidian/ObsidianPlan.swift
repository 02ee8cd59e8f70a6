internal import HabitCore

/// The plan of notes of Obsidian's Habit Tracker.
struct ObsidianPlan {
  private let options: ImportOptions
  private var categories = CategoryDrafts()
  private var habits: [ImportedHabit] = []
  private var occurrences: [String: Int] = [:]
  private var otherNotes = 0
  private var omissions: [ImportOmission] = []

  /// Creates an empty plan.
  ///
  /// - Parameter options: The day of the import and the order of dates.
  init(_ options: ImportOptions) {
    self.options = options
  }

  /// Reads a note.
  ///
  /// - Parameters:
  ///   - file: The note.
  ///   - path: Its path below the folder, for places.
  mutating func read(_ file: TextFile, path: String) {
    guard let note = Frontmatter(file), let entries = note["entries"] else {
      otherNotes += 1
      return
    }
    let file = String(path.split(separator: "/").last?.dropLast(3) ?? "")
    let occurrence = occurrences[file, default: 0]
    occurrences[file] = occurrence + 1
    let name = note["title"]?.values.first?.text ?? file
    var draft = HabitDraft(name: name, identity: ["obsidian", file, String(occurrence)], today: options.today)
    take(note, into: &draft)
    for line in note.faultyLines { draft.leaveOut("\(path):\(line)", "it is not UTF-8") }
    add(entries, of: path, to: &draft)
    habits.append(draft.finish(today: options.today, rule: .lastRowHolds) { "\(path):\($0)" })
  }

  /// Lists a note that cannot be read.
  ///
  /// - Parameters:
  ///   - path: Its path below the folder.
  ///   - error: Why.
  mutating func leaveOut(_ path: String, _ error: ImportError) {
    omissions.append(ImportOmission(place: path, reason: error.reason, isFault: true))
  }

  private func add(_ entries: Frontmatter.Property, of path: String, to draft: inout HabitDraft) {
    let dates = DateReading(options)
    for (line, text) in entries.values {
      if case .day(let day) = dates.read(Array(text.utf8)[...]) {
        draft.add(SourcedEntry(row: line, day: day, kind: .done, amount: nil), note: "")
      } else {
        draft.leaveOut("\(path):\(line)", dates.fault(of: text))
      }
    }
  }

  private mutating func take(_ note: Frontmatter, into draft: inout HabitDraft) {
    if let text = note["color"]?.values.first?.text {
      draft.habit.color = HabitColor(text)
      if draft.habit.color == nil { draft.remarks.append("its colour '\(text.onOneLine)' is not known here") }
    }
    if let text = note["maxgap"]?.values.first?.text { takeGap(text, into: &draft) }
    draft.habit.category = note["tags"]?.values.first.flatMap { categories.id(of: $0.text) }
    let known = ["entries", "title", "color", "maxgap", "tags"]
    let others = note.properties.map(\.key).filter { !known.contains($0.lowercased()) }
    if !others.isEmpty { draft.remarks.append("not read: \(others.map(\.onOneLine).joined(separator: ", "))") }
    draft.habit.note = Self.text(note.body)
  }

  private func takeGap(_ text: String, into draft: inout HabitDraft) {
    guard let gap = Int(digits: text.utf8), gap < 36_500 else {
      return draft.remarks.append("its longest gap '\(text.onOneLine)' is no number of days")
    }
    if gap == 0 { return }
    draft.habit.schedules = Timeline(.every(days: gap + 1))
    draft.remarks.append("a gap of up to \(gap) day\(gap == 1 ? "" : "s") became every \(gap + 1) days")
  }

  /// The text of a note, without the blocks in which the tracker is shown.
  private static func text(_ lines: [String]) -> String {
    var kept: [String] = []
    var isShown = false
    for line in lines {
      let isFence = line.trimmed.hasPrefix("```")
      if isFence, isShown || line.trimmed.hasPrefix("```habittracker") {
        isShown.toggle()
      } else if !isShown {
        kept.append(line)
      }
    }
    return kept.joined(separator: "\n").trimmed
  }

  /// Makes the plan.
  ///
  /// - Returns: The plan.
  func finish() -> ImportPlan {
    var omissions = omissions
    if otherNotes > 0 {
      omissions.append(
        ImportOmission(
          place: ".", reason: "notes without the property 'entries'", count: otherNotes, isFault: false))
    }
    return ImportPlan(categories: categories.categories, habits: habits, omissions: omissions)
  }
}
