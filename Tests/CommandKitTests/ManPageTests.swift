@testable import CommandKit
import Foundation
import TestSupport
import Testing

@Suite("Manual page") struct ManPageTests {
  private let page = ManPage(
    NoteProgram.root, date: "March 5, 2026",
    environment: [Glossary.Entry("NOTE_HOME", "Names the folder of the notes.")],
    files: [Glossary.Entry("~/.notes/notes.db", "Holds the notes.")])

  @Test("describes every command, option, example and exit code")
  func golden() {
    expectGolden(page.text, named: "note.1")
  }

  @Test("lists every exit code")
  func exitCodes() {
    for code in ExitCode.allCases { #expect(page.text.contains(".It \(code.rawValue)\n\(Mdoc.line(code.summary))\n")) }
  }

  @Test("has no line that is taken for a request by accident, whatever the texts hold")
  func escapes() throws {
    let root = CommandSpec(
      "odd", ".Nm is \\fBodd\\fR and 'quoted'.", discussion: "'tis a \\ and a `\"^~-` test.\n.Sh Not a heading",
      examples: [Example("odd '물 마시기 💧' --x", ".Sh Show the odd.")],
      subcommands: [CommandSpec("run", "Run.", examples: [])])
    let text = ManPage(root, date: "March 5, 2026").text
    #expect(text.contains("\n\\&.Nm is \\efBodd\\efR and \\(aqquoted\\(aq.\n"))
    #expect(text.contains("\n\\(aqtis a \\e and a \\(ga\\(dq\\(ha\\(ti\\-\\(ga test.\n\\&.Sh Not a heading\n"))
    try expectCleanFormatting(of: text)
  }

  @Test("is formatted by groff without a warning")
  func groff() throws {
    try expectCleanFormatting(of: page.text)
  }

  /// Formats a page with groff, if there is one on this machine.
  private func expectCleanFormatting(of text: String, at location: SourceLocation = #_sourceLocation) throws {
    let groff = "/usr/bin/groff"
    guard FileManager.default.isExecutableFile(atPath: groff) else { return }
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(filePath: groff)
    process.arguments = ["-k", "-Tutf8", "-mandoc", "-ww", "-z", try folder.write(text, to: "page.1")]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let messages = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, sourceLocation: location)
    #expect(String(decoding: messages, as: UTF8.self) == "", sourceLocation: location)
  }
}
