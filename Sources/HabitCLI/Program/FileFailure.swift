/// Why a file could not be written.
public struct FileFailure: Error, Sendable, Hashable {
  /// The path.
  public let path: String
  /// What the system says, such as `No such file or directory`.
  public let reason: String
  /// The kind of failure.
  public let kind: Kind

  /// A kind of failure, as the exit codes tell them apart.
  public enum Kind: Sendable, Hashable {
    /// The file cannot be created where it should be.
    case cannotCreate
    /// The system refuses permission.
    case permission
    /// Writing failed, as on a full disk.
    case inputOutput
  }

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - reason: What the system says.
  ///   - kind: The kind of failure.
  public init(path: String, reason: String, kind: Kind) {
    self.path = path
    self.reason = reason
    self.kind = kind
  }
}
