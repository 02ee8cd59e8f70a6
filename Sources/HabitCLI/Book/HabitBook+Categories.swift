import CommandKit
import FoundationEssentials
import HabitCore
import HabitRender
import HabitStore

extension HabitBook {
  /// A category and the number under which commands know it.
  struct CategoryEntry: Hashable {
    let number: Int
    let category: HabitCore.Category
  }

  /// All categories in their order; they are read only where they are asked for.
  func categories() throws -> [CategoryEntry] {
    try snapshot?.categories().enumerated()
      .map { CategoryEntry(number: $0.offset + 1, category: $0.element) } ?? []
  }

  /// The title of the category that the book is narrowed to; `nil` for a whole book.
  func categoryTitle(_ language: Language) -> String? {
    category.map { $0.value?.title ?? language.noCategory }
  }

  /// Finds the category that a word names, as habits are found.
  ///
  /// - Throws: ``CommandFailure`` with the candidates if there are several, or with a suggestion if there is none.
  func findCategory(_ word: String) throws -> CategoryEntry {
    let categories = try categories()
    let candidates = categories.named(word)
    guard candidates.count != 1 else { return candidates[0] }
    guard candidates.isEmpty else { throw CommandFailure.ambiguousCategory(word, among: candidates) }
    throw CommandFailure.noSuchCategory(word, among: categories)
  }
}

extension HabitBook.CategoryEntry: Nameable {
  var name: Name { category.name }
  var id: UUID { category.id }
}

extension CommandFailure {
  fileprivate static func ambiguousCategory(
    _ word: String, among entries: [HabitBook.CategoryEntry]
  ) -> CommandFailure {
    CommandFailure(
      exitCode: .missingInput, code: "ambiguous-category",
      message: Wording(
        "'\(word)' may mean \(entries.count) categories; type more of the name, or its number",
        "'\(word)'에 해당하는 카테고리가 \(entries.count)개입니다. 이름을 더 적거나 번호를 쓰세요"),
      details: entries.candidateLines)
  }

  fileprivate static func noSuchCategory(_ word: String, among entries: [HabitBook.CategoryEntry]) -> CommandFailure {
    let suggestion = Suggestion.nearest(to: word, among: entries.map(\.name.text))
    return CommandFailure(
      exitCode: .missingInput, code: "no-such-category",
      message: Wording { $0.noSuchCategory(word, suggestion: suggestion, isFirst: entries.isEmpty) })
  }
}
