internal import FoundationEssentials
internal import HabitCore

/// A habit of HabitKit while the rows that belong to it are being read.
struct HabitKitDraft {
  /// Where the app shows it.
  let position: Int
  /// What was wanted of it, in the order of the file.
  var intervals: [HabitKitInterval] = []
  private var draft: HabitDraft
  private let isInverse: Bool
  private let options: ImportOptions
  private var countsAmounts = false

  /// Reads a habit.
  ///
  /// - Parameters:
  ///   - object: The habit.
  ///   - id: Its key.
  ///   - place: The path to it.
  ///   - options: The day of the import, and which clock its instants mean.
  /// - Throws: ``JSONFault`` if it has no name.
  init(_ object: JSONObject, id: String, at place: String, _ options: ImportOptions) throws(JSONFault) {
    self.options = options
    var fields = JSONFields(object)
    let isInverse = fields.optional("isInverse") ?? false
    self.isInverse = isInverse
    position = fields.optional("orderIndex") ?? 0
    let start = fields.read { (object) throws(JSONFault) in try Self.start(of: object, isInverse: isInverse, options) }
    draft = HabitDraft(name: try object.required("name"), identity: ["habitkit", id], today: start ?? options.today)
    draft.isArchived = fields.optional("archived") ?? false
    draft.habit.note = fields.text("description")
    draft.setIcon(fields.text("emoji"))
    let (color, icon) = (fields.text("color"), fields.text("icon"))
    draft.setColor(HabitColor(color), named: color)
    if draft.habit.icon.isEmpty { draft.leaveOutIcon(icon, drawnBy: "HabitKit") }
    if var spans: JSONValue.Parts = fields.optional("inverseSpanBounds"), spans.next() != nil {
      draft.remarks.append("its 'inverseSpanBounds' are not known here and were left out")
    }
    draft.habit.reminds = false
    draft.leaveOut(fields.faults, at: place)
  }

  private static func start(
    of object: JSONObject, isInverse: Bool, _ options: ImportOptions
  ) throws(JSONFault) -> Day? {
    if isInverse, try object.value("inverseStartDate") != nil { return try object.day("inverseStartDate") }
    return try object.day(at: "createdAt", options)
  }

  /// Describes what was wanted over time in our terms.
  mutating func describe() {
    let sorted = intervals.sorted { ($0.start ?? .first) < ($1.start ?? .first) }
    guard let first = sorted.first else {
      draft.setSchedule(.daily)
      if isInverse { draft.habit.goals = Timeline(.atMost(.zero, unit: "")) }
      return
    }
    let (schedule, goal) = first.rule(isInverse: isInverse)
    draft.habit.goals = Timeline(goal)
    draft.setSchedule(schedule, of: goal)
    for interval in sorted.dropFirst() {
      let (schedule, goal) = interval.rule(isInverse: isInverse)
      guard let start = interval.start, let schedule else {
        draft.remarks.append("one of its intervals has no sense and was left out")
        continue
      }
      draft.habit.goals.change(to: goal, from: start)
      draft.habit.schedules.change(to: schedule, from: start)
      draft.remarks.append("from \(start) on it is \(schedule.words(with: goal))")
    }
    countsAmounts = sorted.contains { $0.perDay > 1 } || isInverse
    intervals = []
  }

  /// Takes a reminder over.
  ///
  /// - Parameter reminder: The reminder.
  /// - Throws: ``JSONFault`` if it has no time.
  mutating func remind(_ reminder: JSONObject) throws(JSONFault) {
    let time = try reminder.time(hour: "hour", minute: "minute")
    let indices = try reminder.optional("weekdayIndices", JSONValue.Parts.self)?.compactMap(\.integer) ?? Array(1...7)
    // Sunday is 0 or 7, Monday 1.
    let weekdays = indices.compactMap { (0...7).contains($0) ? Weekday(rawValue: $0 % 7 + 1) : nil }
    draft.remind(at: time, on: WeekdaySet(weekdays), as: "HabitKit")
  }

  /// Sorts the habit into a category; the first one holds, others are kept in the note.
  ///
  /// - Parameters:
  ///   - id: The category.
  ///   - name: Its name.
  mutating func setCategory(_ id: UUID?, named name: String) {
    if draft.habit.category == nil {
      draft.habit.category = id
    } else {
      draft.keepInNote("Category: \(name)")
    }
  }

  /// Adds a row.
  ///
  /// The day is that of the clock where the row was written, whatever clock reads it; a row with the amount 0 says that
  /// nothing was done.
  ///
  /// - Parameters:
  ///   - completion: The row.
  ///   - row: Its number.
  /// - Throws: ``JSONFault`` if it has no day or no sense.
  mutating func add(_ completion: JSONObject, row: Int) throws(JSONFault) {
    guard let instant = try completion.instant("date") else { throw JSONFault(place: "", reason: "it has no 'date'") }
    var clock = options
    if let minutes: Int = try completion.optional("timezoneOffsetInMinutes") {
      guard (-24 * 60...24 * 60).contains(minutes) else {
        throw JSONFault(place: "timezoneOffsetInMinutes", reason: "\(minutes) minutes are more than a day")
      }
      clock.secondsFromUTC = { _ in minutes * 60 }
    }
    let note = try completion.optional("note", String.self)?.trimmed ?? ""
    let value = try completion.optional("amountOfCompletions") ?? 1.0
    guard let amount = Amount(rounding: value), amount >= .zero else {
      throw JSONFault(place: "amountOfCompletions", reason: "\(value) is no amount")
    }
    let day = clock.clock(at: instant.milliseconds).date
    guard (Day.first...Day.last).contains(day) else {
      throw JSONFault(place: "date", reason: "its day lies outside the years 1 to 9999")
    }
    guard amount > .zero else { return draft.add(DayRecord(day: day, kind: .no, note: note), row: row) }
    let isPlain = amount == .one && !countsAmounts
    draft.add(DayRecord(day: day, amount: isPlain ? nil : amount, note: note), row: row)
  }

  /// Lists what a fault left out.
  ///
  /// - Parameter fault: The fault, with the whole path.
  mutating func leaveOut(_ fault: JSONFault) {
    draft.leaveOut(fault)
  }

  /// Makes the habit with its check-ins, and forgets the rows that they were made of.
  ///
  /// - Returns: The habit as it goes into the plan.
  mutating func finish() -> ImportedHabit {
    draft.finish(today: options.today, rule: .rowsAddUp()) { "completions[\($0)]" }
  }
}
