/// A device of a person, as the place of meeting knows it.
public struct SyncDevice: Sendable, Hashable {
  /// What it is called.
  public let name: String
  /// The person that it belongs to.
  public let person: String
  /// When it was here last, in milliseconds since 1970-01-01T00:00:00Z; `nil` for one that never was.
  public let lastMeeting: Int64?
  /// Whether it is the one that asks.
  public let isThis: Bool

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - person: The person that it belongs to.
  ///   - lastMeeting: When it was here last, in milliseconds since 1970-01-01T00:00:00Z.
  ///   - isThis: Whether it is the one that asks.
  public init(name: String, person: String, lastMeeting: Int64?, isThis: Bool) {
    self.name = name
    self.person = person
    self.lastMeeting = lastMeeting
    self.isThis = isThis
  }
}
