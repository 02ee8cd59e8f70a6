import CommandKit
import FoundationEssentials
import HabitCore

extension HabitBook.Entry: Nameable {
  var name: Name { habit.name }
  var id: UUID { habit.id }
}

extension HabitBook {
  /// Finds the habits that words name, each once, in the order of the words.
  func find(_ words: [String]) throws(CommandFailure) -> [Entry] {
    var found: [Entry] = []
    for word in words {
      let entry = try find(word)
      if !found.contains(entry) { found.append(entry) }
    }
    return found
  }

  /// Finds the habit that a word names: by its exact name, its number, its id, or the beginning of its name.
  ///
  /// - Throws: ``CommandFailure`` with the candidates if there are several, or with a suggestion if there is none.
  func find(_ word: String) throws(CommandFailure) -> Entry {
    let candidates = entries.named(word)
    guard candidates.count != 1 else { return candidates[0] }
    guard candidates.isEmpty else { throw .ambiguous(word, among: candidates) }
    throw .noSuchHabit(word, among: entries, butTodo: todo(namedLikeHabit: word))
  }
}

extension CommandFailure {
  fileprivate static func ambiguous(_ word: String, among entries: [HabitBook.Entry]) -> CommandFailure {
    CommandFailure(
      exitCode: .missingInput, code: "ambiguous-habit",
      message: Wording(
        "'\(word)' may mean \(entries.count) habits; type more of the name, or its number",
        "'\(word)'에 해당하는 습관이 \(entries.count)개입니다. 이름을 더 적거나 번호를 쓰세요"),
      details: entries.candidateLines)
  }

  fileprivate static func noSuchHabit(
    _ word: String, among entries: [HabitBook.Entry], butTodo todo: NumberedTodo?
  ) -> CommandFailure {
    let suggestion = Suggestion.nearest(to: word, among: entries.map(\.habit.name.text))
    return CommandFailure(
      exitCode: .missingInput, code: "no-such-habit",
      message: Wording { language in
        todo.map { language.noSuchHabit(word, butTodo: $0) }
          ?? language.noSuchHabit(word, suggestion: suggestion, isFirst: entries.isEmpty)
      })
  }
}
