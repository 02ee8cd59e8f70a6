import HabitCLI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The standard streams of this process.
enum SystemStreams {
  /// What is known of the terminal.
  static var facts: TerminalFacts {
    let isOutputTerminal = isatty(STDOUT_FILENO) == 1
    let size = isOutputTerminal ? outputSize : winsize()
    return TerminalFacts(
      isInputTerminal: isatty(STDIN_FILENO) == 1, isOutputTerminal: isOutputTerminal,
      isErrorTerminal: isatty(STDERR_FILENO) == 1, columns: size.ws_col > 0 ? Int(size.ws_col) : nil,
      widthInPixels: size.ws_xpixel > 0 ? Int(size.ws_xpixel) : nil)
  }

  /// Shows a line on the standard error in place of the one that was shown before.
  static func showProgress(_ line: String) {
    _ = write("\r\u{1B}[K\(line)".utf8, to: STDERR_FILENO)
  }

  /// Writes bytes to a stream or file, in as many calls as the system needs; `false` if one failed, with its `errno`.
  static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Darwin)
          Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #else
          Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Reads all that a stream or file holds; `nil` if a call failed, with its `errno`.
  static func read(from descriptor: Int32) -> [UInt8]? {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = part.withUnsafeMutableBytes { part in
        #if canImport(Darwin)
          Darwin.read(descriptor, part.baseAddress, part.count)
        #else
          Glibc.read(descriptor, part.baseAddress, part.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      guard count > 0 else { return bytes }
      bytes += part.prefix(count)
    }
  }

  /// Tells something on the error stream, where questions are asked, too.
  static func tell(_ text: String) {
    _ = write(text.utf8, to: STDERR_FILENO)
  }

  /// Asks a question on the error stream, and reads a line of the answer.
  static func ask(_ question: String) -> String? {
    _ = write(question.utf8, to: STDERR_FILENO)
    return readLine()
  }

  /// The size of the terminal; zero where it is not known.
  private static var outputSize: winsize {
    var size = winsize()
    return ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0 ? size : winsize()
  }
}
