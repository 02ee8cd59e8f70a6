import Foundation
import Testing

@Suite("Pictures in the terminal") struct ShownPictureTests {
  private func home() throws -> BuiltHome {
    let home = try BuiltHome()
    try home.run("add", "물 마시기", "--icon", "💧", "--start", "2026-01-01")
    try home.run("check", "물")
    return home
  }

  private static let hasScript = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")

  /// The file that stands in escape sequences, in one piece or several.
  private func payload(_ output: String, after start: String, upTo end: String) throws -> Data? {
    let pieces = output.components(separatedBy: start).dropFirst().compactMap { piece in
      piece.components(separatedBy: end).first?.split(separator: start == "\u{1B}_G" ? ";" : ":").last
    }
    return Data(base64Encoded: pieces.joined())
  }

  @Test("kitty and iTerm2 get the file that -o writes", arguments: ["kitty", "iterm2"])
  func png(name: String) throws {
    let home = try home()
    home.variables["HABIT_IMAGE"] = name
    for options in [[], ["--scale", "2"], ["--theme", "light", "--background", "none"]] {
      let words = ["heatmap", "1"] + options
      let shown = try home.start(words + ["--image"]).end()
      #expect(shown.code == 0 && shown.errors.isEmpty)
      #expect(shown.output.contains("\n물 마시기, "), "the sentence for those who do not see it")
      let theme = options.contains("--theme") ? [] : ["--theme", "dark"]
      #expect(try home.start(words + theme + ["-o", home.file("a.png")]).end().code == 0)
      let isKitty = name == "kitty"
      let found = try payload(
        shown.output, after: isKitty ? "\u{1B}_G" : "\u{1B}]1337;File=", upTo: isKitty ? "\u{1B}\\" : "\u{7}")
      #expect(try found == Data(contentsOf: URL(filePath: home.file("a.png"))))
    }
  }

  @Test("a picture can be shown and written by one command")
  func both() throws {
    let home = try home()
    home.variables["HABIT_IMAGE"] = "sixel"
    let ended = try home.run("heatmap", "--image", "-o", home.file("a.png"), "-o", home.file("a.svg"))
    #expect(ended.code == 0)
    #expect(ended.output.hasPrefix("\u{1B}P") && ended.output.contains("\u{1B}\\\n"))
    #expect(["a.png", "a.svg"].allSatisfy { FileManager.default.fileExists(atPath: home.file($0)) })
  }

  @Test(
    "a terminal that cannot show pictures, a multiplexer and a pipe are refused in one line",
    .enabled(if: hasScript),
    arguments: [
      ("TERM=xterm-256color", "this terminal is not known to show pictures"),
      ("TERM=tmux-256color TMUX=/tmp/tmux-0/default,1,0", "tmux does not pass pictures through by itself"),
      ("TERM=xterm-kitty HABIT_IMAGE=none", "HABIT_IMAGE=none forbids pictures in the terminal"),
    ])
  func refusals(variables: String, reason: String) throws {
    let home = try home()
    let shown = try home.shell("script -qec '\(variables) habit heatmap --image; echo code $?' /dev/null").output
    #expect(shown.hasPrefix("habit: \(reason)"))
    #expect(
      shown.contains("-o FILE.png") && shown.hasSuffix("\r\ncode 69\r\n") && shown.split(separator: "\r\n").count == 2)
    let piped = try home.run("heatmap", "--image", "-o", home.file("a.png"))
    #expect(piped.code == 69 && piped.output.isEmpty && piped.errors.hasPrefix("habit: the output is no terminal"))
    #expect(!FileManager.default.fileExists(atPath: home.file("a.png")), "nothing is written")
  }

  @Test("a known terminal shows pictures without being asked how", .enabled(if: hasScript))
  func terminals() throws {
    let home = try home()
    for (variables, start) in [("TERM=xterm-kitty", "\u{1B}_Ga=T,"), ("TERM=foot", "\u{1B}P")] {
      let shown = try home.shell("script -qec '\(variables) habit heatmap --image' /dev/null").output
      #expect(shown.hasPrefix(start), "\(variables)")
    }
  }

  @Test("a picture and a document exclude each other")
  func json() throws {
    #expect(try home().run("heatmap", "--image", "--json").code == 64)
  }
}
