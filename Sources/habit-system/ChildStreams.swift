import HabitCLI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The pipes between this process and a child, as this process reads and writes them.
struct ChildStreams: ~Copyable {
  private var input: Pipe
  private var output: Pipe
  private var errors: Pipe
  private var unsent: ArraySlice<UInt8>
  /// What has come from the standard output and the standard error of the child.
  private(set) var received: (output: [UInt8], errors: [UInt8]) = ([], [])

  /// How much of each stream is kept; what comes beyond it is read and dropped, so that the child can go on.
  private static let greatestSize = 1 << 20

  /// Makes the pipes.
  ///
  /// - Parameter bytes: What the child is to read.
  /// - Throws: The `errno` of the system call that failed.
  init(input bytes: [UInt8]) throws(SystemCode) {
    let input = try Pipe()
    let output = try Pipe()
    let errors = try Pipe()
    for descriptor in [input.writing, output.reading, errors.reading] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
    self.input = input
    self.output = output
    self.errors = errors
    unsent = bytes[...]
  }

  /// The ends that become the streams of the child: its standard input, output and error.
  var ends: [Int32] { [input.reading, output.writing, errors.writing] }

  /// Gives the ends of the child up, once it has them.
  mutating func releaseEnds() {
    input.closeReading()
    output.closeWriting()
    errors.closeWriting()
    if unsent.isEmpty { input.closeWriting() }
  }

  /// Whether the child may still write.
  var isOpen: Bool { output.reading >= 0 || errors.reading >= 0 }

  /// Sends and receives what can be, waiting for it at most some milliseconds.
  mutating func exchange(waiting milliseconds: Int32) {
    var states = [
      pollfd(fd: input.writing, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
      pollfd(fd: errors.reading, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&states, nfds_t(states.count), milliseconds) > 0 else { return }
    if states[0].revents != 0 { send() }
    if states[1].revents != 0, Self.receive(from: output.reading, into: &received.output) { output.closeReading() }
    if states[2].revents != 0, Self.receive(from: errors.reading, into: &received.errors) { errors.closeReading() }
  }

  private mutating func send() {
    let count = unsent.withUnsafeBytes { write(input.writing, $0.baseAddress, $0.count) }
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    // A child that closes its input does not want the rest.
    unsent = count > 0 ? unsent.dropFirst(count) : []
    if unsent.isEmpty { input.closeWriting() }
  }

  /// Reads what is there; `true` at the end of the stream.
  private static func receive(from descriptor: Int32, into bytes: inout [UInt8]) -> Bool {
    var part = [UInt8](repeating: 0, count: 65_536)
    let count = part.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count < 0 { return errno != EAGAIN && errno != EINTR }
    bytes += part.prefix(min(count, greatestSize - bytes.count))
    return count == 0
  }
}

/// The `errno` of a system call that failed.
struct SystemCode: Error {
  let code: Int32
}

/// A pipe whose ends are closed with it, and are never inherited.
private struct Pipe: ~Copyable {
  /// The end to read from; -1 once it is closed.
  private(set) var reading: Int32 = -1
  /// The end to write to; -1 once it is closed.
  private(set) var writing: Int32 = -1

  init() throws(SystemCode) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemCode(code: errno) }
    // Where a standard stream is closed, an end of a pipe would take its number.
    reading = fcntl(ends[0], F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    writing = fcntl(ends[1], F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let code = errno
    for end in ends { close(end) }
    guard reading >= 0, writing >= 0 else { throw SystemCode(code: code) }
  }

  mutating func closeReading() {
    if reading >= 0 { close(reading) }
    reading = -1
  }

  mutating func closeWriting() {
    if writing >= 0 { close(writing) }
    writing = -1
  }

  deinit {
    if reading >= 0 { close(reading) }
    if writing >= 0 { close(writing) }
  }
}
