internal import FoundationEssentials
internal import HabitCore

/// The plan of a file of Org.
struct OrgPlan {
  private let file: OrgFile
  private let name: String
  private let options: ImportOptions
  private var categories = CategoryDrafts()
  private var habits: [ImportedHabit] = []
  private var todos: [Todo] = []
  private var remarks: [String] = []
  private var omissions: [ImportOmission] = []
  private var occurrences: [[String]: Int] = [:]

  /// Creates the plan of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: Its name, for places.
  ///   - options: The day of the import and the clock.
  init(_ file: OrgFile, name: String, _ options: ImportOptions) {
    self.file = file
    self.name = name
    self.options = options
  }

  /// Makes the plan.
  ///
  /// - Returns: The plan.
  mutating func finish() -> ImportPlan {
    for line in file.faultyLines { leaveOut("\(name):\(line)", "it is not UTF-8") }
    var others = 0
    for heading in file.headings {
      if heading.isHabit {
        habits.append(habit(heading))
      } else if heading.state != nil {
        todos.append(todo(heading))
      } else {
        others += 1
      }
    }
    if others > 0 {
      omissions.append(
        ImportOmission(
          place: name, reason: "headings without a state, which are neither habits nor tasks", count: others,
          isFault: false))
    }
    return ImportPlan(
      categories: categories.categories, habits: habits, todos: todos, remarks: remarks, omissions: omissions)
  }

  /// What tells a heading from all others: its ID, else its title and how often that stood before.
  private mutating func identity(of heading: OrgHeading) -> [String] {
    let id = heading.property("ID") ?? ""
    let parts = id.isEmpty ? ["org", "title", heading.title] : ["org", "id", id]
    let occurrence = occurrences[parts, default: 0]
    occurrences[parts] = occurrence + 1
    return parts + [String(occurrence)]
  }

  private mutating func leaveOut(_ place: String, _ reason: String) {
    omissions.append(ImportOmission(place: place, reason: reason, isFault: true))
  }
}

// MARK: - Habits

extension OrgPlan {
  private mutating func habit(_ heading: OrgHeading) -> ImportedHabit {
    var draft = HabitDraft(name: heading.title, identity: identity(of: heading), today: options.today)
    let scheduled = heading.planning["SCHEDULED"]
    if let scheduled, let repeater = scheduled.repeater {
      let (schedule, isExact) = repeater.schedule(from: scheduled.day)
      draft.habit.schedules = Timeline(schedule)
      if !isExact {
        draft.remarks.append(
          "\(repeater.text) became \(schedule.words(with: .check)), the nearest that can be said")
      }
    } else {
      draft.habit.schedules = Timeline(.weekdays([]))
      let reason =
        scheduled?.faultyRepeater.map { "'\($0.onOneLine)' is no repeater" } ?? "nothing says how often it is due"
      draft.remarks.append("\(reason), so it is only tracked; 'habit edit' gives it days")
    }
    draft.habit.targetTime = scheduled?.time
    takeCategory(of: heading, &draft.habit.category, &draft.remarks)
    draft.habit.note = note(of: heading, &draft.remarks)
    draft.isArchived = heading.state.map(file.keywords.isClosed) ?? false || heading.tags.contains("ARCHIVE")
    addChanges(of: heading, to: &draft)
    let name = name
    return draft.finish(today: options.today, rule: .lastRowHolds) { "\(name):\($0)" }
  }

