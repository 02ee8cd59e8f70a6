import CommandKit
import TestSupport
import Testing

@testable import HabitCLI

@Suite("Names that would steer a status bar")
struct HostileNameTests {
  /// What a name becomes in the text of a bar.
  private func line(_ name: String, _ format: String) throws -> String {
    let home = try TestHome().at("2026-03-05T12:00")
    let added = home.attempt(words: ["add", "--", name])
    try #require(added.code == .success, "\(added.errors)")
    return try home.run("widget --format \(format)").output
  }

  @Test(
    "mean nothing to tmux",
    arguments: [
      ("#[fg=red]", "##[fg=red]"), ("#(touch x)", "##(touch x)"), ("#{pane_id}", "##{pane_id}"), ("##H", "####H"),
      ("100% %H", "100% %H"), ("#\u{301}(touch x)", "##\u{301}(touch x)"),
    ])
  func tmux(name: String, escaped: String) throws {
    #expect(try line(name, "tmux") == "0/1 · \(escaped)\n")
  }

  @Test(
    "mean nothing to polybar",
    arguments: [
      ("%{F#f00}x%{F-}", "%%{O0}{F#f00}x%%{O0}{F-}"), ("%%{A1:reboot:}", "%%%{O0}{A1:reboot:}"), ("50%", "50%"),
      ("%{\u{301}F#f00}", "%%{O0}{\u{301}F#f00}"),
    ])
  func polybar(name: String, escaped: String) throws {
    #expect(try line(name, "polybar") == "0/1 · \(escaped)\n")
  }

  @Test(
    "mean nothing to conky",
    arguments: [
      ("${exec reboot}", "$${exec reboot}"), ("$cpu", "$$cpu"), ("#1", "\\#1"), ("$$", "$$$$"),
      ("$\u{301}{x", "$$\u{301}{x"),
    ])
  func conky(name: String, escaped: String) throws {
    #expect(try line(name, "conky") == "0/1 · \(escaped)\n")
  }

  @Test(
    "mean nothing to Pango, which waybar shows texts with",
    arguments: [
      ("<b>x</b>", "&lt;b&gt;x&lt;/b&gt;"), ("R&D", "R&amp;D"), ("'\"", "&#39;&quot;"), ("&amp;", "&amp;amp;"),
      ("<\u{301}b>&\u{20E3}", "&lt;\u{301}b&gt;&amp;\u{20E3}"),
    ])
  func waybar(name: String, escaped: String) throws {
    let document = try ParsedJSON(line(name, "waybar"))
    #expect(document["text"].string == "0/1 · \(escaped)")
    #expect(document["tooltip"].string == "Thursday, 5 March\n○ \(escaped)")
  }

  @Test(
    "mean nothing to xbar, SwiftBar and Argos",
    arguments: [
      ("x | bash=reboot", "○ x ∣ bash=reboot |"), ("--", "○ -- |"), ("---", "○ --- |"), (":smile:", "○ :smile: |"),
      ("\\n", "○ \\n |"), ("x |\u{301} bash=reboot", "○ x ∣\u{301} bash=reboot |"),
    ])
  func xbar(name: String, shown: String) throws {
    let lines = try line(name, "xbar").split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[1] == "---")
    #expect(lines[3].hasPrefix(shown))
    #expect(lines[3].count { $0 == "|" } == 1)
    #expect(lines.filter { $0 != "---" }.allSatisfy { $0.contains(" | emojize=false ansi=false useMarkup=false") })
  }

  @Test("mean nothing to i3blocks and a reader", arguments: ["i3blocks", "plain"])
  func plain(format: String) throws {
    #expect(try line("<b>$x #[y] %{z}</b>", format).hasPrefix("0/1 · <b>$x #[y] %{z}</b>\n"))
  }

  @Test("cannot turn the direction in which the rest is written", arguments: WidgetFormat.allCases)
  func directions(format: WidgetFormat) throws {
    guard format != .json, format != .prompt else { return }
    let text = try line("a\u{202E}b\u{2066}c", format.rawValue)
    #expect(text.contains("abc"))
    #expect(!text.unicodeScalars.contains("\u{202E}") && !text.unicodeScalars.contains("\u{2066}"))
  }

  @Test("leave room for the rest where they are long", arguments: ["plain", "tmux", "polybar", "conky", "i3blocks"])
  func long(format: String) throws {
    let name = String(repeating: "물 마시기 ", count: 20)
    let text = try line(name, format)
    #expect(text.contains("…"))
    #expect(try #require(text.split(separator: "\n").first).count < 40)
  }
}
