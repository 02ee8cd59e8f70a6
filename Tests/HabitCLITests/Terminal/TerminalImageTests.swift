import Foundation
import TestSupport
import Testing

@testable import HabitCLI

@Suite("Terminal image") struct TerminalImageTests {
  private static func bytes(_ count: Int) -> [UInt8] {
    var generator = SeededGenerator(seed: UInt64(count))
    return (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }

  /// The keys and the payloads of commands of kitty, read as the terminal reads them.
  private static func commands(_ text: String) throws -> [(keys: [String: String], payload: String)] {
    try text.components(separatedBy: "\u{1B}\\").dropLast().map { command in
      try #require(command.hasPrefix("\u{1B}_G"))
      let parts = command.dropFirst(3).split(separator: ";", maxSplits: 1)
      let keys = parts[0].split(separator: ",").map { $0.split(separator: "=") }
      return (Dictionary(uniqueKeysWithValues: keys.map { (String($0[0]), String($0[1])) }), String(parts[1]))
    }
  }

  @Test("kitty gets the file in pieces that it can take", arguments: [1, 3072, 3073, 6144, 20_000])
  func kitty(_ count: Int) throws {
    let png = Self.bytes(count)
    let commands = try Self.commands(TerminalImage(png: png, columns: 70).kitty)
    #expect(commands[0].keys["a"] == "T" && commands[0].keys["f"] == "100" && commands[0].keys["c"] == "70")
    #expect(commands.allSatisfy { $0.keys["q"] == "2" && (1...4096).contains($0.payload.utf8.count) })
    #expect(commands.dropLast().allSatisfy { $0.payload.utf8.count % 4 == 0 && $0.keys["m"] == "1" })
    #expect(commands.last?.keys["m"] == "0")
    #expect(Data(base64Encoded: commands.map(\.payload).joined()) == Data(png))
    let plain = try Self.commands(TerminalImage(png: png).kitty)
    #expect(plain[0].keys["c"] == nil)
  }

  @Test("iTerm2 gets the file with its size", arguments: [1, 5000])
  func iTerm2(_ count: Int) throws {
    let png = Self.bytes(count)
    let text = TerminalImage(png: png, columns: 70).iTerm2
    #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;size=\(count);width=70;preserveAspectRatio=1:"))
    #expect(text.hasSuffix("\u{7}"))
    let payload = try #require(text.dropLast().split(separator: ":").last)
    #expect(Data(base64Encoded: String(payload)) == Data(png))
    #expect(!TerminalImage(png: png).iTerm2.contains("width"))
  }

  @Test("tmux gets every sequence wrapped, with its escapes doubled, and other multiplexers as it is")
  func tmux() {
    let png = Self.bytes(5000)
    let bare = TerminalImage(png: png).kitty
    let wrapped = TerminalImage(png: png, multiplexer: .tmux).kitty
    let parts = wrapped.components(separatedBy: "\u{1B}Ptmux;").dropFirst()
    #expect(parts.count == 2)
    let inner = parts.map { $0.dropLast(2).replacingOccurrences(of: "\u{1B}\u{1B}", with: "\u{1B}") }
    #expect(inner.joined() == bare)
    #expect(parts.allSatisfy { $0.hasSuffix("\u{1B}\\") })
    #expect(TerminalImage(png: png, multiplexer: .screen).kitty == bare)
    #expect(TerminalImage(png: png, multiplexer: .tmux).iTerm2.hasPrefix("\u{1B}Ptmux;\u{1B}\u{1B}]1337;"))
  }
}
