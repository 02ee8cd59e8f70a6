internal import FoundationEssentials
internal import SQLite

extension Store {
  /// Writes a copy of the store, as it is now, into a new file, and looks through it.
  ///
  /// Others may write to the store meanwhile. The file appears whole, readable by its owner only, or not at all.
  ///
  /// - Parameters:
  ///   - path: The path of a file that does not exist; folders that lead to it are made.
  ///   - context: Fresh identifiers.
  /// - Returns: How much the copy holds.
  /// - Throws: ``StoreError`` if there is a file already, or the copy cannot be written or is not whole.
  /// - Complexity: O(*n*), where *n* is the size of the store.
  public func backUp(to path: String, _ context: WriteContext) throws -> StoreSize {
    let file = StoreFile(path: path)
    guard file.isMissing else { throw StoreError(.taken, path: path, detail: "there is a file already") }
    return try StoreError.explaining(path) {
      var size = StoreSize(habits: 0, checkIns: 0, todos: 0)
      try file.create(named: context.makeIdentifier().uuidString) { draft in
        try connection.copy(to: draft)
        size = try Store.size(ofCopy: draft)
      }
      return size
    }
  }

  /// Opens the copy of a store in memory, and brings the copy up to date; the file is only read.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: A store in memory that holds what the file does.
  /// - Throws: ``StoreError`` if the file is not there, or is foreign, newer or damaged.
  /// - Complexity: O(*n*), where *n* is the size of the file.
  public static func copyInMemory(of path: String) throws -> Store {
    guard !StoreFile(path: path).isMissing else { throw StoreError(.missing, path: path, detail: "no such file") }
    return try StoreError.explaining(path) {
      var file = try Connection(path: path, mode: .readOnly)
      let header = try StoreHeader(of: file, path: path)
      try header.check(newest: Migration.all.count)
      // Without a log SQLite would make the files of one, even to read.
      if !header.hasLog { file = try Connection(path: path, mode: .immutable) }
      if let fault = try file.faults().first { throw StoreError(.damaged, path: path, detail: fault) }
      let connection = try Connection(path: ":memory:", mode: .create)
      try file.copy(into: connection)
      try connection.transaction(.immediate) {
        try run(Migration.all, after: connection.userVersion(), on: connection)
      }
      return Store(connection: connection, path: path, usesLog: true)
    }
  }

  /// Copies the store, as it is now, into memory, for trying something out.
  ///
  /// - Returns: The copy.
  /// - Throws: ``StoreError`` if the store cannot be read.
  public func copyInMemory() throws -> Store {
    try StoreError.explaining(path) {
      let copy = try Connection(path: ":memory:", mode: .create)
      try connection.copy(into: copy)
      return Store(connection: copy, path: path, usesLog: true)
    }
  }

  /// How much a copy holds that was just written.
  private static func size(ofCopy path: String) throws -> StoreSize {
    let copy = try Connection(path: path, mode: .readOnly)
    if let fault = try copy.faults().first { throw StoreError(.damaged, path: path, detail: fault) }
    return try Store(connection: copy, path: path, usesLog: false).read { try $0.size() }
  }
}

// MARK: - Putting a copy back

extension Store {
  /// Puts what another store holds in place of all that this one does.
  ///
  /// It happens in one transaction, so that programs that have the store open see all of it or nothing. What was here
  /// before is copied to another file first; nobody else can write in between, so whatever was acknowledged is in one of
  /// the two.
  ///
  /// - Parameters:
  ///   - other: What is put here, such as ``copyInMemory(of:)``.
  ///   - context: The instant, for the name of the file that keeps what was here, and fresh identifiers.
  /// - Returns: The path of that file.
  /// - Throws: ``StoreError`` if one of the two cannot be written; then the store is as it was.
  public func restore(_ other: Store, _ context: WriteContext) throws -> String {
    let aside = "\(path).before-restore-\(Self.compactTime(context.instant))"
    let names = [aside] + (2...99).map { "\(aside)-\($0)" }
    let draft = "\(path).restore-\(context.makeIdentifier().uuidString)"
    return try StoreError.explaining(path) {
      defer { StoreFile(path: draft).remove() }
      try StoreFile(path: path).createBeside(named: [draft]) { try other.connection.copy(to: $0) }
      try attach(draft)
      defer { try? connection.execute("DETACH restored") }
      // Another connection reads what this one, which holds the lock, has not changed yet.
      let reader = try Connection(path: path, mode: .readWrite, busyTimeout: Self.busyTimeout)
      var kept = aside
      try connection.execute("PRAGMA foreign_keys = OFF; PRAGMA synchronous = FULL")
      try connection.transaction(.immediate) {
        try StoreFile(path: path).createBeside(named: names) { name in
          try reader.copy(to: name)
          _ = try Self.size(ofCopy: name)
          kept = name
        }
        try takeOver(from: "restored")
      }
      hasChanged = true
      return kept
    }
  }

  private func attach(_ file: String) throws {
    let statement = try connection.prepare("ATTACH ? AS restored")
    statement.bind(file, at: 1)
    try statement.run()
  }

  /// Replaces the rows of all tables by those of a database that is attached and of the same version.
  private func takeOver(from database: String) throws {
    let statement = try connection.prepare(
      "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'")
    var tables: [String] = []
    while try statement.step() { tables.append(statement.text(0)) }
    for table in tables {
      try connection.execute(
        "DELETE FROM main.\(table); INSERT INTO main.\(table) SELECT * FROM \(database).\(table)")
    }
  }

  /// Moves the file of a store that cannot be used out of the way, as it is, with its log.
  ///
  /// - Parameters:
  ///   - path: The path of the store.
  ///   - context: The instant, for the new name of the file.
  /// - Returns: The new path of the file.
  /// - Throws: ``StoreError`` if it cannot be moved.
  public static func moveAside(_ path: String, _ context: WriteContext) throws -> String {
    let aside = "\(path).damaged-\(compactTime(context.instant))"
    for suffix in ["-wal", "-shm", "-journal", ""] {
      try StoreFile(path: path + suffix).move(to: aside + suffix, mayBeMissing: !suffix.isEmpty)
    }
    return aside
  }

  /// Makes a store that holds what another one does, where none is yet.
  ///
  /// - Parameters:
  ///   - other: What it is to hold.
  ///   - path: The path of the file.
  ///   - context: Fresh identifiers.
  /// - Throws: ``StoreError`` if it cannot be made.
  public static func create(from other: Store, at path: String, _ context: WriteContext) throws {
    try StoreError.explaining(path) {
      try StoreFile(path: path).create(named: context.makeIdentifier().uuidString) { draft in
        try other.connection.copy(to: draft)
        try Connection(path: draft, mode: .readWrite).execute("PRAGMA journal_mode = WAL")
      }
    }
  }
}
