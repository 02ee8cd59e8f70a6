internal import FoundationEssentials
internal import HabitCore
internal import SQLite

/// A person's habits and all that was recorded of them, in one SQLite file.
///
/// ```swift
/// let store = try Store.openOrCreate(at: path, weekStart: .monday, context)
/// try store.write("add Read", context) { transaction in
///   try transaction.insert(Habit(id: context.makeIdentifier(), name: Name("Read"), start: today))
/// }
/// let habits = try store.read { try $0.habits() }
/// ```
///
/// A store belongs to the task that opened it; any number of programs may open the same file.
public final class Store {
  /// The path of the file; `:memory:` for a store in memory.
  public let path: String

  /// Whether a write, an undo, a redo or a merge has changed what people see; caches do not count.
  public internal(set) var hasChanged = false

  let connection: Connection
  private let usesLog: Bool
  private var isReadyToWrite = false

  init(connection: Connection, path: String, usesLog: Bool) {
    self.connection = connection
    self.path = path
    self.usesLog = usesLog
  }
}

// The connection is opened without mutexes.
@available(*, unavailable)
extension Store: Sendable {}

// MARK: - Reading and writing

extension Store {
  /// Reads the store as it is at one moment.
  ///
  /// - Parameter body: What to read.
  /// - Returns: What the body returns.
  /// - Throws: ``StoreError`` if the store cannot be read, else what the body throws.
  public func read<Result>(_ body: (Snapshot) throws -> Result) throws -> Result {
    try StoreError.explaining(path) {
      try connection.transaction(.deferred) { try body(Snapshot(connection: connection, path: path)) }
    }
  }

  /// Makes one write: all that the body does is kept as one entry of the journal, or nothing if it throws.
  ///
  /// Nobody else writes while the body runs, so whether a name is free, for one, is to be found out inside it. If it
  /// changes nothing there is no entry.
  ///
  /// - Parameters:
  ///   - command: The command that a person gave, such as `check water`, for the journal.
  ///   - context: The instant of the write and fresh identifiers.
  ///   - body: What to read and change.
  /// - Returns: What the body returns.
  /// - Throws: ``StoreError`` if the store cannot be written, else what the body throws.
  public func write<Result>(
    _ command: String, _ context: WriteContext, _ body: (Transaction) throws -> Result
  ) throws -> Result {
    let (result, isChange) = try transaction(context, command) { transaction in
      let result = try body(transaction)
      guard transaction.changeCount > 0 else { return (result, false) }
      try transaction.keepTime()
      return (result, true)
    }
    hasChanged = hasChanged || isChange
    return result
  }

  /// Finds out what a write would do, and leaves the store as it is.
  ///
  /// - Parameters:
  ///   - context: The instant of the write and fresh identifiers.
  ///   - body: What to read and change.
  /// - Returns: What the body returns.
  /// - Throws: ``StoreError`` if the store cannot be written, else what the body throws.
  public func rehearse<Result>(_ context: WriteContext, _ body: (Transaction) throws -> Result) throws -> Result {
    try transaction(context, end: .rollback, body)
  }

  /// Takes back the last write that is not undone yet.
  ///
  /// Every field that people see is then as it was before. A field that another device has changed since is left.
  ///
  /// - Parameter context: The instant and fresh identifiers.
  /// - Returns: What was undone, or `nil` if there is nothing to undo.
  /// - Throws: ``StoreError`` if the store cannot be written.
  public func undo(_ context: WriteContext) throws -> Reversal? {
    try reverse(.undo, context)
  }

  /// Makes the write again that was undone last.
  ///
  /// After any other write there is nothing to redo.
  ///
  /// - Parameter context: The instant and fresh identifiers.
  /// - Returns: What was made again, or `nil` if there is nothing to redo.
  /// - Throws: ``StoreError`` if the store cannot be written.
  public func redo(_ context: WriteContext) throws -> Reversal? {
    try reverse(.redo, context)
  }

  /// Keeps standings for the next command, if that costs nobody anything.
  ///
  /// Nothing is kept, and nothing said, if the store cannot be written now, or if it was written since the standings
  /// were read: they might be wrong.
  ///
  /// - Parameter standings: The standings, as ``Snapshot/standings(weekStart:)`` gave them with new ones added.
  public func save(_ standings: Standings) {
    guard !standings.values.isEmpty else { return }
    connection.setBusyTimeout(.zero)
    defer { connection.setBusyTimeout(Self.busyTimeout) }
    // Standings are a cache: what fails here is found out, and reported, by the next command that really writes.
    try? connection.transaction(.immediate) {
      guard try Transaction.lastStamp(on: connection) == standings.time else { return }
      try Transaction(connection: connection, path: path, context: .none).save(standings)
    }
  }

  /// Makes a write that is no step to undo, and that nobody else comes between.
  func writeBeside<Result>(_ body: (Connection) throws -> Result) throws -> Result {
    try StoreError.explaining(path) {
      try prepareToWrite()
      return try connection.transaction(.immediate) { try body(connection) }
    }
  }

  /// How long a command waits for others to finish their writes.
  static let busyTimeout = Duration.seconds(5)

  private func reverse(_ direction: Transaction.Direction, _ context: WriteContext) throws -> Reversal? {
    let reversal = try transaction(context) { transaction in
      guard let reversal = try transaction.reverse(direction) else { return Reversal?.none }
      try transaction.keepTime()
      return reversal
    }
    hasChanged = hasChanged || reversal != nil
    return reversal
  }

  private func transaction<Result>(
    _ context: WriteContext, _ command: String? = nil, end: Connection.TransactionEnd = .commit,
    _ body: (Transaction) throws -> Result
  ) throws -> Result {
    try StoreError.explaining(path) {
      try prepareToWrite()
      return try connection.transaction(.immediate, end: end) {
        try body(Transaction(connection: connection, path: path, context: context, command: command))
      }
    }
  }

  private func prepareToWrite() throws {
    guard !isReadyToWrite else { return }
    try connection.execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL")
    // Without a log, as in a copy that was put in the place of a store, writes are as safe, and only slower: if
    // somebody reads now, the next write will see to it.
    if !usesLog { try? connection.execute("PRAGMA journal_mode = WAL") }
    isReadyToWrite = true
  }
}

extension WriteContext {
  /// A context for writes that stamp nothing.
  fileprivate static let none = WriteContext(instant: 0) { preconditionFailure("A cache needs no identifiers") }
}
