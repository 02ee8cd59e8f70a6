internal import CSQLite

/// What may be done with the file of a database.
public enum OpenMode: Sendable, Hashable {
  /// Read only. The file must exist.
  ///
  /// A database in WAL mode still needs its `-wal` and `-shm` files, and SQLite makes them if they are missing.
  case readOnly

  /// Read only, as a file that nobody changes: no locks are taken, no files made beside it, and a `-wal` file is not
  /// looked at.
  case immutable

  /// Read and write, or read only if the system protects the file. The file must exist.
  case readWrite

  /// Read and write; a file that is missing is made.
  case create

  /// The corresponding C constants are `SQLITE_OPEN_READONLY` and its siblings.
  var flags: Int32 {
    switch self {
    case .readOnly: SQLITE_OPEN_READONLY
    case .immutable: SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    case .readWrite: SQLITE_OPEN_READWRITE
    case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }

  /// The name under which SQLite finds the file.
  ///
  /// Only a URI can say that a file is immutable.
  func name(of path: String) -> String {
    guard self == .immutable else { return path }
    var name = path.hasPrefix("/") ? "file://" : "file:"
    for scalar in path.unicodeScalars {
      switch scalar {
      case "%", "?", "#": name += "%" + String(scalar.value, radix: 16, uppercase: true)
      default: name.unicodeScalars.append(scalar)
      }
    }
    return name + "?immutable=1"
  }
}
