internal import HabitCore

/// A heading of Org with what stands below it, up to the next heading.
struct OrgHeading {
  /// The number of its line.
  let line: Int
  /// The number of its stars.
  let level: Int
  /// The state, such as `TODO`; `nil` if it has none.
  let state: String?
  /// The letter of the priority; `nil` if it has none.
  let priority: Character?
  /// The title without state, priority and tags.
  let title: String
  /// Its own tags.
  let tags: [String]
  /// Its category, the tags and categories of the headings above it, the nearest first, and those of the file.
  var inherited: [String] = []
  /// The planning words and their timestamps: `SCHEDULED`, `DEADLINE`, `CLOSED`.
  var planning: [String: OrgTimestamp] = [:]
  /// The properties, in the order of the file, with names in upper case.
  var properties: [(name: String, value: String)] = []
  /// The changes of its state.
  var changes: [OrgStateChange] = []
  /// The number of lines in its drawers that are nothing of the above, such as clocks.
  var drawerLines = 0
  /// The other lines.
  var body: [String] = []

  /// Reads the line of a heading.
  ///
  /// It is `nil` if the line is no heading.
  ///
  /// - Parameters:
  ///   - text: The line.
  ///   - line: Its number.
  ///   - keywords: The states of the file.
  init?(_ text: String, line: Int, keywords: OrgKeywords) {
    let stars = text.prefix { $0 == "*" }
    guard !stars.isEmpty, text.dropFirst(stars.count).first == " " else { return nil }
    var rest = text.dropFirst(stars.count).drop { $0.isWhitespace }
    let word = rest.prefix { !$0.isWhitespace }
    if keywords.contains(String(word)) {
      state = String(word)
      rest = rest.dropFirst(word.count).drop { $0.isWhitespace }
    } else {
      state = nil
    }
    if rest.hasPrefix("[#"), let letter = rest.dropFirst(2).first, rest.dropFirst(3).first == "]" {
      priority = letter
      rest = rest.dropFirst(4).drop { $0.isWhitespace }
    } else {
      priority = nil
    }
    (title, tags) = Self.titleAndTags(String(rest).trimmed)
    self.line = line
    level = stars.count
  }

  /// Tags stand at the end of the line, with colons around them.
  private static func titleAndTags(_ text: String) -> (String, [String]) {
    let last = text.lastIndex { $0.isWhitespace }.map { text[text.index(after: $0)...] } ?? text[...]
    let tags = last.split(separator: ":", omittingEmptySubsequences: false)
    guard tags.count > 2, tags.first == "", tags.last == "" else { return (text, []) }
    let names = tags.dropFirst().dropLast()
    guard names.allSatisfy({ !$0.isEmpty }) else { return (text, []) }
    return (String(text.dropLast(last.count)).trimmed, names.map(String.init))
  }

  /// The value of a property.
  ///
  /// - Parameter name: The name in upper case.
  /// - Returns: The value; `nil` if there is no such property.
  func property(_ name: String) -> String? { properties.last { $0.name == name }?.value }

  /// Whether it is a habit.
  var isHabit: Bool { property("STYLE")?.lowercased() == "habit" }
}
