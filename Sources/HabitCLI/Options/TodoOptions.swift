import CommandKit
import HabitRender
import HabitCore

/// What the commands about todos take.
enum TodoOptions {
  static let title = Argument(.title, "What is to be done, in up to 200 characters.")
  static let todos = Argument(oneOrMore: .todo, "The todos: numbers, titles, or beginnings of titles.")
  static let openTodos = Argument(oneOrMore: .openTodo, "The todos: numbers, titles, or beginnings of titles.")
  static let doneTodos = Argument(oneOrMore: .doneTodo, "The todos: numbers, titles, or beginnings of titles.")
  static let todo = Argument(.todo, "The todo: its number, its title, or the beginning of it.")

  static let due = Option(
    "--due", .orNone("date") { text throws(WordError) in try DateWord(text) }, "The day until which it is to be done.")
  static let at = Option(
    "--at", .orNone("time", TimeWord.time), "The time of that day; without a day the next such time.")
  static let priority = Option("--priority", ValueFormat<TodoPriority>(choices: "priority"), "How much it matters.")
  static let important = Flag("--important", "Give it high priority.")
  static let memo = Option("--memo", .orNone("text", NoteWord.note), "More about it.")

  static let fields = [
    due.spec, at.spec, priority.spec, important.spec, CategoryOption.membership.spec, memo.spec,
  ]
}

// MARK: - Reading

extension TodoOptions {
  /// The priority that a command line asks for; `nil` if it asks for none.
  static func priority(_ command: ParsedCommand) throws(UsageError) -> TodoPriority? {
    let priority = try command.value(priority)
    guard command.isSet(important) else { return priority }
    guard priority == nil || priority == .high else {
      throw command.error(.conflict(important.spec.name, Self.priority.spec.name))
    }
    return .high
  }
}

extension CommandContext {
  /// The due time of a todo after the options of a command line are applied to the one that it has.
  ///
  /// A time without any day means the next such time.
  func due(changing due: TodoDue?, in book: HabitBook) throws -> TodoDue? {
    let dayWord = try command.value(TodoOptions.due)
    let timeWord = try command.value(TodoOptions.at)
    var day = due?.day
    switch dayWord {
    case .value(let word): day = try self.day(word, of: TodoOptions.due.spec, today: book.today, looking: .ahead)
    case .some(.none): day = nil
    case nil: break
    }
    switch timeWord {
    case .value(let time):
      if let day { return TodoDue(day, time) }
      guard dayWord == nil else {
        throw command.error(.other(Wording { $0.timeWithoutDay }))
      }
      // Behind the last day of the calendar there is no next such time.
      let next = TodoDue.next(time, after: book.dayClock)
      return TodoDue(try self.day(.date(next.day), of: TodoOptions.at.spec, today: book.today), time)
    case .some(.none): return day.map { TodoDue($0) }
    case nil: return day.map { TodoDue($0, due?.time) }
    }
  }
}

// MARK: - Values

extension ValueFormat where Value == Name {
  /// The title of a todo.
  static var title: Self {
    Self("title") { text throws(WordError) in
      do throws(NameError) { return try Name(text) } catch { throw WordError { $0.text(ofTitle: error) } }
    }
  }
}

extension ValueFormat where Value == String {
  static var todo: Self { Self("todo", completion: .names(of: .todo)) { text throws(WordError) in text } }
  static var openTodo: Self { Self("todo", completion: .names(of: .openTodo)) { text throws(WordError) in text } }
  static var doneTodo: Self { Self("todo", completion: .names(of: .doneTodo)) { text throws(WordError) in text } }

  /// Any text that is looked for.
  static var searched: Self {
    Self("text") { text throws(WordError) in
      guard !text.trimmed.isEmpty else { throw WordError("write what to look for", "찾을 말을 적으세요") }
      return text
    }
  }
}
