internal import SQLite

/// Why a store could not be opened, read or written.
///
/// Nothing was written, and a file that was refused is as it was.
public struct StoreError: Error, Sendable, Hashable {
  /// The kinds of failure.
  public enum Cause: Sendable, Hashable {
    /// The store was written by a newer version of the program.
    case newer
    /// The file is something else than a store.
    case foreign
    /// The file is a store and cannot be read as one any more.
    case damaged
    /// Other programs kept the store locked for too long.
    case busy
    /// The system forbids reading or writing the store.
    case permission
    /// There is no such file.
    case missing
    /// There is something already where a new file is to be.
    case taken
    /// The store cannot be made at this place.
    case cannotCreate
    /// The disk is full.
    case diskFull
    /// Reading or writing failed.
    case inputOutput
  }

  /// The kind of failure.
  public let cause: Cause

  /// The path of the store.
  public let path: String

  /// What was found, in more detail.
  public let detail: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - cause: The kind of failure.
  ///   - path: The path of the store.
  ///   - detail: What was found, in more detail.
  public init(_ cause: Cause, path: String, detail: String) {
    self.cause = cause
    self.path = path
    self.detail = detail
  }

  init(_ error: SQLiteError, path: String) {
    let cause: Cause =
      switch error.code {
      case .busy, .locked: .busy
      case .corrupt, .constraint, .error: .damaged
      case .notADatabase: .foreign
      case .readOnly, .permission: .permission
      case .full: .diskFull
      case .cannotOpen: Cause(systemError: error.systemError)
      case .inputOutput: Cause(systemError: error.systemError) == .diskFull ? .diskFull : .inputOutput
      default: .inputOutput
      }
    self.init(cause, path: path, detail: error.description)
  }

  /// Runs a body and says what its SQLite errors mean for the store.
  static func explaining<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as SQLiteError {
      throw StoreError(error, path: path)
    }
  }
}

extension StoreError: CustomStringConvertible {
  /// What happened, where, and what to do, in one line.
  public var description: String {
    switch cause {
    case .newer:
      "the store at \(path) was written by a newer version of habit (\(detail)); install that version to use it"
    case .foreign:
      "the file at \(path) is not a habit store (\(detail)); move it away, or choose another folder with --home"
    case .damaged:
      "the store at \(path) is damaged (\(detail)); it is left as it is: put a backup in its place"
    case .busy:
      "the store at \(path) is in use by another program (\(detail)); try again"
    case .permission:
      "no permission for the store at \(path) (\(detail)); check who owns the file and its folder"
    case .missing:
      "there is no file at \(path)"
    case .taken:
      "there is a file already at \(path); give another name, or move that file away"
    case .cannotCreate:
      "cannot create the store at \(path) (\(detail)); choose another folder with --home"
    case .diskFull:
      "the disk is full at \(path) (\(detail)); nothing was written: free some space and try again"
    case .inputOutput:
      "cannot read or write the store at \(path) (\(detail)); check the disk"
    }
  }
}
