internal import HabitCore

/// A file of Org, read into its headings.
struct OrgFile {
  /// The headings, in the order of the file.
  private(set) var headings: [OrgHeading] = []
  /// The states.
  private(set) var keywords = OrgKeywords()
  /// The numbers of the lines that are not UTF-8.
  private(set) var faultyLines: [Int] = []
  private var fileTags: [String] = []
  private var fileCategory: String?
  private var drawer: String?
  private var noteIndent: Int?

  /// Reads a file.
  ///
  /// - Parameter file: The file.
  init(_ file: TextFile) {
    // States may be named anywhere in the file, and hold in all of it.
    for line in TextLines(file.bytes) where line.bytes.starts(with: "#+".utf8) { readSetting(line.bytes.text ?? "") }
    for line in TextLines(file.bytes) {
      if let text = line.bytes.text { read(text, at: line.number) } else { faultyLines.append(line.number) }
    }
    inherit()
  }

  private mutating func readSetting(_ line: String) {
    guard let colon = line.firstIndex(of: ":") else { return }
    let value = line[line.index(after: colon)...]
    switch line[..<colon].uppercased() {
    case "#+TODO", "#+SEQ_TODO", "#+TYP_TODO": keywords.take(value)
    case "#+FILETAGS": fileTags += value.split(whereSeparator: { $0 == ":" || $0 == " " }).map(String.init)
    case "#+CATEGORY": fileCategory = String(value).trimmed
    default: break
    }
  }

  private mutating func read(_ text: String, at line: Int) {
    if let heading = OrgHeading(text, line: line, keywords: keywords) {
      headings.append(heading)
      (drawer, noteIndent) = (nil, nil)
      return
    }
    guard let index = headings.indices.last else { return }
    let trimmed = text.trimmed
    if let name = Self.drawerName(trimmed) {
      if name == "END" { drawer = nil } else if drawer == nil { drawer = name }
      if drawer != nil || name == "END" { noteIndent = nil }
      if drawer == name || name == "END" { return }
    }
    if drawer == "PROPERTIES" { return readProperty(trimmed, of: index) }
    if readPlanning(trimmed, of: index) { return }
    if let change = OrgStateChange(trimmed, line: line) {
      noteIndent = change.hasNote ? text.prefix { $0.isWhitespace }.count : nil
      headings[index].changes.append(change)
    } else if let indent = noteIndent, text.prefix(while: \.isWhitespace).count > indent, !trimmed.isEmpty {
      let change = headings[index].changes.indices.last ?? 0
      headings[index].changes[change].note += (headings[index].changes[change].note.isEmpty ? "" : "\n") + trimmed
    } else {
      noteIndent = nil
      if drawer != nil {
        headings[index].drawerLines += trimmed.isEmpty ? 0 : 1
      } else if !trimmed.hasPrefix("#+") {
        headings[index].body.append(trimmed)
      }
    }
  }

  /// The name in a line that is nothing but a name between colons.
  private static func drawerName(_ line: String) -> String? {
    guard line.count > 2, line.first == ":", line.last == ":" else { return nil }
    let name = line.dropFirst().dropLast()
    return name.contains { $0 == ":" || $0.isWhitespace } ? nil : name.uppercased()
  }

  private mutating func readProperty(_ line: String, of index: Int) {
    guard line.first == ":", let colon = line.dropFirst().firstIndex(of: ":") else { return }
    let name = line[line.index(after: line.startIndex)..<colon].uppercased()
    headings[index].properties.append((name, String(line[line.index(after: colon)...]).trimmed))
  }

  private mutating func readPlanning(_ line: String, of index: Int) -> Bool {
    let words = ["SCHEDULED", "DEADLINE", "CLOSED"]
    guard words.contains(where: { line.hasPrefix($0 + ":") }) else { return false }
    for word in words {
      guard let range = line.firstRange(of: word + ":") else { continue }
      headings[index].planning[word] = OrgTimestamp(line[range.upperBound...])
    }
    return true
  }

  /// Hands tags and categories down from heading to heading.
  private mutating func inherit() {
    var above: [(level: Int, words: [String])] = []
    for index in headings.indices {
      let heading = headings[index]
      let category = [heading.property("CATEGORY")].compactMap(\.self)
      above.removeAll { $0.level >= heading.level }
      headings[index].inherited =
        category + above.reversed().flatMap(\.words) + fileTags + [fileCategory].compactMap(\.self)
      above.append((heading.level, heading.tags + category))
    }
  }
}
