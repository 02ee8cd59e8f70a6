internal import HabitCore

/// Writes todos as todo.txt has them, one a line.
enum TodoTxtWriter {
  // Source: todotxt/todo.txt, "The todo.txt format rules".
  /// The export.
  ///
  /// - Parameters:
  ///   - contents: What is exported.
  ///   - options: The clock, in whose days todos were made and done.
  /// - Returns: One file, and what todo.txt cannot say.
  static func export(_ contents: StoreContents, _ options: ExportOptions) -> Export {
    let lines = contents.todos.map { todo in
      line(for: todo, contents.category(todo.category), options.clock) + "\n"
    }
    return Export(
      bytes: Array(lines.joined().utf8),
      remarks: UnsaidField.remarks([.habits, .memos, .timesOfTodos], of: "todo.txt", in: contents))
  }

  private static func line(for todo: Todo, _ category: HabitCore.Category?, _ clock: DayClock) -> String {
    var words: [String] = []
    if let done = todo.done {
      words = ["x", clock.day(of: done).description]
    } else if let letter = todo.priority.letter {
      words = ["(\(letter))"]
    }
    words.append(clock.day(of: todo.created).description)
    words.append(todo.title.text)
    if let category { words.append("+\(category.name.text.replacing(" ", with: "_"))") }
    if let due = todo.due { words.append("due:\(due.day)") }
    // What is done loses its priority; the usual place for it is a key.
    if todo.isDone, let letter = todo.priority.letter { words.append("pri:\(letter)") }
    return words.joined(separator: " ")
  }
}

extension TodoPriority {
  /// The letter of the priority in todo.txt; `nil` for none.
  fileprivate var letter: String? {
    switch self {
    case .high: "A"
    case .normal: nil
    case .low: "C"
    }
  }
}
