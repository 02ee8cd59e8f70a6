/// Why PostgreSQL did not do what was asked.
public struct PostgresError: Error, Sendable, Hashable {
  /// The kinds of failure that a caller may want to act on.
  public enum Cause: Sendable, Hashable {
    /// The server cannot be reached, or the connection broke.
    case unreachable
    /// The server does not let this role in, or its password is wrong.
    case refused
    /// Another transaction was in the way; the same may succeed if it is tried again.
    case conflict
    /// The role may not do this.
    case permission
    /// Something that was named is not there.
    case missing
    /// The server has no room, or no connection left.
    case exhausted
    /// Anything else.
    case other
  }

  /// The kind of failure.
  public let cause: Cause
  /// The five characters of SQLSTATE; empty where the server never said anything.
  public let state: String
  /// What the server or the library says, in one line.
  public let message: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - cause: The kind of failure.
  ///   - state: The five characters of SQLSTATE; empty where the server never said anything.
  ///   - message: What the server or the library says, in one line.
  public init(_ cause: Cause, state: String = "", message: String) {
    self.cause = cause
    self.state = state
    self.message = message
  }

  /// Creates an error of a state that the server gave.
  ///
  /// Source: the appendix "PostgreSQL Error Codes" of its manual.
  init(state: String, message: String) {
    let cause: Cause =
      switch state {
      case "40001", "40P01", "55P03": .conflict
      case "28000", "28P01": .refused
      case "42501": .permission
      case "3D000", "3F000", "42P01", "42883", "42703": .missing
      case "57P01", "57P02", "57P03", "25006": .unreachable
      case "": .unreachable
      default:
        switch state.prefix(2) {
        case "08": .unreachable
        case "53": .exhausted
        default: .other
        }
      }
    self.init(cause, state: state, message: message)
  }
}

extension PostgresError: CustomStringConvertible {
  /// What the server or the library says, with the state.
  public var description: String { state.isEmpty ? message : "\(message) [\(state)]" }
}
