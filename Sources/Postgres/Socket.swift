#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Waiting for a socket.
enum Socket {
  /// Waits until a socket can be read from or written to.
  ///
  /// - Parameters:
  ///   - descriptor: The socket.
  ///   - forWriting: Whether it is to be written to.
  ///   - milliseconds: How long to wait at most.
  /// - Returns: Whether it can be; a socket that broke counts, since the next call then finds out how.
  static func wait(_ descriptor: Int32, forWriting: Bool, milliseconds: Int) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(forWriting ? POLLOUT : POLLIN), revents: 0)
    while true {
      let count = poll(&entry, 1, Int32(milliseconds))
      if count > 0 { return true }
      if count == 0 || errno != EINTR { return false }
    }
  }
}
