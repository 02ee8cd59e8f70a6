#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Who besides its owner may read a store.
public struct StoreProtection: Sendable {
  private let path: String

  /// Looks at a store.
  ///
  /// - Parameter path: The path of the store.
  public init(of path: String) {
    self.path = path
  }

  /// The files of the store, and the folder of its copies, that others may read or write.
  ///
  /// The folder of the store may be one that a person has chosen for more than that, and is left alone.
  public var openPaths: [String] {
    [path, path + "-credential", DailyBackups(of: path).folder].filter { place in
      var status = stat()
      return stat(place, &status) == 0 && status.st_mode & 0o077 != 0
    }
  }

  /// Takes the permissions of all others away.
  ///
  /// - Returns: The paths of which that failed, since they are somebody else's.
  public func close() -> [String] {
    openPaths.filter { place in
      var status = stat()
      return stat(place, &status) != 0 || chmod(place, status.st_mode & 0o700) != 0
    }
  }
}
