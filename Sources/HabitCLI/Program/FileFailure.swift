/// Why a file could not be read or written.
public struct FileFailure: Error, Sendable, Hashable {
  /// The path.
  public let path: String
  /// What the system says, such as `No such file or directory`.
  public let reason: String
  /// The kind of failure.
  public let kind: Kind

  /// A kind of failure, as the exit codes tell them apart.
  public enum Kind: Sendable, Hashable {
    /// There is no such file to read.
    case missing
    /// A link stands where a file is to be read, and leads to none, as when a disk is not there.
    case brokenLink
    /// A folder stands where a file is to be read.
    case folder
    /// The file cannot be created where it should be.
    case cannotCreate
    /// The system refuses permission.
    case permission
    /// Reading or writing failed, as on a full disk.
    case inputOutput
  }

  /// What was tried.
  public enum Action: String, Sendable, Hashable {
    case read, write
  }

  /// What was tried.
  public let action: Action

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - reason: What the system says.
  ///   - kind: The kind of failure.
  ///   - action: What was tried.
  public init(path: String, reason: String, kind: Kind, action: Action = .write) {
    self.path = path
    self.reason = reason
    self.kind = kind
    self.action = action
  }
}
