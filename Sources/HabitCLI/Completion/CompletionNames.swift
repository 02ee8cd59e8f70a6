import CommandKit
import HabitCore
import HabitStore

/// The names that a person has given, as a shell offers them.
///
/// Nobody waits for them, and nothing is made, changed or said: what cannot be read is not offered.
struct CompletionNames {
  private let home: String?
  private let typed: String
  private let environment: ProgramEnvironment

  /// The greatest number of todos that are offered.
  private static let mostTodos = 200

  /// Looks for names.
  ///
  /// - Parameters:
  ///   - words: The words of the line, of which one may say where the store lies.
  ///   - environment: The world around the program.
  init(_ words: [String], in environment: ProgramEnvironment) {
    let name = GlobalOptions.home.spec.name
    let index = words.firstIndex { $0 == name || $0.hasPrefix("\(name)=") }
    let typed = index.flatMap { index in
      words[index] == name
        ? (index + 1 < words.count ? words[index + 1] : nil) : String(words[index].dropFirst(name.count + 1))
    }
    // The shell has not expanded it yet.
    home = typed.map { path in
      path.hasPrefix("~/") ? environment.variable("HOME").map { $0 + path.dropFirst() } ?? path : path
    }
    self.typed = words.last ?? ""
    self.environment = environment
  }

  /// The names under a topic.
  func names(under topic: CompletionTopic) -> [ShellCompletion.Candidate] {
    guard let path = StorePlace(home: home, variable: environment.variable).path,
      let names = try? Store.peek(at: path, { try names(under: topic, in: $0) })
    else { return [] }
    return names
  }

  private func names(
    under topic: CompletionTopic, in snapshot: Snapshot
  ) throws -> [ShellCompletion.Candidate] {
    switch topic {
    case .habit, .activeHabit, .archivedHabit:
      return try snapshot.habits()
        .filter { topic == .habit || ($0.archived != nil) == (topic == .archivedHabit) }
        .map { ShellCompletion.Candidate($0.name.text, $0.icon) }
    case .todo, .openTodo, .doneTodo:
      let isDone: Bool? = topic == .todo ? nil : topic == .doneTodo
      return try snapshot.todos(first: Self.mostTodos, done: isDone, beginningWith: typed)
        .map { ShellCompletion.Candidate($0.todo.title.text, "\($0.number)") }
    case .category:
      return try snapshot.categories().map { ShellCompletion.Candidate($0.name.text, $0.icon) }
    }
  }
}

/// What a person has names for.
enum CompletionTopic: String {
  case habit
  case activeHabit = "active-habit"
  case archivedHabit = "archived-habit"
  case todo
  case openTodo = "open-todo"
  case doneTodo = "done-todo"
  case category
}

extension CompletionKind {
  /// The names that a person has given to something.
  static func names(of topic: CompletionTopic) -> CompletionKind { .lookup(topic: topic.rawValue) }
}
