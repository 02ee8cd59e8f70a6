internal import CPostgres

/// A connection to a PostgreSQL server.
///
/// It belongs to the task that opened it.
public final class Connection {
  private let handle: OpaquePointer

  /// Connects to a server.
  ///
  /// Where what is named here is silent, libpq asks its environment variables, the service file and `.pgpass`.
  ///
  /// - Parameters:
  ///   - place: A URL such as `postgresql://anna@example.org/habits`, or a connection string of libpq.
  ///   - settings: Values by the keyword of libpq that win over those of the place.
  ///   - check: Looks at where the connection leads before anything secret is sent; what it throws is thrown.
  /// - Throws: ``PostgresError`` if the server cannot be reached or does not let this role in, else what the check
  ///   throws.
  public init(to place: String, _ settings: [String: String] = [:], check: (ConnectionFacts) throws -> Void) throws {
    var keywords = ["dbname", "client_encoding", "application_name"]
    var values = [place, "UTF8", "habit"]
    for (keyword, value) in settings.sorted(by: { $0.key < $1.key }) {
      keywords.append(keyword)
      values.append(value)
    }
    let started = withCStrings(keywords) { keywords in
      withCStrings(values) { values in PQconnectStartParams(keywords, values, 1) }
    }
    guard let started else { throw PostgresError(.other, message: "out of memory") }
    handle = started
    // From here on `deinit` ends the connection.
    guard PQstatus(handle) != CONNECTION_BAD else { throw connectionFailure }
    try check(facts)
    try finishConnecting()
    // A name in a statement means what it says, whatever else the server has on its path.
    try execute("SET search_path = pg_catalog, pg_temp")
  }

  deinit { PQfinish(handle) }
}

@available(*, unavailable)
extension Connection: Sendable {}

// MARK: - Connecting

extension Connection {
  /// Where the connection leads and how it is protected.
  public var facts: ConnectionFacts {
    guard let options = PQconninfo(handle) else { return ConnectionFacts(values: [:]) }
    defer { PQconninfoFree(options) }
    var values: [String: String] = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
      option += 1
    }
    return ConnectionFacts(values: values)
  }

  /// What libpq understands of a place, before anything is connected to.
  ///
  /// - Parameter place: A URL or a connection string of libpq.
  /// - Returns: The values by keyword.
  /// - Throws: ``PostgresError`` if it is neither.
  public static func parse(_ place: String) throws(PostgresError) -> [String: String] {
    var error: UnsafeMutablePointer<CChar>?
    guard let options = PQconninfoParse(place, &error) else {
      let message = error.map { String(cString: $0) } ?? "it cannot be read"
      PQfreemem(error)
      throw PostgresError(.other, message: message.inOneLine)
    }
    defer { PQconninfoFree(options) }
    var values: [String: String] = [:]
    var option = options
    while let keyword = option.pointee.keyword {
      if let value = option.pointee.val { values[String(cString: keyword)] = String(cString: value) }
      option += 1
    }
    return values
  }

  private func finishConnecting() throws(PostgresError) {
    // libpq says itself when it has waited for `connect_timeout` seconds only in its blocking calls, so the time is
    // bounded by the number of times that the socket is waited for.
    var isWriting = true
    while true {
      let descriptor = PQsocket(handle)
      guard descriptor >= 0, Socket.wait(descriptor, forWriting: isWriting, milliseconds: Self.timeout) else {
        throw PostgresError(.unreachable, message: "the server at \(address) does not answer")
      }
      switch PQconnectPoll(handle) {
      case PGRES_POLLING_OK: return
      case PGRES_POLLING_READING: isWriting = false
      case PGRES_POLLING_WRITING: isWriting = true
      default: throw connectionFailure
      }
    }
  }

  /// How long a server may take to say anything while a connection is made, in milliseconds.
  private static var timeout: Int { 10_000 }

  private var address: String { facts.hosts.joined(separator: ", ") }

  private var connectionFailure: PostgresError {
    let message = PQerrorMessage(handle).map { String(cString: $0) } ?? ""
    // libpq keeps no SQLSTATE of a connection that failed, but it does say whether a password was the matter.
    let isRefused = PQconnectionNeedsPassword(handle) == 1 || message.contains("authentication failed")
    return PostgresError(isRefused ? .refused : .unreachable, message: message.inOneLine)
  }
}

