import CommandKit
import TestSupport
import Testing

@Suite("Parser, for any words") struct ParserPropertyTests {
  private static let vocabulary = [
    "add", "list", "remove", "config", "get", "set", "tag", "help", "nonsense", "", "-", "--", "-3", "- x", "-q", "-qa",
    "-p", "-phigh", "-p=low", "-x", "-qx", "--on", "--on=3", "--on=", "--json", "--json=1", "--all", "--tag", "-t",
    "--home", "--hmoe", "--=", "---", "=", "물", "-물", "\u{1B}[0m", "a\nb",
  ]

  @Test("runs a command, shows a page or names one mistake in one line", arguments: 0..<8 as Range<UInt64>)
  func total(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let words = Self.words(&generator)
      do throws(UsageError) {
        guard case .run(let command) = try NoteProgram.root.parse(words) else { continue }
        #expect(!command.path.command.isGroup, "\(words), seed \(seed)")
      } catch {
        #expect(error.message.escapingControlCharacters == error.message, "\(words), seed \(seed)")
      }
    }
  }

  @Test("shows help before a mistake, when -h stands before any --", arguments: 0..<4 as Range<UInt64>)
  func helpWins(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let words = Self.words(&generator).filter { $0 != "--" }
      guard case .help = try NoteProgram.root.parse(words + ["-h"]) else {
        Issue.record("\(words), seed \(seed)")
        continue
      }
    }
  }

  @Test("reads the same wherever the options stand and in whichever form", arguments: 0..<4 as Range<UInt64>)
  func order(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let forms = [["--priority", "high"], ["--priority=high"], ["-p", "high"], ["-phigh"]]
    for _ in 0..<200 {
      let priority = forms.randomElement(using: &generator) ?? []
      var pieces = [["add"], ["x"]]
      for option in [priority, ["--on", "-3"], ["-q"], ["-t", "a"]] {
        pieces.insert(option, at: Int.random(in: 0...pieces.count, using: &generator))
      }
      let command = try NoteProgram.run(words: pieces.flatMap { $0 })
      #expect(command.name == "add" && command.isSet(NoteProgram.quiet), "\(pieces), seed \(seed)")
      #expect(try command.value(NoteProgram.text) == "x", "\(pieces), seed \(seed)")
      #expect(try command.value(NoteProgram.priority) == .high, "\(pieces), seed \(seed)")
      #expect(try command.value(NoteProgram.on) == -3, "\(pieces), seed \(seed)")
      #expect(try command.value(NoteProgram.tag) == ["a"], "\(pieces), seed \(seed)")
    }
  }

  @Test("offers only words that begin like the one being typed, each on a line", arguments: 0..<4 as Range<UInt64>)
  func completion(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let words = Self.words(&generator)
      let completion = ShellCompletion(words, in: NoteProgram.root) { _ in [.init("milk"), .init("a\nb")] }
      #expect(completion.candidates.allSatisfy { $0.word.hasPrefix(words.last ?? "") }, "\(words), seed \(seed)")
      #expect(
        completion.text.split(separator: "\n").count == completion.candidates.count, "\(words), seed \(seed)")
    }
  }

  private static func words(_ generator: inout SeededGenerator) -> [String] {
    (0..<Int.random(in: 0...6, using: &generator)).compactMap { _ in vocabulary.randomElement(using: &generator) }
  }
}
