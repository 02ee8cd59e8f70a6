/// Where the devices of a person meet.
public struct SyncPlace: Sendable, Hashable {
  /// A URL or a connection string, without a password.
  public var address: String
  /// Whether a server elsewhere is trusted that does not prove who it is.
  public var isInsecure: Bool
  /// The path of a file in the format of `.pgpass` that holds the credential of this device; `nil` to look where
  /// PostgreSQL always looks.
  public var passwordFile: String?

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - address: A URL or a connection string, without a password.
  ///   - isInsecure: Whether a server elsewhere is trusted that does not prove who it is.
  ///   - passwordFile: The path of a file with the credential of this device.
  public init(address: String, isInsecure: Bool = false, passwordFile: String? = nil) {
    self.address = address
    self.isInsecure = isInsecure
    self.passwordFile = passwordFile
  }
}
