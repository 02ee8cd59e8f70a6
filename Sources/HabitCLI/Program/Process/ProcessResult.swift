/// How a run of another program ended.
public struct ProcessResult: Sendable, Hashable {
  /// The way in which it ended.
  public let end: End
  /// What it wrote to its standard output, up to a mebibyte.
  public let output: [UInt8]
  /// What it wrote to its standard error, up to a mebibyte.
  public let errors: [UInt8]

  /// A way in which a run ends.
  public enum End: Sendable, Hashable {
    /// It exited, with a code.
    case exited(Int32)
    /// A signal ended it.
    case signalled(Int32)
    /// It was still running when its time was over, and was killed with all that it had started.
    case timedOut
  }

  /// Describes how a run ended.
  ///
  /// - Parameters:
  ///   - end: The way in which it ended.
  ///   - output: What it wrote to its standard output.
  ///   - errors: What it wrote to its standard error.
  public init(_ end: End, output: [UInt8] = [], errors: [UInt8] = []) {
    self.end = end
    self.output = output
    self.errors = errors
  }
}