  private func addChanges(of heading: OrgHeading, to draft: inout HabitDraft) {
    var openChanges = 0
    for change in heading.changes {
      let place = "\(name):\(change.line)"
      guard let kind = file.keywords.kind(of: change.state) else {
        openChanges += 1
        continue
      }
      guard let timestamp = change.timestamp else {
        draft.leaveOut(place, "it has no timestamp such as [2026-02-28 Sat 21:10]")
        continue
      }
      draft.add(
        SourcedEntry(row: change.line, day: timestamp.day, kind: kind, amount: nil), note: change.note)
    }
    if heading.drawerLines > 0 {
      draft.omissions.append(
        ImportOmission(
          place: "\(name):\(heading.line)", reason: "clocks and other lines in its drawers", count: heading.drawerLines,
          isFault: false))
    }
    if openChanges > 0 {
      draft.omissions.append(
        ImportOmission(
          place: name, reason: "changes to a state that is not done", count: openChanges, isFault: false))
    }
  }

  /// The properties that are told elsewhere, or mean something to Org alone.
  private static let knownProperties: Set<String> = [
    "STYLE", "ID", "CATEGORY", "LAST_REPEAT", "LOGGING", "REPEAT_TO_STATE", "CREATED", "ORDERED", "LOG_INTO_DRAWER",
  ]

  private func note(of heading: OrgHeading, _ remarks: inout [String]) -> String {
    let properties = heading.properties.filter { !Self.knownProperties.contains($0.name) && !$0.value.isEmpty }
    if !properties.isEmpty {
      remarks.append("kept in its note: \(properties.map(\.name.onOneLine).joined(separator: ", "))")
    }
    let lines = heading.body + properties.map { "\($0.name.lowercased()): \($0.value)" }
    return lines.joined(separator: "\n").trimmed
  }

  /// Takes the first tag for the category, of the heading itself or of those above it.
  private mutating func takeCategory(of heading: OrgHeading, _ category: inout UUID?, _ remarks: inout [String]) {
    let words = (heading.tags + heading.inherited).filter { $0 != "ARCHIVE" }
    category = words.first.flatMap { categories.id(of: $0) }
    let others = heading.tags.filter { $0 != "ARCHIVE" }.dropFirst()
    if !others.isEmpty {
      remarks.append(
        "it has one category here; left out: the tag\(others.count == 1 ? "" : "s") "
          + others.map(\.onOneLine).joined(separator: ", "))
    }
  }
}

// MARK: - Todos

extension OrgPlan {
  private mutating func todo(_ heading: OrgHeading) -> Todo {
    let (title, changed) = Name.nearest(to: heading.title, else: "Unnamed todo")
    var notes = [changed].compactMap(\.self)
    let planned = heading.planning["DEADLINE"] ?? heading.planning["SCHEDULED"]
    let isClosed = heading.state.map(file.keywords.isClosed) ?? false
    let closed = heading.planning["CLOSED"] ?? heading.changes.first?.timestamp
    let made = (heading.property("CREATED")?[...]).flatMap(OrgTimestamp.init)
    let done = isClosed ? closed?.wallTime ?? noon(of: options.today) : nil
    let created = made?.wallTime ?? min(done ?? noon(of: options.today), noon(of: options.today))
    var todo = Todo(
      id: DerivedIdentifier.todo(identity(of: heading)), title: title,
      due: planned.map { TodoDue($0.day, $0.time) }, priority: Self.priority(heading.priority),
      done: done.map(options.moment(at:)), created: options.moment(at: created))
    if isClosed, closed == nil { notes.append("nothing says when it was done; it is taken to be today") }
    if let repeater = planned?.repeater { notes.append("it repeats \(repeater.text); todos do not repeat, habits do") }
    takeCategory(of: heading, &todo.category, &notes)
    todo.memo = note(of: heading, &notes)
    if changed != nil { todo.memo = [heading.title, todo.memo].filter { !$0.isEmpty }.joined(separator: "\n") }
    remarks += notes.map { "\(name):\(heading.line): \($0)" }
    return todo
  }

  private func noon(of day: Day) -> WallTime { WallTime(date: day, time: TimeOfDay(hour: 12, minute: 0) ?? .midnight) }

  private static func priority(_ letter: Character?) -> TodoPriority {
    switch letter {
    case "A": .high
    case nil, "B": .normal
    default: .low
    }
  }
}
