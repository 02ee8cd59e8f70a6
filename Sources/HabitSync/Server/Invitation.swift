public import HabitCore
internal import Postgres

/// An address with a credential in it, with which a device comes for the first time.
public struct Invitation: Sendable, Hashable {
  /// The address without the password.
  public let place: SyncPlace
  /// The address as it is handed over.
  let address: String
  private let role: String
  private let password: String

  /// Reads an invitation.
  ///
  /// - Parameters:
  ///   - address: The address, as ``Administration/invite(_:device:)`` gives it.
  ///   - isInsecure: Whether a server elsewhere is trusted that does not prove who it is.
  /// - Throws: ``SyncError`` if it is no address, or holds no credential.
  public init(_ address: String, isInsecure: Bool) throws {
    let values = try SyncError.explaining { try Connection.parse(address) }
    guard let role = values["user"], let password = values["password"] else { throw SyncError.noCredential }
    self.init(facts: values, role: role, password: password, isInsecure: isInsecure)
  }

  init(facts: [String: String], role: String, password: String, isInsecure: Bool = false) {
    (self.role, self.password) = (role, password)
    // What a value of libpq is by itself need not be said.
    let kept = [
      ("host", ""), ("hostaddr", ""), ("port", "5432"), ("dbname", ""), ("sslmode", "prefer"), ("sslrootcert", ""),
      ("target_session_attrs", "any"),
    ]
    let parameters = kept.compactMap { keyword, standard in
      facts[keyword].flatMap { $0 == standard ? nil : "\(keyword)=\($0.percentEncoded)" }
    }.joined(separator: "&")
    address = "postgresql://\(role.percentEncoded):\(password.percentEncoded)@/?\(parameters)"
    place = SyncPlace(address: "postgresql://\(role.percentEncoded)@/?\(parameters)", isInsecure: isInsecure)
  }

  /// Takes the invitation: gives the device a password of its own, so that the invitation lets nobody else in.
  ///
  /// - Parameters:
  ///   - newPassword: At least 32 random letters a–z and digits.
  ///   - keep: Keeps the line for a file in the format of `.pgpass`. It comes first: a password that could not be kept
  ///     would lock the device out for good.
  /// - Throws: ``SyncError`` if the invitation was taken or withdrawn, or the server cannot be reached, else what keeping
  ///   the line throws.
  public func take(newPassword: String, keep: (_ credential: String) throws -> Void) throws {
    var place = place
    place.address = address
    let server = try Server(at: place)
    _ = try Meeting(on: server)
    // The role is known on no other server, so it says enough.
    try keep("*:*:*:\(role):\(newPassword)\n")
    try SyncError.explaining {
      let secret = try server.connection.encrypted(password: newPassword, of: role)
      try server.connection.execute(
        """
        ALTER ROLE \(try server.connection.quoted(name: role)) PASSWORD \(try server.connection.quoted(text: secret))
        """)
    }
  }
}

extension String {
  /// The text with all but letters, digits and a few signs written as `%` and two digits, as in a URL.
  fileprivate var percentEncoded: String {
    utf8.map { byte in
      let character = Character(UnicodeScalar(byte))
      let isPlain = byte < 128 && (character.isLetter || character.isNumber || "-._~".contains(character))
      if isPlain { return String(character) }
      return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
