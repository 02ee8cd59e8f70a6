/// Why a text is not a value of the kind that an option or argument takes.
public struct InvalidValue: Error, Sendable, Hashable {
  /// What is wrong and how to write it, in lower case and without a full stop: `write it as YYYY-MM-DD`.
  public let reason: String

  /// Refuses a text.
  ///
  /// - Parameter reason: What is wrong and how to write it, in lower case and without a full stop.
  public init(_ reason: String) {
    self.reason = reason
  }
}
