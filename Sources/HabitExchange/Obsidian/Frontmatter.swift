internal import HabitCore

/// The properties at the top of a note, between two lines of three dashes: a small part of YAML.
struct Frontmatter {
  /// A property.
  struct Property {
    /// The key.
    let key: String
    /// The values with the numbers of their lines: one, or those of a list.
    var values: [(line: Int, text: String)] = []
  }

  /// The properties, in the order of the note.
  private(set) var properties: [Property] = []
  /// What follows the properties.
  private(set) var body: [String] = []
  /// The numbers of the lines that are not UTF-8.
  private(set) var faultyLines: [Int] = []

  /// Reads a note.
  ///
  /// It is `nil` if the note does not begin with properties.
  ///
  /// - Parameter file: The note.
  init?(_ file: TextFile) {
    var lines = TextLines(file.bytes)
    guard let first = lines.next(), first.bytes.trimmed.elementsEqual("---".utf8) else { return nil }
    var isInside = true
    while let line = lines.next() {
      guard let text = line.bytes.text else {
        faultyLines.append(line.number)
        continue
      }
      if isInside, ["---", "..."].contains(text.trimmed) {
        isInside = false
      } else if isInside {
        read(text, at: line.number)
      } else {
        body.append(text)
      }
    }
    if isInside { return nil }
  }

  private mutating func read(_ line: String, at number: Int) {
    let trimmed = line.trimmed
    if trimmed.isEmpty || trimmed.first == "#" { return }
    let isIndented = line.first?.isWhitespace == true
    if !isIndented, trimmed.first != "-", trimmed.first != "]", let colon = trimmed.firstIndex(of: ":") {
      properties.append(Property(key: Self.unquoted(String(trimmed[..<colon]))))
      add(String(trimmed[trimmed.index(after: colon)...]).trimmed, at: number)
    } else {
      add(trimmed.first == "-" ? String(trimmed.dropFirst()).trimmed : trimmed, at: number)
    }
  }

  /// Adds a value, or those of a list in brackets, to the last property.
  private mutating func add(_ text: String, at number: Int) {
    guard let index = properties.indices.last else { return }
    var text = Self.withoutComment(text)
    let isList = text.first == "[" || text.last == "]" || text.last == ","
    if text.first == "[" { text.removeFirst() }
    if isList, text.last == "]" { text.removeLast() }
    let items = isList ? text.split(separator: ",").map(String.init) : [text]
    for item in items.map(\.trimmed) where !item.isEmpty {
      properties[index].values.append((number, Self.unquoted(item)))
    }
  }

  /// The value without a comment behind it; a `#` within quotes begins none.
  private static func withoutComment(_ text: String) -> String {
    if let quote = text.first, quote == "\"" || quote == "'", let end = text.dropFirst().firstIndex(of: quote) {
      let rest = String(text[text.index(after: end)...]).trimmed
      return rest.first == "#" ? String(text[...end]) : text
    }
    return text.firstRange(of: " #").map { String(text[..<$0.lowerBound]).trimmed } ?? text
  }

  private static func unquoted(_ text: String) -> String {
    guard text.count > 1, let quote = text.first, quote == "\"" || quote == "'", text.last == quote else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// A property.
  ///
  /// - Parameter key: Its key; case makes no difference.
  /// - Returns: The property; `nil` if there is none.
  subscript(key: String) -> Property? { properties.first { $0.key.lowercased() == key } }
}
