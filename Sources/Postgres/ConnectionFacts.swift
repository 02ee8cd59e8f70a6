/// Where a connection leads and how it is protected, as libpq found out from the words, the environment and its files.
public struct ConnectionFacts: Sendable, Hashable {
  /// The values by the keyword of libpq, such as `host` and `sslmode`; those that are not set are left out.
  public let values: [String: String]

  /// Creates facts.
  ///
  /// - Parameter values: The values by the keyword of libpq.
  public init(values: [String: String]) {
    self.values = values
  }

  /// The hosts, names or addresses or folders of sockets, of which the first that answers is taken.
  public var hosts: [String] {
    let named = values["host"]?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
    let addresses = values["hostaddr"]?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
    // libpq connects to the address where both are given.
    let hosts = addresses.isEmpty ? named : addresses
    return hosts.isEmpty ? [""] : hosts
  }

  /// Whether all hosts are this machine, so that nobody else can listen.
  public var isLocal: Bool {
    hosts.allSatisfy { host in
      host.isEmpty || host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" || host == "::1"
        || host.hasPrefix("127.") && host.allSatisfy { $0 == "." || $0.isASCII && $0.isNumber }
    }
  }

  /// Whether the server must prove who it is, by a certificate for its name.
  public var isVerified: Bool { values["sslmode"] == "verify-full" }
}
