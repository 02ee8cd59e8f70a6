import Foundation
import SQLite
import TestSupport
import Testing

@Suite("Many processes at once") struct ConcurrencyTests {
  @Test("fifty check-ins in parallel are all there")
  func parallel() throws {
    let home = try BuiltHome()
    home.variables["HABIT_NOW"] = "2026-12-31T12:00"
    try home.run("add", "X", "--start", "2026-01-01")
    let running = try (1...50).map { try home.start(["check", "X", "--on", "-\($0)"]) }
    for process in running {
      let ended = try process.end()
      #expect(ended.code == 0, "\(ended.errors)")
    }
    #expect(try home.run("log", "X", "--json").json["checkIns"].items.count == 50)
    #expect(try home.run("history", "--limit", "100", "--json").json["changes"].items.count == 51)
    for _ in 1...50 { #expect(try home.run("undo").code == 0) }
    #expect(try home.run("log", "X", "--json").json["checkIns"].items.isEmpty)
  }

  @Test("fifty todos that are added and checked in parallel are all there, with a number each")
  func todos() throws {
    let home = try BuiltHome()
    for number in 1...25 { try home.run("todo", "add", "Before \(number)") }
    let running = try (1...25).flatMap { number in
      [
        try home.start(["todo", "add", "Todo \(number)", "--important"]),
        try home.start(["todo", "check", "\(number)"]),
      ]
    }
    for process in running {
      let ended = try process.end()
      #expect(ended.code == 0, "\(ended.errors)")
    }
    let todos = try home.run("todo", "list", "--filter", "all", "--json").json["todos"].items
    #expect(todos.compactMap { $0["number"].int }.sorted() == Array(1...50))
    #expect(todos.compactMap { $0["position"].int } == Array(1...50))
    #expect(todos.count { $0["done"].bool == true } == 25)
    for _ in 1...50 { #expect(try home.run("undo").code == 0) }
    let left = try home.run("todo", "list", "--filter", "all", "--json").json["todos"].items
    #expect(left.count == 25 && left.allSatisfy { $0["done"].bool == false })
  }

  @Test("the first commands of a new home may come at once: one store is made, and each habit once")
  func first() throws {
    let home = try BuiltHome()
    let running = try (1...12).map { try home.start(["add", "Habit \($0 % 6)"]) }
    let codes = try running.map { try $0.end().code }
    #expect(codes.count { $0 == 0 } == 6 && codes.count { $0 == 64 } == 6)
    let names = try home.run("list", "--json").json["habits"].items.compactMap { $0["name"].string }
    #expect(Set(names).count == names.count)
    #expect(try home.shell("ls \(home.path)").output == "habit.db\n")
  }

  @Test("adding and checking in at once loses neither")
  func mixed() throws {
    let home = try BuiltHome()
    try home.run("add", "X", "--start", "2026-01-01")
    let running = try (1...15).flatMap { number in
      [try home.start(["add", "Habit \(number)"]), try home.start(["check", "X", "--on", "-\(number)"])]
    }
    for process in running { #expect(try process.end().code == 0) }
    #expect(try home.run("list", "--json").json["habits"].items.count == 16)
    #expect(try home.run("log", "X", "--json").json["checkIns"].items.count == 15)
  }

  @Test("a store that another program keeps locked is busy: try again, nothing is lost")
  func busy() throws {
    let home = try BuiltHome()
    try home.run("add", "X")
    let connection = try Connection(path: home.store, mode: .readWrite)
    try connection.transaction(.immediate) {
      // Reading goes on meanwhile.
      #expect(try home.run("today").code == 0)
      let ended = try home.run("check", "X", "--json")
      #expect(ended.code == 75)
      #expect(try ParsedJSON(ended.errors)["error"]["code"].string == "store-busy")
    }
    #expect(try home.run("log", "--json").json["checkIns"].items.isEmpty)
    #expect(try home.run("check", "X").code == 0)
  }

  @Test("a killed process leaves no lock behind")
  func staleLock() throws {
    let home = try BuiltHome()
    try home.run("add", "X", "--start", "2026-01-01")
    for number in 1...5 {
      let running = try home.start(["check", "X", "--on", "-\(number)"])
      usleep(4_000)
      kill(running.process.processIdentifier, SIGKILL)
      _ = try running.end()
      let clock = ContinuousClock()
      let duration = try clock.measure { _ = try home.run("check", "X", "--on", "-\(number)") }
      // Nobody waits for the dead: the time-out is five seconds.
      #expect(duration < .seconds(4))
    }
  }

  @Test("of many that delete one habit, one does, and the others find none")
  func delete() throws {
    let home = try BuiltHome()
    try home.run("add", "Z")
    let running = try (1...10).map { _ in try home.start(["delete", "Z", "--yes"]) }
    let codes = try running.map { try $0.end().code }
    #expect(codes.sorted() == [0] + Array(repeating: 66, count: 9))
  }
}
