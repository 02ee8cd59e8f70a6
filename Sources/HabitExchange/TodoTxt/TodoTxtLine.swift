internal import HabitCore

/// A line of todo.txt, such as `(A) 2026-03-01 Call Mom +Family @phone due:2026-03-02`.
struct TodoTxtLine {
  /// Whether it is done.
  private(set) var isDone = false
  /// The letter of the priority; `nil` if it has none.
  private(set) var priority: Character?
  /// The day on which it was done; `nil` if the line does not tell.
  private(set) var completed: Day?
  /// The day on which it was created; `nil` if the line does not tell.
  private(set) var created: Day?
  /// What is to be done, without what stands in the fields above and below.
  private(set) var title = ""
  /// The first project; `nil` if there is none.
  private(set) var project: String?
  /// The other projects and the contexts that stand behind the title, as they are written.
  private(set) var labels: [String] = []
  /// The day until which it is to be done; `nil` if there is none.
  private(set) var due: Day?
  /// The pairs of a key and a value that mean something in other programs, as they are written.
  private(set) var extensions: [String] = []
  /// The value of `due:` that is no day; `nil` if there is none.
  private(set) var faultyDue: String?
  /// The text from which the todo is known again after it is done or gets another priority.
  private(set) var identity = ""

  /// Reads a line.
  ///
  /// - Parameter text: The line, without blanks at its ends.
  init(_ text: String) {
    var words = text.split(separator: " ")[...]
    if words.first == "x", words.count > 1 {
      isDone = true
      words.removeFirst()
    }
    if words.count > 1, let letter = Self.priority(words.first) {
      priority = letter
      words.removeFirst()
    }
    if isDone { completed = Self.takeDay(&words) }
    created = Self.takeDay(&words)
    takeWords(words)
  }

  private static func priority(_ word: Substring?) -> Character? {
    guard let word, word.utf8.count == 3, word.first == "(", word.last == ")" else { return nil }
    return word.dropFirst().first.flatMap { ("A"..."Z").contains($0) ? $0 : nil }
  }

  private static func takeDay(_ words: inout ArraySlice<Substring>) -> Day? {
    guard words.count > 1, let word = words.first, let day = Day(String(word)) else { return nil }
    words.removeFirst()
    return day
  }

  private mutating func takeWords(_ words: ArraySlice<Substring>) {
    var kept: [Substring] = []
    for word in words where !takePair(word) { kept.append(word) }
    identity = kept.joined(separator: " ")
    project = kept.first(where: Self.isProject).map { String($0.dropFirst()) }
    // Labels behind the title are taken off; within a sentence they are its words.
    var end = kept.endIndex
    while end > 0, Self.isProject(kept[end - 1]) || Self.isContext(kept[end - 1]) { end -= 1 }
    if end == 0 { end = kept.endIndex }
    title = kept[..<end].joined(separator: " ")
    var isFirst = !kept[..<end].contains(where: Self.isProject)
    for word in kept[end...] {
      if Self.isProject(word), isFirst { isFirst = false } else { labels.append(String(word)) }
    }
  }

  private static func isProject(_ word: Substring) -> Bool { word.first == "+" && word.count > 1 }
  private static func isContext(_ word: Substring) -> Bool { word.first == "@" && word.count > 1 }

  /// Takes a pair such as `due:2026-03-02`; other words with a colon belong to the title.
  private mutating func takePair(_ word: Substring) -> Bool {
    guard let colon = word.firstIndex(of: ":") else { return false }
    let value = word[word.index(after: colon)...]
    if value.isEmpty { return false }
    switch word[..<colon] {
    case "due":
      due = Day(String(value))
      if due == nil { faultyDue = String(value) }
    case "pri" where value.utf8.count == 1:
      priority = priority ?? Self.priority("(\(value))")
    case "rec", "t":
      extensions.append(String(word))
    default:
      return false
    }
    return true
  }
}
