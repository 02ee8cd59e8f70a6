import CommandKit
import TestSupport
import Testing

@testable import HabitCLI

@Suite("What is read in narrow terminals") struct NarrowTerminalTests {
  @Test("has no line that is wider than the terminal", arguments: [40, 60, 80], ["C.UTF-8", "ko_KR.UTF-8"])
  func lines(columns: Int, locale: String) throws {
    let home = try TestHome()
    home.variables["LANG"] = locale
    let name = "매일 아침 일어나자마자 물 두 잔 마시고 스트레칭하기"
    for words in [
      ["category", "add", "건강과 생활 습관을 위한 아주 긴 카테고리 이름"],
      ["add", name, "--goal", "1000000 원", "--per", "month", "--start", "2026-01-01"],
      ["add", "Read", "--start", "2026-01-01", "--category", "건강"],
      [
        "check", "Read", "--on", "-3", "--note",
        "A note that is longer than any terminal is wide, which is all the same",
      ],
      ["undo"],
    ] { #expect(home.attempt(words: words).code == .success) }
    home.terminal.columns = columns
    for line in ["category", "history", "explain Read", "explain 매일 --on -2"] {
      for shown in try home.run(line).lines.dropFirst(line.hasPrefix("explain") ? 1 : 0) {
        #expect(shown.terminalColumns <= columns, "\(line)")
      }
    }
    let days = try home.run("show Read").lines.drop { !$0.isEmpty }.dropFirst(2)
    #expect(!days.isEmpty && days.allSatisfy { $0.terminalColumns <= columns })
  }
}
