internal import FoundationEssentials
public import HabitCore
internal import SQLite

extension Store {
  /// Opens a store that is there.
  ///
  /// A store of an older version is brought up to date first, and a copy of it kept beside it as
  /// `habit.db.backup-v1-20260305T070000Z`.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - context: The instant, for the name of such a copy.
  /// - Returns: The store, or `nil` if there is no such file; nothing is made then.
  /// - Throws: ``StoreError`` if the file is no store, or is one that cannot be used; it is left as it is.
  public static func open(at path: String, _ context: WriteContext) throws -> Store? {
    try open(at: path, context, migrations: Migration.all)
  }

  /// Opens a store, or makes it with the folders that lead to it.
  ///
  /// Folders are made with mode 0700 and the file with 0600. The file appears all at once, so nobody ever finds half
  /// a store.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - weekStart: The setting with which a new store begins.
  ///   - context: The instant, and the identifier of this device.
  /// - Returns: The store.
  /// - Throws: ``StoreError`` if the store cannot be made, or the file is no store, or is one that cannot be used.
  public static func openOrCreate(at path: String, weekStart: WeekStart, _ context: WriteContext) throws -> Store {
    if let store = try open(at: path, context) { return store }
    try StoreError.explaining(path) {
      try StoreFile(path: path).create(named: context.makeIdentifier().uuidString) { draft in
        let connection = try Connection(path: draft, mode: .readWrite)
        // The file is a draft until it gets its name, so a journal on the disk would only cost time.
        try connection.execute("PRAGMA journal_mode = MEMORY")
        try lay(Migration.all, on: connection, weekStart: weekStart, context)
        try connection.execute("PRAGMA journal_mode = WAL")
      }
    }
    if let store = try open(at: path, context) { return store }
    throw StoreError(.cannotCreate, path: path, detail: "it vanished while it was made")
  }

  /// Makes a store that lives in memory, for trying something out.
  ///
  /// - Parameters:
  ///   - weekStart: The setting with which the store begins.
  ///   - context: The instant, and the identifier of this device.
  /// - Returns: The store.
  /// - Throws: ``StoreError`` if memory runs out.
  public static func inMemory(weekStart: WeekStart, _ context: WriteContext) throws -> Store {
    let path = ":memory:"
    return try StoreError.explaining(path) {
      let connection = try Connection(path: path, mode: .create)
      try lay(Migration.all, on: connection, weekStart: weekStart, context)
      return Store(connection: connection, path: path, usesLog: true)
    }
  }

  /// Opens a store that is there and brings it up to date with a list of migrations.
  static func open(
    at path: String, _ context: WriteContext, migrations: [Migration], isSecondTry: Bool = false
  ) throws -> Store? {
    do {
      var connection = try Connection(path: path, mode: .readWrite, busyTimeout: busyTimeout)
      let header = try StoreHeader(of: connection, path: path)
      try header.check(newest: migrations.count)
      if !header.hasLog, !StoreFile(path: connection.file).canWriteBeside {
        // SQLite would need to make files beside the store even to read it.
        connection = try Connection(path: path, mode: .immutable)
      }
      if header.version < migrations.count {
        try migrate(connection, from: header.version, with: migrations, path: path, context)
      }
      return Store(connection: connection, path: path, usesLog: header.usesLog)
    } catch let error as SQLiteError {
      if error.place == .open {
        if StoreFile(path: path).isMissing { return nil }
        // It may have appeared after it was not found.
        if !isSecondTry { return try open(at: path, context, migrations: migrations, isSecondTry: true) }
      }
      throw StoreError(error, path: path)
    }
  }

  /// Makes the tables in an empty database, and names this device.
  private static func lay(
    _ migrations: [Migration], on connection: Connection, weekStart: WeekStart, _ context: WriteContext
  ) throws {
    try connection.transaction(.immediate) {
      try connection.execute("PRAGMA application_id = \(Migration.applicationID)")
      try run(migrations, after: 0, on: connection)
      let device = try connection.prepare("INSERT INTO device (key, id) VALUES (?, ?)")
      device.bind(Stamp.ownDevice, at: 1)
      device.bind(context.makeIdentifier(), at: 2)
      try device.run()
      try connection.execute("INSERT INTO clock (key, stamp) VALUES (1, 0)")
      let transaction = try Transaction(connection: connection, path: connection.file, context: context)
      try transaction.set(.weekStart, to: weekStart.rawValue)
      // Where stores meet, what nobody has chosen yields to what somebody has, and that of a younger store to an older.
      try connection.execute("UPDATE setting SET stamp = -stamp")
      try transaction.keepTime()
    }
  }

  /// Brings an older store up to date, after a copy.
  private static func migrate(
    _ connection: Connection, from version: Int, with migrations: [Migration], path: String, _ context: WriteContext
  ) throws {
    let backup = "\(path).backup-v\(version)-\(compactTime(context.instant))"
    // Another program may make one in the same second.
    let names = [backup] + (2...9).map { "\(backup)-\($0)" }
    try StoreFile(path: path).createBeside(named: names) { copy in try connection.copy(to: copy) }
    try connection.transaction(.immediate) {
      // Another program may have been faster.
      try run(migrations, after: connection.userVersion(), on: connection)
    }
  }

  static func run(_ migrations: [Migration], after version: Int, on connection: Connection) throws {
    for (number, migration) in migrations.enumerated().dropFirst(version) {
      try connection.execute(migration.sql)
      try connection.execute("PRAGMA user_version = \(number + 1)")
    }
  }

  /// An instant as `20260305T070000Z`.
  static func compactTime(_ instant: Int64) -> String {
    let seconds = Int((Double(instant) / 1000).rounded(.down))
    let day = Day(ordinal: Int((Double(seconds) / 86_400).rounded(.down)))
    let secondOfDay = seconds - day.ordinal * 86_400
    let time = [secondOfDay / 3600, secondOfDay / 60 % 60, secondOfDay % 60].map { $0.padded(to: 2) }.joined()
    return day.description.filter { $0 != "-" } + "T\(time)Z"
  }
}
