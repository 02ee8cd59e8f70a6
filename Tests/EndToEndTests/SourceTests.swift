import Foundation
import Testing

@Suite("The sources") struct SourceTests {
  private struct Source: CustomStringConvertible {
    let path: String
    let lines: [Substring]

    var description: String { path }
    var name: String { URL(filePath: path).deletingPathExtension().lastPathComponent }
    /// Whether the file belongs to an executable, which reads the real world for the libraries.
    var isExecutable: Bool { path.hasPrefix("Sources/habit") }

    func lines(containing text: String) -> [String] {
      lines.filter { $0.contains(text) && !$0.drop { $0 == " " }.hasPrefix("//") }.map { "\(path): \($0)" }
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized

  private func sources(in folders: String...) throws -> [Source] {
    try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: Self.root.path + "/" + folder).filter {
        $0.hasSuffix(".swift")
      }
      .map { name in
        let text = try String(contentsOfFile: "\(Self.root.path)/\(folder)/\(name)", encoding: .utf8)
        return Source(
          path: "\(folder)/\(name)", lines: text.split(separator: "\n", omittingEmptySubsequences: false))
      }
    }
  }

  @Test("never load Foundation, which is slow to start")
  func foundation() throws {
    let sources = try sources(in: "Sources")
    #expect(sources.count > 100)
    let imports = sources.flatMap { source in
      source.lines.filter { $0.hasSuffix("import Foundation") }.map { "\(source): \($0)" }
    }
    #expect(imports == [])
  }

  @Test(
    "read no clock, no environment and no randomness outside the executables",
    arguments: [
      "Date()", "Date.now", ".now(", "UUID()", "getenv(", "environ", ".random(", "SystemRandomNumberGenerator",
      "localtime", "clock_gettime", "gettimeofday", "ProcessInfo", "exit(", "CommandLine.arguments",
    ])
  func world(word: String) throws {
    let found = try sources(in: "Sources").filter { !$0.isExecutable }.flatMap { $0.lines(containing: word) }
      // Words that merely hold one of these.
      .filter { !$0.contains("environment") || word != "environ" }
    #expect(found == [])
  }

  @Test(
    "force nothing, hide no state and leave nothing to do",
    arguments: ["try!", "as!", "nonisolated(unsafe)", "fatalError(", "// TODO", "// FIXME", "// XXX", "static var "])
  func forced(word: String) throws {
    let found = try sources(in: "Sources").flatMap { $0.lines(containing: word) }
      // A computed property is no state.
      .filter { word != "static var " || !$0.hasSuffix("{") && !$0.contains(" { ") }
    #expect(found == [])
  }

  @Test("are named for the public type that they hold, and stay short")
  func files() throws {
    for source in try sources(in: "Sources", "Tests") {
      #expect(source.lines.count <= 401, "\(source) has \(source.lines.count - 1) lines")
    }
    let kinds = ["struct ", "enum ", "class ", "final class ", "protocol ", "indirect enum "]
    for source in try sources(in: "Sources") where !source.name.contains("+") {
      let types = source.lines.compactMap { line -> String? in
        guard line.hasPrefix("public "), let kind = kinds.first(where: { line.dropFirst(7).hasPrefix($0) }) else {
          return nil
        }
        return String(line.dropFirst(7 + kind.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      }
      #expect(types.isEmpty || types.contains(source.name), "\(source) holds \(types)")
      #expect(types.count <= 1, "\(source) holds \(types)")
    }
  }

  @Test("name their targets' dependencies alone: arrows point down")
  func arrows() throws {
    let forbidden = [
      "HabitCore": ["SQLite", "HabitStore", "HabitRender", "HabitCairo", "HabitExchange", "CommandKit", "HabitCLI"],
      "HabitStore": ["HabitRender", "HabitCairo", "HabitExchange", "CommandKit", "HabitCLI", "CSQLite"],
      "HabitRender": ["SQLite", "HabitStore", "HabitCairo", "HabitExchange", "CommandKit", "HabitCLI"],
      "HabitExchange": ["HabitStore", "HabitRender", "HabitCairo", "CommandKit", "HabitCLI", "CSQLite"],
      "HabitCairo": ["SQLite", "HabitStore", "HabitExchange", "CommandKit", "HabitCLI"],
      "CommandKit": ["HabitCore", "SQLite", "HabitStore", "HabitRender", "HabitCLI", "FoundationEssentials"],
      "HabitCLI": ["SQLite", "HabitCairo", "HabitExchange"],
    ]
    for (target, modules) in forbidden.sorted(by: { $0.key < $1.key }) {
      for source in try sources(in: "Sources/\(target)") {
        let imported = modules.filter { module in source.lines.contains { $0.hasSuffix("import \(module)") } }
        #expect(imported == [], "\(source)")
      }
    }
  }
}
