import Foundation
import TestSupport
import Testing

/// Draws the gallery anew and compares it with the one that people see.
@Suite("Gallery")
struct GalleryTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Examples")

  private func names(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test("is what the code draws")
  func current() throws {
    let home = try BuiltHome()
    let gallery = Self.examples.appending(path: "gallery")
    let isRecording = ProcessInfo.processInfo.environment["HABIT_RECORD"] == "1"
    let drawn = isRecording ? gallery : URL(filePath: home.file("gallery"))
    var variables = home.variables
    variables["HABIT_BIN"] = home.programs
    let ended = try Running(
      "/bin/bash", [Self.examples.appending(path: "gallery.sh").path, drawn.path], variables: variables,
      folder: Self.examples.path
    ).end()
    try #require(ended.code == 0, "\(ended.errors)")
    if isRecording {
      Issue.record("recorded Examples/gallery; run again without HABIT_RECORD")
      return
    }
    let shown = try names(in: gallery)
    #expect(try names(in: drawn) == shown)
    #expect(shown.count > 50)
    for name in shown {
      let (old, new) = (
        try Data(contentsOf: gallery.appending(path: name)), try Data(contentsOf: drawn.appending(path: name))
      )
      // Letters that became pixels or outlines are as the fonts of the machine have them.
      let hasFonts = name.hasSuffix(".png") || name.hasSuffix(".pdf") || name == "outlined.svg"
      #expect(hasFonts ? !new.isEmpty : new == old, "\(name) is not what the code draws")
    }
  }

  @Test("shows every picture that it holds, each with words for those who do not see it")
  func page() throws {
    let gallery = Self.examples.appending(path: "gallery")
    let page = try String(contentsOf: gallery.appending(path: "index.html"), encoding: .utf8)
    for name in try names(in: gallery) where name != "index.html" {
      #expect(page.contains("src=\"\(name)\"") || page.contains("href=\"\(name)\""), "\(name)")
    }
    #expect(!page.contains("alt=\"\""))
  }
}
