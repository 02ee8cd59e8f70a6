import CommandKit
import FoundationEssentials
import HabitCore

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
    let key = Name.key(of: word.trimmed)
    if let exact = entries.first(where: { $0.habit.name.key == key }) { return exact }
    if let number = Int(digits: word.utf8), let entry = entries.first(where: { $0.number == number }) { return entry }
    if let entry = entries.first(where: { $0.habit.id.uuidString.lowercased() == word.lowercased() }) { return entry }
    let candidates = key.isEmpty ? [] : entries.filter { $0.habit.name.key.hasPrefix(key) }
    guard candidates.count != 1 else { return candidates[0] }
    guard candidates.isEmpty else { throw .ambiguous(word, among: candidates) }
    throw .noSuchHabit(word, among: entries)
  }
}

extension CommandFailure {
  fileprivate static func ambiguous(_ word: String, among entries: [HabitBook.Entry]) -> CommandFailure {
    CommandFailure(
      exitCode: .missingInput, code: "ambiguous-habit",
      message: "'\(word)' may mean \(entries.count) habits; type more of the name, or its number",
      details: entries.map { "  \($0.number)  \($0.habit.name)" })
  }

  fileprivate static func noSuchHabit(_ word: String, among entries: [HabitBook.Entry]) -> CommandFailure {
    let suggestion = Suggestion.nearest(to: word, among: entries.map(\.habit.name.text))
    let advice =
      suggestion.map { "did you mean '\($0)'?" }
      ?? (entries.isEmpty ? "add the first one with 'habit add'" : "'habit list --all' shows what there is")
    return CommandFailure(
      exitCode: .missingInput, code: "no-such-habit", message: "there is no habit '\(word)'; \(advice)")
  }
}
