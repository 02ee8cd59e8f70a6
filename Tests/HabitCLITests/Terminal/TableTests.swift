import Testing

@testable import HabitCLI

@Suite("Table") struct TableTests {
  private let columns = [
    Table.Column(heading: "#", alignment: .right), Table.Column(heading: "Name", canShrink: true), Table.Column(),
    Table.Column(heading: "Streak", alignment: .right),
  ]

  private func sample() -> Table {
    var table = Table(columns)
    table.append(["9", "Read", "", "12"])
    table.append(["10", "물 마시기 💧", "", ""])
    table.append(["11", "A name that is far too long for a small terminal", "", .init("365", [.role(.success)])])
    return table
  }

  @Test("stands below one another by what a terminal shows, and drops a column without text")
  func aligned() {
    #expect(
      sample().lines(width: nil, style: .plain) == [
        " #  Name                                              Streak",
        " 9  Read                                                  12",
        "10  물 마시기 💧",
        "11  A name that is far too long for a small terminal     365",
      ])
  }

  @Test("is never cut without a width")
  func uncut() {
    let text = sample().lines(width: nil, style: .plain).joined()
    #expect(text.contains("A name that is far too long for a small terminal"))
    #expect(!text.contains("…"))
  }

  @Test("keeps to a width by cutting what may be cut", arguments: 20...70)
  func fitted(width: Int) {
    let lines = sample().lines(width: width, style: .plain)
    for line in lines { #expect(line.terminalColumns <= max(width, 20), "\(line)") }
    #expect(lines.last?.hasSuffix("365") == true)
    #expect(lines.last?.contains("…") == (width < 60))
  }

  @Test("leaves columns out in their turn once nothing more can be cut, and then gives the room back")
  func leavingTurns() {
    var table = Table([
      .init(canShrink: true), .init(leavingTurn: 2), .init(leavingTurn: 1), .init(), .init(leavingTurn: 1),
    ])
    table.append(["ten column", "second", "first", "stays", "also first"])
    let lines = [44, 43, 42, 41, 25, 24, 16, 15, 1].map { table.lines(width: $0, style: .plain).joined() }
    #expect(
      lines == [
        "ten column  second  first  stays  also first",
        "ten colu…  second  first  stays  also first",
        "ten col…  second  first  stays  also first",
        "ten column  second  stays",
        "ten column  second  stays",
        "ten colu…  second  stays",
        "ten colu…  stays",
        "ten col…  stays",
        "ten…  stays",
      ])
  }

  @Test("shrinks a column below its least width only where nothing else gives room", arguments: 24...50)
  func leastWidth(width: Int) {
    var table = Table([.init(), .init(canShrink: true), .init(canShrink: true, leastWidth: 24), .init(leavingTurn: 1)])
    table.append(["☐", "나라사랑카드 재발급", "overdue since yesterday 03:00", "Home"])
    let line = table.lines(width: width, style: .plain).joined()
    #expect(line.terminalColumns <= width, "\(line)")
    #expect(width < 37 || line.contains("overdue since yesterday"), "\(line)")
  }

  @Test("keeps its columns in line when looks are added, and ends no line with a blank")
  func styled() {
    let plain = sample().lines(width: 40, style: .plain)
    let styled = sample().lines(width: 40, style: Style(.sixteen))
    #expect(styled.last?.hasSuffix("\u{1B}[32m365\u{1B}[0m") == true)
    #expect(styled.map { $0.replacing(/\u{1B}\[[0-9;]*m/, with: "") } == plain)
    for line in plain { #expect(line.last != " ") }
  }

  @Test("shows what would steer the terminal instead of obeying it")
  func escaped() {
    var table = Table([.init(), .init()])
    table.append(["a\u{1B}[2J\nb", "c"])
    #expect(table.lines(width: nil, style: .plain) == ["a\\u{1B}[2J\\nb  c"])
  }

  @Test("has no lines without rows, and no headings if none is given")
  func empty() {
    #expect(Table([.init(), .init()]).lines(width: 10, style: .plain) == [])
    #expect(Table([.init(heading: "A")]).lines(width: nil, style: .plain) == ["A"])
    #expect(Table([]).lines(width: nil, style: .plain) == [])
  }

  @Test("stops at a row of another length")
  func rowLength() async {
    await #expect(processExitsWith: .failure) {
      var table = Table([.init()])
      table.append(["a", "b"])
    }
  }
}
