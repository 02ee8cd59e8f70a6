public import FoundationEssentials

/// What a write needs from outside: when it happens, and fresh identifiers.
public struct WriteContext: Sendable {
  /// The instant, in milliseconds since 1970-01-01T00:00:00Z.
  public let instant: Int64

  /// Makes an identifier that was never used.
  public let makeIdentifier: @Sendable () -> UUID

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - instant: The instant, in milliseconds since 1970-01-01T00:00:00Z.
  ///   - makeIdentifier: Makes an identifier that was never used.
  public init(instant: Int64, makeIdentifier: @escaping @Sendable () -> UUID) {
    self.instant = instant
    self.makeIdentifier = makeIdentifier
  }
}
