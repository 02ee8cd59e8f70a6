internal import HabitCore

/// Writes a report for people, as Markdown with tables as GitHub and most other readers know them.
struct MarkdownWriter {
  private let contents: StoreContents
  private let options: ExportOptions
  private let range: DayRange
  private var lines: [String] = []

  /// How many months a report is about that is asked for no range, the running one among them.
  private static let usualMonths = 3

  /// The export.
  ///
  /// - Parameters:
  ///   - contents: What is exported.
  ///   - options: The clock, and on which weekday weeks start.
  /// - Returns: One file.
  /// - Throws: What reading the check-ins throws.
  static func export(_ contents: StoreContents, _ options: ExportOptions) throws -> Export {
    var writer = MarkdownWriter(contents, options)
    try writer.write()
    return Export(bytes: Array((writer.lines.joined(separator: "\n") + "\n").utf8))
  }

  private init(_ contents: StoreContents, _ options: ExportOptions) {
    self.contents = contents
    self.options = options
    var month = options.today.month
    for _ in 1..<Self.usualMonths where month.year > 1 { month = month.previous }
    let first = DayRange.month(month)?.lowerBound ?? options.today
    range = contents.range ?? first...max(first, options.today)
  }

  private mutating func write() throws {
    lines = ["# Habits and todos", "", "\(range.lowerBound) to \(range.upperBound), written on \(options.today)."]
    let histories = try contents.habits.map { try contents.history(of: $0, options) }
    overview(of: histories)
    for history in histories { try section(on: history) }
    todos()
  }
}

// MARK: - Habits

extension MarkdownWriter {
  private mutating func overview(of histories: [History]) {
    guard !histories.isEmpty else { return }
    lines += ["", "| Habit | Streak | Best | Kept | Strength |", "| --- | --: | --: | --: | --: |"]
    for history in histories {
      let streak = history.streak
      let cells = [
        Self.cell(history.habit.title), Self.length(streak.current, streak.unit), Self.length(streak.best, streak.unit),
        history.completion(in: range).rate.map { "\($0.wholePercent) %" } ?? "–", "\(history.strength.wholePercent) %",
      ]
      lines.append(Self.row(cells))
    }
  }

  private mutating func section(on history: History) throws {
    let habit = history.habit
    lines += ["", "## \(Self.cell(habit.title))", "", sentence(about: habit)]
    if !habit.note.isEmpty { lines += [""] + Self.quote(habit.note) }
    for month in MarkdownMonth.months(of: history, in: range, weekStart: options.weekStart) {
      lines += ["", "### \(month.title)", ""] + month.lines
    }
    let noted = try contents.checkIns(of: habit).filter { range.contains($0.day) && !$0.note.isEmpty }
    guard !noted.isEmpty else { return }
    lines += ["", "| Date | Amount | Note |", "| --- | --: | --- |"]
    for checkIn in noted.reversed() {
      let amount = checkIn.amount.map { $0.words(in: habit.goals.value(on: checkIn.day).unit) } ?? ""
      lines.append(Self.row([checkIn.day.description, Self.cell(amount), Self.cell(checkIn.note)]))
    }
  }

  private func sentence(about habit: Habit) -> String {
    let day = max(options.today, habit.start)
    let rule = habit.schedules.value(on: day).words(with: habit.goals.value(on: day), weekStart: options.weekStart)
    var parts = [Self.cell(rule.prefix(1).uppercased() + rule.dropFirst())]
    if let time = habit.targetTime { parts.append("at \(time)") }
    if let category = contents.category(habit.category) { parts.append("in \(Self.cell(category.name.text))") }
    parts.append("since \(habit.start)")
    if let end = habit.end { parts.append("until \(end)") }
    if let archived = habit.archived { parts.append("archived from \(archived) on") }
    return parts.joined(separator: ", ") + "."
  }

  private static func length(_ count: Int, _ unit: StreakUnit) -> String {
    "\(count) \(count == 1 ? String(unit.rawValue.dropLast()) : unit.rawValue)"
  }
}

// MARK: - Todos

extension MarkdownWriter {
  private mutating func todos() {
    guard !contents.todos.isEmpty else { return }
    lines += ["", "## Todos", ""]
    for todo in contents.todos {
      var facts: [String] = []
      if let due = todo.due { facts.append("due \(due.day)" + (due.time.map { " \($0)" } ?? "")) }
      if todo.priority != .normal { facts.append("\(todo.priority.rawValue) priority") }
      if let category = contents.category(todo.category) { facts.append("in \(Self.cell(category.name.text))") }
      if let done = todo.done { facts.append("done \(options.clock.day(of: done))") }
      let words = Self.cell(todo.title.text) + (facts.isEmpty ? "" : " – " + facts.joined(separator: ", "))
      lines.append("- [\(todo.isDone ? "x" : " ")] \(words)")
      if !todo.memo.isEmpty { lines += Self.quote(todo.memo).map { "  \($0)" } }
    }
  }
}

// MARK: - Text

extension MarkdownWriter {
  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  /// A text on one line, of which Markdown obeys nothing.
  private static func cell(_ text: String) -> String {
    paragraph(text).joined(separator: "<br>")
  }

  /// A quotation, whose lines stay lines.
  private static func quote(_ text: String) -> [String] {
    paragraph(text).joined(separator: "\\\n").split(separator: "\n").map { "> \($0)" }
  }

  /// The lines of a text, of which Markdown obeys nothing.
  private static func paragraph(_ text: String) -> [String] {
    text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).onOneLine.escapingMarkdown }
  }
}