// MARK: - Statements

extension Connection {
  /// Runs statements that have no parameters, and drops the rows they give.
  ///
  /// - Parameter sql: The text of any number of statements.
  /// - Throws: ``PostgresError`` for the first statement that fails.
  public func execute(_ sql: String) throws(PostgresError) {
    try check(PQexec(handle, sql))
  }

  /// Runs one statement.
  ///
  /// - Parameters:
  ///   - sql: The text, with `$1` and so on for parameters.
  ///   - values: The parameters as texts.
  /// - Returns: The rows that it gives.
  /// - Throws: ``PostgresError`` if it fails.
  @discardableResult
  public func query(_ sql: String, _ values: [String?] = []) throws(PostgresError) -> Rows {
    let result = withOptionalCStrings(values) { values in
      PQexecParams(handle, sql, Int32(values.count), nil, values, nil, nil, 0)
    }
    switch PQresultStatus(result) {
    case PGRES_TUPLES_OK, PGRES_COMMAND_OK:
      guard let result else { throw connectionFailure }
      return Rows(result)
    default:
      try check(result)
      preconditionFailure("A result that is no failure has rows")
    }
  }

  /// Quotes a name for use in a statement.
  ///
  /// - Parameter name: The name.
  /// - Returns: The name with quotes around it.
  /// - Throws: ``PostgresError`` if it is not valid in the encoding of the connection.
  public func quoted(name: String) throws(PostgresError) -> String {
    guard let text = PQescapeIdentifier(handle, name, name.utf8.count) else { throw connectionFailure }
    defer { PQfreemem(text) }
    return String(cString: text)
  }

  /// Quotes a text for use in a statement that takes no parameters.
  ///
  /// - Parameter text: The text.
  /// - Returns: The text with quotes around it.
  /// - Throws: ``PostgresError`` if it is not valid in the encoding of the connection.
  public func quoted(text: String) throws(PostgresError) -> String {
    guard let quoted = PQescapeLiteral(handle, text, text.utf8.count) else { throw connectionFailure }
    defer { PQfreemem(quoted) }
    return String(cString: quoted)
  }

  /// What a server keeps of a password, so that neither it nor its log sees the password itself.
  ///
  /// - Parameters:
  ///   - password: The password.
  ///   - role: The role that it is for.
  /// - Returns: What `PASSWORD` of `CREATE ROLE` takes.
  /// - Throws: ``PostgresError`` if the server demands a method that is not known here.
  public func encrypted(password: String, of role: String) throws(PostgresError) -> String {
    guard let text = PQencryptPasswordConn(handle, password, role, "scram-sha-256") else { throw connectionFailure }
    defer { PQfreemem(text) }
    return String(cString: text)
  }

  /// Waits until something is heard on the channels that this connection listens to.
  ///
  /// - Parameter milliseconds: How long to wait at most; 0 only looks.
  /// - Returns: The payloads, oldest first; none if nothing was heard.
  /// - Throws: ``PostgresError`` if the connection broke.
  public func notifications(milliseconds: Int) throws(PostgresError) -> [String] {
    _ = Socket.wait(PQsocket(handle), forWriting: false, milliseconds: milliseconds)
    guard PQconsumeInput(handle) == 1 else { throw connectionFailure }
    var payloads: [String] = []
    while let notification = PQnotifies(handle) {
      payloads.append(notification.pointee.extra.map { String(cString: $0) } ?? "")
      PQfreemem(notification)
    }
    return payloads
  }

  private func check(_ result: OpaquePointer?) throws(PostgresError) {
    defer { PQclear(result) }
    switch PQresultStatus(result) {
    case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: return
    default:
      guard let state = PQresultErrorField(result, Int32(postgres_field_state)) else { throw connectionFailure }
      let message = PQresultErrorField(result, Int32(postgres_field_message)).map { String(cString: $0) }
      throw PostgresError(state: String(cString: state), message: (message ?? "").inOneLine)
    }
  }
}

extension String {
  /// The text without the line breaks with which libpq structures its messages.
  fileprivate var inOneLine: String {
    split(whereSeparator: \.isNewline).map { $0.drop { $0 == "\t" || $0 == " " } }.joined(separator: "; ")
  }
}
