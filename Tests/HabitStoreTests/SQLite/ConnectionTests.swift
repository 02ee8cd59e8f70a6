import Foundation
import SQLite
import TestSupport
import Testing

@Suite("Connection") struct ConnectionTests {
  let folder: TemporaryFolder
  let connection: Connection

  init() throws {
    folder = try TemporaryFolder()
    connection = try Connection(path: folder.path + "/a.db", mode: .create)
    try connection.execute("CREATE TABLE item (number INTEGER PRIMARY KEY, name TEXT) STRICT")
  }

  private func count(on connection: Connection) throws -> Int64 {
    let statement = try connection.prepare("SELECT count(*) FROM item")
    try #require(try statement.step())
    return statement.integer(0)
  }

  @Test("a missing file is opened only where it may be made", arguments: [OpenMode.readOnly, .immutable, .readWrite])
  func missingFile(mode: OpenMode) throws {
    let path = folder.path + "/missing.db"
    let error = try #require(throws: SQLiteError.self) { _ = try Connection(path: path, mode: mode) }
    #expect(error.code == .cannotOpen)
    #expect(error.place == .open)
    #expect(error.sql == nil)
    #expect(error.description == "unable to open database file [SQLite 14]")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("a read-only connection refuses to write", arguments: [OpenMode.readOnly, .immutable])
  func readOnly(mode: OpenMode) throws {
    let reader = try Connection(path: folder.path + "/a.db", mode: mode)
    let error = try #require(throws: SQLiteError.self) { try reader.execute("INSERT INTO item VALUES (1, 'a')") }
    #expect(error.code == .readOnly)
    #expect(try count(on: reader) == 0)
  }

  @Test("opens an immutable file under any name", arguments: ["a?b#c%20.db", "물 마시기 💧.db"])
  func immutableName(name: String) throws {
    try connection.copy(to: folder.path + "/" + name)
    let reader = try Connection(path: folder.path + "/" + name, mode: .immutable)
    #expect(try count(on: reader) == 0)
  }

  @Test("a file of another kind is found out by the first statement")
  func notADatabase() throws {
    let path = try folder.write(String(repeating: "no database ", count: 100), to: "text.db")
    let reader = try Connection(path: path, mode: .readOnly)
    let error = try #require(throws: SQLiteError.self) { _ = try reader.prepare("SELECT * FROM item") }
    #expect(error.code == .notADatabase)
    #expect(error.place == .prepare)
  }

  @Test("an error carries the statement and never the bound values")
  func error() throws {
    let insert = try connection.prepare("INSERT INTO item VALUES (?, ?)")
    insert.bind(7, at: 1)
    insert.bind("secret", at: 2)
    try insert.run()
    let error = try #require(throws: SQLiteError.self) { try insert.run() }
    #expect(error.code == .constraint)
    #expect(error.extendedCode == 1555)  // SQLITE_CONSTRAINT_PRIMARYKEY
    #expect(error.sql == "INSERT INTO item VALUES (?, ?)")
    #expect(!"\(error)".contains("secret"))
  }

  @Test("a transaction that throws writes nothing, and the next one works")
  func rollback() throws {
    struct Refused: Error {}
    #expect(throws: Refused.self) {
      try connection.transaction(.immediate) {
        try connection.execute("INSERT INTO item VALUES (1, 'a')")
        throw Refused()
      }
    }
    #expect(try count(on: connection) == 0)
    try connection.transaction(.immediate) { try connection.execute("INSERT INTO item VALUES (2, 'b')") }
    #expect(try count(on: connection) == 1)
    try connection.transaction(.immediate, end: .rollback) { try connection.execute("DELETE FROM item") }
    #expect(try count(on: connection) == 1)
  }

  @Test("waits for the lock of another connection, and then says that it is busy")
  func busy() throws {
    let other = try Connection(path: folder.path + "/a.db", mode: .readWrite, busyTimeout: .milliseconds(30))
    try connection.transaction(.immediate) {
      let start = ContinuousClock.now
      let error = try #require(throws: SQLiteError.self) { try other.transaction(.immediate) {} }
      #expect(error.code == .busy)
      #expect(ContinuousClock.now - start >= .milliseconds(25))
    }
    try other.transaction(.immediate) {}
  }

  @Test("a copy is a database of its own")
  func copy() throws {
    try connection.execute("INSERT INTO item VALUES (1, 'a'); PRAGMA user_version = 3")
    let path = folder.path + "/copy.db"
    try connection.copy(to: path)
    try connection.execute("DELETE FROM item")
    let copy = try Connection(path: path, mode: .readOnly)
    #expect(try count(on: copy) == 1)
    let version = try copy.prepare("PRAGMA user_version")
    #expect(try version.step() && version.integer(0) == 3)
    #expect(throws: SQLiteError.self) { try connection.copy(to: path) }
  }

  @Test("a transaction inside a transaction is a fault of the program")
  func nestedTransaction() async {
    await #expect(processExitsWith: .failure) {
      let connection = try Connection(path: ":memory:", mode: .create)
      try connection.transaction(.deferred) { try connection.transaction(.deferred) {} }
    }
  }

  @Test("a text with two statements, or none, is a fault of the program")
  func notOneStatement() async {
    await #expect(processExitsWith: .failure) {
      _ = try Connection(path: ":memory:", mode: .create).prepare("SELECT 1; SELECT 2")
    }
    await #expect(processExitsWith: .failure) {
      _ = try Connection(path: ":memory:", mode: .create).prepare("-- nothing")
    }
  }
}
