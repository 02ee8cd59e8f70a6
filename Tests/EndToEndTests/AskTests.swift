import Foundation
import TestSupport
import Testing

@Suite("habit ask in a real terminal", .enabled(if: Tmux.isExpected, Tmux.advice)) struct AskTests {
  private func home(_ name: String = "Read") throws -> BuiltHome {
    let home = try BuiltHome()
    for name in [name, "Run", "Swim"] { try home.run("add", name, "--start", "2026-03-05") }
    return home
  }

  private func recorded(_ home: BuiltHome) throws -> Int {
    try home.run("log", "--json").json["checkIns"].items.count
  }

  /// Opens a terminal in which somebody is asked, and then sees the exit code.
  private func terminal(_ home: BuiltHome, columns: Int = 80) throws -> Tmux {
    let terminal = try Tmux("habit ask --since today; echo code $?; sleep 60", in: home, columns: columns, rows: 24)
    try terminal.wait { $0.contains("[1/3]") }
    return terminal
  }

  @Test("keeps what was answered when Ctrl-C comes in the middle")
  func interrupted() throws {
    let home = try home()
    let terminal = try terminal(home)
    try terminal.type("y")
    try terminal.press("Enter")
    try terminal.wait { $0.contains("[2/3]") }
    try terminal.press("C-c")
    usleep(300_000)
    #expect(try recorded(home) == 1)
  }

  @Test("ends at Ctrl-D, and says what is open")
  func endOfInput() throws {
    let home = try home()
    let terminal = try terminal(home)
    try terminal.type("y")
    try terminal.press("Enter")
    try terminal.wait { $0.contains("[2/3]") }
    try terminal.press("C-d")
    let screen = try terminal.wait { $0.contains("code ") }
    #expect(screen.contains("1 answered, 2 still open") && screen.contains("code 0"), "\(screen)")
    #expect(try recorded(home) == 1)
  }

  @Test("takes answers in Korean for long Korean names on a narrow screen")
  func korean() throws {
    let home = try home("아주 긴 이름을 가진 물 마시기 습관 💧 그리고 더 긴 이름")
    home.variables["LANG"] = "ko_KR.UTF-8"
    let terminal = try terminal(home, columns: 40)
    for answer in ["네", "아니오", "건너뛰기"] {
      try terminal.type(answer)
      try terminal.press("Enter")
      usleep(200_000)
    }
    let screen = try terminal.wait { $0.contains("code ") }
    #expect(screen.contains("3개 답함") && screen.contains("code 0"), "\(screen)")
    #expect(try recorded(home) == 3)
  }

  @Test("is refused in a pipe, with what to use instead")
  func pipe() throws {
    let ended = try home().shell("echo y | habit ask")
    #expect(ended.code == 64 && ended.errors.contains("habit check"))
  }
}
