internal import HabitCore

/// The plan of one file of todo.txt, or of two.
struct TodoTxtPlan {
  private let options: ImportOptions
  private var categories = CategoryDrafts()
  private var todos: [Todo] = []
  private var occurrences: [[String]: Int] = [:]
  private var omissions: [ImportOmission] = []
  private var (repeating, starting, undated, lettered) = (0, 0, 0, 0)

  /// Creates an empty plan.
  ///
  /// - Parameter options: The day of the import and the clock.
  init(_ options: ImportOptions) {
    self.options = options
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - name: Its name, for places.
  mutating func read(_ file: TextFile, name: String) {
    for line in TextLines(file.bytes) where !line.bytes.trimmed.isEmpty {
      let place = "\(name):\(line.number)"
      guard let text = line.bytes.text?.trimmed else {
        leaveOut(place, "it is not UTF-8")
        continue
      }
      add(TodoTxtLine(text), at: place)
    }
  }

  private mutating func add(_ line: TodoTxtLine, at place: String) {
    let (title, changed) = Name.nearest(to: line.title, else: "Unnamed todo")
    var memo = changed == nil ? [] : [line.title]
    if let due = line.faultyDue {
      leaveOut(place, "its due date '\(due.onOneLine)', which is no day, such as 2026-02-28; the todo is kept")
      memo.append("due:\(due)")
    }
    if let letter = line.priority, letter > "C" {
      memo.append("pri:\(letter)")
      lettered += 1
    }
    if !line.labels.isEmpty { memo.append(line.labels.joined(separator: " ")) }
    memo += line.extensions
    if line.extensions.contains(where: { $0.hasPrefix("rec:") }) { repeating += 1 }
    if line.extensions.contains(where: { $0.hasPrefix("t:") }) { starting += 1 }
    if line.isDone, line.completed == nil { undated += 1 }
    let done = line.isDone ? line.completed ?? line.created ?? options.today : nil
    let created = line.created ?? min(done ?? options.today, options.today)
    todos.append(
      Todo(
        id: DerivedIdentifier.todo(identity(of: line)), title: title, memo: memo.joined(separator: "\n"),
        due: line.due.map { TodoDue($0) }, priority: Self.priority(line.priority),
        category: line.project.flatMap { categories.id(of: $0) }, done: done.map(moment(on:)),
        created: moment(on: created)))
  }

  /// What tells a todo from all others, also after it is done.
  private mutating func identity(of line: TodoTxtLine) -> [String] {
    let parts = ["todo.txt", line.identity, line.created?.description ?? ""]
    let occurrence = occurrences[parts, default: 0]
    occurrences[parts] = occurrence + 1
    return parts + [String(occurrence)]
  }

  /// Noon: the file tells no time.
  private func moment(on day: Day) -> Moment {
    options.moment(at: WallTime(date: day, time: TimeOfDay(hour: 12, minute: 0) ?? .midnight))
  }

  private static func priority(_ letter: Character?) -> TodoPriority {
    switch letter {
    case "A": .high
    case nil, "B": .normal
    default: .low
    }
  }

  private mutating func leaveOut(_ place: String, _ reason: String) {
    omissions.append(ImportOmission(place: place, reason: reason, isFault: true))
  }

  /// Makes the plan.
  ///
  /// - Returns: The plan.
  func finish() -> ImportPlan {
    let remarks: [(count: Int, words: String)] = [
      (repeating, "repeating, by 'rec:', which is kept in the memo: todos do not repeat, habits do"),
      (starting, "hidden until a day, by 't:', which is kept in the memo"),
      (lettered, "with a priority below C, which became low; the letter is kept in the memo"),
      (undated, "done without a date; the day of its creation or else of the import stands for it"),
    ]
    return ImportPlan(
      categories: categories.categories, todos: todos,
      remarks: remarks.filter { $0.count > 0 }.map { "\($0.count) todo\($0.count == 1 ? "" : "s") \($0.words)" },
      omissions: omissions)
  }
}
