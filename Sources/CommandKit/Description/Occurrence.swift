/// How often a parameter may stand in a command line.
public enum Occurrence: Sendable, Hashable {
  /// Once or not at all.
  case optional
  /// Exactly once.
  case required
  /// Any number of times.
  case zeroOrMore
  /// At least once.
  case oneOrMore

  /// Whether the parameter may not be left out.
  public var isRequired: Bool { self == .required || self == .oneOrMore }

  /// Whether the parameter may be given more than once.
  public var isRepeated: Bool { self == .zeroOrMore || self == .oneOrMore }
}
