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
  /// Once in each of several meanings, which only the program can tell apart: help shows it as it shows ``optional``.
  case oncePerMeaning

  /// Whether the parameter may not be left out.
  public var isRequired: Bool { self == .required || self == .oneOrMore }

  /// Whether any number of values may be given, as help promises with three dots.
  public var isRepeated: Bool { self == .zeroOrMore || self == .oneOrMore }

  /// Whether a line is refused for holding the parameter twice, before its values are read.
  var isOnceAtMost: Bool { self == .optional || self == .required }
}
