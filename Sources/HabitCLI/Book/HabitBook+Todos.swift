import CommandKit
import FoundationEssentials
import HabitCore
import HabitRender
import HabitStore

extension NumberedTodo: Nameable {
  var name: Name { todo.title }
  var id: UUID { todo.id }
}

extension HabitBook {
  /// The clock in the days of this store.
  var dayClock: DayClock { DayClock(clock, dayStart: settings.dayStart) }

  /// All todos in their manual order, of a narrowed book those of its category; they are read only where they are asked
  /// for.
  func todos() throws -> [NumberedTodo] {
    try snapshot?.todos().filter(holds) ?? []
  }

  /// The todos that a day asks for, of which no others are read.
  func todayTodos(on day: Day) throws -> TodayTodos {
    let todos = try snapshot?.todos(openThrough: day, doneSince: Moment.earliestInstant(of: day)) ?? []
    return TodayTodos(on: day, of: todos.filter(holds), clock: dayClock)
  }

  /// The open todos that are due on no day, which the list of no day has.
  ///
  /// So many are looked at as no list of a day is slowed down by.
  func undatedTodos() throws -> UndatedTodos? {
    try snapshot?.undatedTodos(amongLast: 200)
  }

  private func holds(_ numbered: NumberedTodo) -> Bool {
    category.map { $0.value?.id == numbered.todo.category } ?? true
  }

  /// How the todos of a range go; without a range, how all go.
  func todoStatistics(in range: DayRange?) throws -> TodoStatistics {
    TodoStatistics(in: range, of: try todos().map(\.todo), at: dayClock, weekStart: weekStart)
  }

}

// MARK: - Finding

extension HabitBook {
  /// Which of several todos a word means.
  enum TodoPreference {
    /// The open ones, as far as there are any.
    case open
    /// The done ones, as far as there are any.
    case done
  }

  /// Finds the todos that words name, each once, in the order of the words.
  ///
  /// A todo is named by its number, its exact title, its id, or the beginning of its title. A number is looked up without
  /// reading the other todos.
  ///
  /// - Throws: ``CommandFailure`` with the candidates if there are several, or with a suggestion if there is none.
  func findTodos(_ words: [String], preferring preference: TodoPreference = .open) throws -> [NumberedTodo] {
    var all: [NumberedTodo]?
    var found: [NumberedTodo] = []
    for word in words {
      let todo: NumberedTodo
      if let number = Int(digits: word.utf8), let numbered = try snapshot?.todo(numbered: number) {
        todo = numbered
      } else {
        let read = try all ?? todos()
        all = read
        todo = try find(word, among: read, preferring: preference)
      }
      if !found.contains(todo) { found.append(todo) }
    }
    return found
  }

  private func find(
    _ word: String, among todos: [NumberedTodo], preferring preference: TodoPreference
  ) throws(CommandFailure) -> NumberedTodo {
    var candidates = Self.candidates(for: word, among: todos)
    let preferred = candidates.filter { $0.todo.isDone == (preference == .done) }
    if !preferred.isEmpty { candidates = preferred }
    guard candidates.count != 1 else { return candidates[0] }
    guard candidates.isEmpty else { throw .ambiguousTodo(word, among: candidates) }
    // A number means the todo with that number, not a habit.
    let habit = Int(digits: word.utf8) == nil ? entries.named(word).first?.habit : nil
    throw .noSuchTodo(word, among: todos, butHabit: habit)
  }

  /// The todo that somebody may mean who names a habit that there is not; `nil` if there is none.
  func todo(namedLikeHabit word: String) -> NumberedTodo? {
    // A store that cannot be read is no reason to say less about the habit.
    let candidates = Self.candidates(for: word, among: (try? todos()) ?? [])
    return candidates.first { !$0.todo.isDone } ?? candidates.first
  }

  private static func candidates(for word: String, among todos: [NumberedTodo]) -> [NumberedTodo] {
    let key = Name.key(of: word.trimmed)
    guard !key.isEmpty else { return [] }
    let keys = todos.map(\.name.key)
    let exact = zip(todos, keys).filter { $0.1 == key }.map(\.0)
    guard exact.isEmpty else { return exact }
    if let id = UUID(uuidString: word), let todo = todos.first(where: { $0.id == id }) { return [todo] }
    return zip(todos, keys).filter { $0.1.hasPrefix(key) }.map(\.0)
  }
}

extension CommandFailure {
  /// How many candidates are listed before it is enough to say how many more there are.
  private static let mostCandidates = 20

  fileprivate static func ambiguousTodo(_ word: String, among todos: [NumberedTodo]) -> CommandFailure {
    let more = todos.count - mostCandidates
    return CommandFailure(
      exitCode: .missingInput, code: "ambiguous-todo",
      message: Wording { $0.ambiguousTodo(word, count: todos.count) },
      details: todos.prefix(mostCandidates).candidateLines
        + (more > 0 ? [Wording("  and \(more) more", "  외 \(more)개")] : []))
  }

  fileprivate static func noSuchTodo(
    _ word: String, among todos: [NumberedTodo], butHabit habit: Habit?
  ) -> CommandFailure {
    let suggestion = Suggestion.nearest(to: word, among: todos.map(\.name.text))
    return CommandFailure(
      exitCode: .missingInput, code: "no-such-todo",
      message: Wording { language in
        habit.map { language.noSuchTodo(word, butHabit: $0.name) }
          ?? language.noSuchTodo(word, suggestion: suggestion, isFirst: todos.isEmpty)
      })
  }
}
