import Foundation
import SQLite
import TestSupport
import Testing

@Suite("Statement") struct StatementTests {
  let connection: Connection

  init() throws {
    connection = try Connection(path: ":memory:", mode: .create)
    try connection.execute("CREATE TABLE item (value ANY) STRICT")
  }

  @Test(
    "gives back every value as it was bound",
    arguments: [
      Value.null, .integer(0), .integer(.min), .integer(.max), .real(-0.5), .real(.greatestFiniteMagnitude), .text(""),
      .text("물 마시기 💧"), .text("a\0b"), .blob([]), .blob([0, 255, 1]),
    ])
  func roundTrip(value: Value) throws {
    let insert = try connection.prepare("INSERT INTO item VALUES (?)")
    insert.bind(value, at: 1)
    try insert.run()
    let select = try connection.prepare("SELECT value FROM item")
    #expect(try select.step())
    #expect(select.value(0) == value)
    #expect(select.isNull(0) == (value == .null))
    #expect(try !select.step())
  }

  @Test("an identifier is sixteen bytes, and nothing else is one")
  func identifier() throws {
    let select = try connection.prepare("SELECT ?, length(?1), x'00', NULL")
    select.bind(UUID(77), at: 1)
    #expect(try select.step())
    #expect(select.identifier(0) == UUID(77))
    #expect(select.integer(1) == 16)
    #expect(select.identifier(2) == nil)
    #expect(select.identifier(3) == nil)
  }

  @Test("nil binds null, whatever its type")
  func null() throws {
    let select = try connection.prepare("SELECT ?, ?, ?, ?, ?, ?")
    select.bind(Int64?.none, at: 1)
    select.bind(Int?.none, at: 2)
    select.bind(Double?.none, at: 3)
    select.bind(String?.none, at: 4)
    select.bind([UInt8]?.none, at: 5)
    select.bind(UUID?.none, at: 6)
    #expect(try select.step())
    #expect(select.columnCount == 6)
    for column in 0..<6 { #expect(select.value(column) == .null) }
    #expect(select.optionalInteger(0) == nil)
    #expect(select.optionalText(0) == nil)
    #expect(select.text(0) == "" && select.blob(0) == [] && select.integer(0) == 0 && select.real(0) == 0)
  }

  @Test("faulty UTF-8 is repaired")
  func faultyText() throws {
    let select = try connection.prepare("SELECT CAST(x'61ff62' AS TEXT)")
    #expect(try select.step())
    #expect(select.text(0) == "a\u{FFFD}b")
  }

  @Test("a statement that is taken up again has lost its parameters")
  func reuse() throws {
    do {
      let first = try connection.prepare("SELECT ?")
      first.bind(5, at: 1)
      #expect(try first.step() && first.integer(0) == 5)
    }
    let second = try connection.prepare("SELECT ?")
    #expect(try second.step() && second.isNull(0))
  }

  @Test("two statements of one text do not disturb each other")
  func twins() throws {
    let sql = "WITH RECURSIVE c(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM c WHERE n < 3) SELECT n FROM c"
    let outer = try connection.prepare(sql)
    var pairs = 0
    while try outer.step() {
      let inner = try connection.prepare(sql)
      while try inner.step() { pairs += 1 }
    }
    #expect(pairs == 9)
  }

  @Test("a statement keeps its connection open")
  func lifetime() throws {
    func statement() throws -> Statement {
      try Connection(path: ":memory:", mode: .create).prepare("SELECT 42")
    }
    let select = try statement()
    #expect(try select.step() && select.integer(0) == 42)
  }

  @Test("a parameter or column that is not there is a fault of the program")
  func programmerErrors() async {
    await #expect(processExitsWith: .failure) {
      try Connection(path: ":memory:", mode: .create).prepare("SELECT ?").bind(1, at: 2)
    }
    await #expect(processExitsWith: .failure) {
      let select = try Connection(path: ":memory:", mode: .create).prepare("SELECT 1")
      _ = try select.step()
      _ = select.integer(1)
    }
    await #expect(processExitsWith: .failure) {
      _ = try Connection(path: ":memory:", mode: .create).prepare("SELECT 1").integer(0)
    }
  }
}
