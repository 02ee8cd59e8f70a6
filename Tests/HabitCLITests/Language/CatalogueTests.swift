import Foundation
import Testing

@Suite("The catalogue of words")
struct CatalogueTests {
  /// The names of what takes an English text and a Korean one.
  private static let translators: Set<String> = [
    "self", "language", "$0", "Wording", "WordError", "invalid", "unavailable",
  ]

  /// Words that are the same in Korean: parts of commands, names and formats.
  private static let untranslated: Set<String> = [
    "habit", "HABIT", "HABIT_HOME", "HOME", "HabitFlow", "HH", "MM", "YYYY", "DD", "RRGGBB", "FILE", "FOLDER", "none",
    "week",
    "month", "monthly", "csv", "off", "UTF", "crontab", "blue", "Home", "End",
  ]

  /// The English text of the entries that need other values in Korean.
  private static let free: Set<String> = [
    // English has a plural, and Korean a counter.
    #"number == 1 ? "1 \(singular)" : "\(number) \(singular)s""#,
    // English joins the last two names by a word, and has no room for a unit.
    #""best on \(english), \(percent)%""#, #""now \(length)""#,
  ]

  /// The file of dates and times, which Korean puts together from other parts; they have tests of their own.
  private static let freeFile = "Language+Dates.swift"

  struct Entry: CustomStringConvertible {
    let place: String
    let english: String
    let korean: String

    var description: String { "\(place): \(english) | \(korean)" }
  }

  private static func entries() throws -> [Entry] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources").standardized
    return try ["HabitRender", "HabitCLI"].flatMap { target in
      try FileManager.default.subpathsOfDirectory(atPath: root.path + "/" + target).filter { $0.hasSuffix(".swift") }
        .flatMap { file in
          let source = try String(contentsOf: root.appending(path: "\(target)/\(file)"), encoding: .utf8)
          return entries(in: source, of: "\(target)/\(file)")
        }
    }
  }

  private static func entries(in source: String, of file: String) -> [Entry] {
    SourceScanner(source).calls(of: translators).compactMap { call in
      let texts = call.arguments.suffix(2).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
      guard texts.count == 2, texts.contains(where: { $0.contains("\"") }),
        !texts.contains(where: { $0.prefix { $0 != "\"" && $0 != "(" }.contains(": ") })
      else { return nil }
      return Entry(place: "\(file):\(call.line)", english: texts[0], korean: texts[1])
    }
  }

  /// What is wrong with an entry; `nil` if nothing is.
  private static func fault(of entry: Entry) -> String? {
    let (english, korean) = (SourceScanner(entry.english).parts, SourceScanner(entry.korean).parts)
    if [entry.english, entry.korean].contains("\"\"") { return "is empty" }
    if hasHangul(english.literal) { return "has Korean in English" }
    if korean.literal.replacing("%p", with: "%").contains(where: \.isLetter), !hasHangul(korean.literal) {
      return "has no Hangul"
    }
    let left = latinWords(in: korean.literal).subtracting(untranslated)
    if !left.isEmpty { return "leaves \(left.sorted()) in English" }
    let values = (SourceScanner.values(in: english.code), SourceScanner.values(in: korean.code))
    // A text that HabitCore words in English has its values there.
    if entry.english != "error.description", values.0 != values.1, !free.contains(entry.english),
      !entry.place.contains(freeFile)
    {
      return "says \(values.0.sorted()) in English and \(values.1.sorted()) in Korean"
    }
    return nil
  }

  private static func hasHangul(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }

  /// The words of a text in Latin letters, but for options, file endings, placeholders and what stands in quotes.
  static func latinWords(in text: String) -> Set<String> {
    let plain = text.replacing(
      /habit( [a-z]+)+|[a-z]+(-[a-z]+)+|'[^']*'|<[^>]*>|--?[a-z][a-z-]*|\.[a-z]+|[0-9][A-Za-z0-9.:-]*/, with: " ")
    return Set(plain.matches(of: /[A-Za-z_]{2,}/).map { String($0.output) })
  }

  @Test("has every text in both languages, with the same values in it")
  func complete() throws {
    let entries = try Self.entries()
    #expect(entries.count > 300)
    for entry in entries {
      if let fault = Self.fault(of: entry) {
        Issue.record("\(entry.place) \(fault): \(entry.english) | \(entry.korean)")
      }
    }
  }

  @Test(
    "would be found wanting where a text is missing, left in English or says something else",
    arguments: [
      (#"self("done on \(day)", "\(day) 완료")"#, nil),
      (#"self("done", "")"#, "is empty"), (#"self("done", "done")"#, "has no Hangul"),
      (#"self("완료", "완료")"#, "has Korean in English"),
      (#"self("saved \(path)", "\(path) 파일 saved")"#, #"leaves ["saved"] in English"#),
      (#"self("\(kept) of \(due)", "\(due)개 중 \(due)개")"#, #"says ["due", "kept"] in English and ["due"] in Korean"#),
      (#"Wording("no \(name)", "\(word.with(.subject)) 없음")"#, #"says ["name"] in English and ["word"] in Korean"#),
      (
        #"Wording { $0("on \($0.date(day))", "\($0.date(day, seenFrom: today))에") }"#,
        #"says ["day"] in English and ["day", "today"] in Korean"#
      ),
      (#"language("a \(count(n, "day", ""))", "\(n)일 \("x".count)")"#, nil),
    ] as [(String, String?)])
  func faults(source: String, fault: String?) throws {
    let entry = try #require(Self.entries(in: source, of: "x").last)
    #expect(Self.fault(of: entry) == fault)
  }
}
