internal import HabitCore

/// Writes the files of harsh.
struct HarshWriter {
  private var habits = Exporter.mark + "\n"
  private var entries: [(day: Day, line: String)] = []
  private var taken: Set<String> = []
  private var remarks: [String] = []
  private let options: ExportOptions

  /// The export.
  ///
  /// - Parameters:
  ///   - contents: What is exported.
  ///   - options: Today, and on which weekday weeks start.
  /// - Returns: The files `habits` and `log`, and what harsh cannot say.
  /// - Throws: What reading the check-ins throws.
  static func export(_ contents: StoreContents, _ options: ExportOptions) throws -> Export {
    var writer = HarshWriter(options: options)
    // What has no category stands before the first heading.
    for category in [nil] + contents.categories.map(Optional.some) {
      let habits = contents.habits.filter { contents.category($0.category) == category }
      if let category, !habits.isEmpty { writer.habits += "! \(category.name)\n" }
      for habit in habits { try writer.write(habit, contents) }
    }
    return writer.export(contents)
  }

  private init(options: ExportOptions) {
    self.options = options
  }

  private mutating func write(_ habit: Habit, _ contents: StoreContents) throws {
    let name = freeName(for: habit)
    let day = max(options.today, habit.start)
    let (schedule, goal) = (habit.schedules.value(on: day), habit.goals.value(on: day))
    let frequency = Self.frequency(of: schedule)
    habits += "\(name): \(frequency.text)" + (habit.lastDay.map { ": \($0)" } ?? "") + "\n"
    if !frequency.isExact || goal != .check {
      remark(habit, "'\(schedule.words(with: goal))' became '\(frequency.text)'")
    }
    if habit.archived != nil { remark(habit, "harsh has no archive: its last day is the one before") }
    let days = RecordedDay.days(of: try contents.checkIns(of: habit))
    let shared = days.count { $0.checkIns.count > 1 }
    if shared > 0 { remark(habit, "harsh has one entry a day: those of \(shared) days were put together") }
    entries += days.map { ($0.day, Self.line(for: $0, name)) }
  }

  /// The name as harsh can have it: no ':', and no beginning that means something else.
  private mutating func freeName(for habit: Habit) -> String {
    var text = habit.name.text.replacing(":", with: "").trimmed
    while let first = text.first, first == "#" || first == "!" { text = String(text.dropFirst()).trimmed }
    let name = ((try? Name(text)) ?? Name.nearest(to: "", else: "Unnamed habit").0).free(among: taken)
    taken.insert(name.key)
    if name != habit.name { remark(habit, "its name became '\(name)'") }
    return name.text
  }

  private mutating func remark(_ habit: Habit, _ remark: String) {
    remarks.append("'\(habit.name)': \(remark)")
  }

  private static func frequency(of schedule: Schedule) -> (text: String, isExact: Bool) {
    switch schedule {
    case .weekdays(.daily): ("1", true)
    case .weekdays([]): ("0", true)
    case .weekdays(let weekdays): ("\(weekdays.weekdays.count)/7", false)
    case .every(let days): ("\(days)", true)
    case .period(let times?, .week): ("\(min(times, 7))/7", times <= 7)
    case .period(let times?, .month): ("\(min(times, 30))/30", times <= 30)
    case .period(nil, .week): ("1/7", false)
    case .period(nil, .month): ("1/30", false)
    }
  }

  private static func line(for day: RecordedDay, _ name: String) -> String {
    let result =
      switch day.kind {
      case .done: "y"
      case .skip: "s"
      case .no: "n"
      }
    // A blank and ':' end a field, a line break the line, and a tab is how habitctl's log is told from this one.
    let note = String(day.note(joinedBy: "; ").map { $0.isNewline || $0 == "\t" ? " " : $0 })
      .replacing(" :", with: " -").trimmed
    let amount = day.kind == .done && day.hasAmount ? day.amount.description : ""
    var fields = [day.day.description, name, result]
    if !note.isEmpty || !amount.isEmpty { fields.append(note) }
    if !amount.isEmpty { fields.append(amount) }
    return fields.joined(separator: " : ")
  }

  private func export(_ contents: StoreContents) -> Export {
    // Stable, so that the habits of a day stay in their order.
    let lines = entries.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
    let log = lines.reduce(into: Exporter.mark + "\n") { $0 += $1.element.line + "\n" }
    return Export(
      files: [
        Export.File(name: "habits", bytes: Array(habits.utf8)), Export.File(name: "log", bytes: Array(log.utf8)),
      ],
      remarks: remarks
        + UnsaidField.remarks(
          [.colors, .icons, .notes, .times, .reminders, .pauses, .earlierVersions, .todos], of: "harsh", in: contents))
  }
}
