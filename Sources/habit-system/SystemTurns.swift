#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Turns that processes of this machine take.
enum SystemTurns {
  /// Does something that one process at a time may do.
  ///
  /// While one does it, one other waits for its turn. A third does nothing: the waiting one will find all that is there
  /// now.
  ///
  /// - Parameters:
  ///   - path: The file that the processes have in common; it is made where there is none.
  ///   - body: What to do.
  static func take(_ path: String, _ body: () -> Void) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    // Where no file can be made, doing it twice is better than not at all.
    guard descriptor >= 0 else { return body() }
    // Whatever happens to this process, the system ends its locks with it.
    defer { close(descriptor) }
    guard lock(descriptor, .waiting, F_SETLK) else { return }
    _ = lock(descriptor, .acting, F_SETLKW)
    _ = lock(descriptor, .waiting, F_SETLK, kind: F_UNLCK)
    body()
  }

  /// What a lock on one byte of the file means.
  private enum Part: Int {
    case acting, waiting
  }

  /// Sets a lock; `false` if another process has it.
  private static func lock(_ descriptor: Int32, _ part: Part, _ command: Int32, kind: Int32 = F_WRLCK) -> Bool {
    var lock = flock()
    lock.l_type = Int16(kind)
    lock.l_whence = Int16(SEEK_SET)
    lock.l_start = off_t(part.rawValue)
    lock.l_len = 1
    while fcntl(descriptor, command, &lock) != 0 {
      // A file system without locks cannot say that anybody has one.
      guard errno == EINTR else { return errno != EAGAIN && errno != EACCES }
    }
    return true
  }
}
