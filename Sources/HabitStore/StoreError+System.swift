#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

extension StoreError.Cause {
  /// The kind of failure of a system call.
  ///
  /// - Parameter systemError: The error number, such as that of `EACCES`.
  init(systemError: Int32) {
    switch systemError {
    case EACCES, EPERM, EROFS: self = .permission
    case ENOSPC, EDQUOT: self = .diskFull
    case EISDIR: self = .foreign
    case ENOTDIR: self = .cannotCreate
    default: self = .inputOutput
    }
  }
}

extension StoreError {
  /// Creates the error of a system call that has just failed.
  ///
  /// - Parameters:
  ///   - systemError: The error number.
  ///   - path: The path of the store.
  ///   - place: The path that the call was about.
  ///   - otherwise: The kind of failure if the error number tells no better one.
  init(systemError: Int32, path: String, place: String, otherwise: Cause) {
    let cause = Cause(systemError: systemError)
    let message = strerror(systemError).map { String(cString: $0) } ?? "error \(systemError)"
    self.init(
      cause == .inputOutput || cause == .foreign ? otherwise : cause, path: path,
      detail: place == path ? message : "\(place): \(message)")
  }
}
