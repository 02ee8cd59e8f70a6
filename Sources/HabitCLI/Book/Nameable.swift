import CommandKit
import FoundationEssentials
import HabitCore

/// Something that people name with a word: by its exact name, its number, its id, or the beginning of its name.
protocol Nameable {
  /// The number under which commands know it.
  var number: Int { get }
  /// Its name.
  var name: Name { get }
  /// What tells it from all others.
  var id: UUID { get }
}

extension Collection where Element: Nameable {
  /// What a word may mean: one element, several whose names begin with it, or nothing.
  ///
  /// An exact name wins over a number, so that something may be called "2".
  func named(_ word: String) -> [Element] {
    let key = Name.key(of: word.trimmed)
    guard !key.isEmpty else { return [] }
    let exact =
      first { $0.name.key == key }
      ?? Int(digits: word.utf8).flatMap { number in first { $0.number == number } }
      ?? first { $0.id.uuidString.lowercased() == word.lowercased() }
    return exact.map { [$0] } ?? filter { $0.name.key.hasPrefix(key) }
  }

  /// Lines that show what a word may mean, for an error.
  var candidateLines: [Wording] { map { Wording(verbatim: "  \($0.number)  \($0.name)") } }
}
