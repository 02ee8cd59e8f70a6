import Foundation

/// A PostgreSQL server of its own for some tests, on this machine alone, gone with the value.
///
/// `Tests/run.sh` installs what it takes.
public final class PostgresCluster: @unchecked Sendable {
  // Unchecked since `Process` is not Sendable; a test starts and stops its cluster from one task.

  /// The name of the superuser.
  public static let superuser = "postgres"

  /// The password of the superuser.
  public static let password = "secret"

  /// The port on the loopback address.
  public let port: Int
  /// The folder of its data.
  public let data: String
  private let folder: TemporaryFolder
  private var server: Process?

  /// Makes a cluster and starts its server.
  ///
  /// - Parameter settings: Lines for its configuration.
  /// - Throws: ``Refused`` if it does not come up.
  public convenience init(settings: [String] = []) throws {
    let folder = try TemporaryFolder()
    try Self.giveToPostgres(folder.path)
    let password = try folder.write(Self.password, to: "password")
    try Self.giveToPostgres(password)
    try Self.run([
      "initdb", "--auth=scram-sha-256", "--auth-local=trust", "-U", Self.superuser, "--pwfile=\(password)", "--no-sync",
      "-E", "UTF8", "--locale=C", "-D", "\(folder.path)/data",
    ])
    try self.init(folder: folder, settings: settings)
  }

  private init(folder: TemporaryFolder, settings: [String]) throws {
    self.folder = folder
    data = "\(folder.path)/data"
    port = try Self.freePort()
    let lines =
      [
        "port = \(port)", "listen_addresses = '127.0.0.1'", "unix_socket_directories = '\(folder.path)'",
        // What a crash of the machine would lose matters to no test; that of the server loses nothing.
        "fsync = off", "max_connections = 60", "logging_collector = off",
      ] + settings
    let configuration = FileHandle(forUpdatingAtPath: "\(data)/postgresql.conf")
    try configuration?.seekToEnd()
    try configuration?.write(contentsOf: Data(lines.joined(separator: "\n").utf8))
    try configuration?.close()
    try start()
  }

  /// Starts the server, once more after ``stop()``.
  ///
  /// - Throws: ``Refused`` if it does not come up.
  public func start() throws {
    let process = Self.process(["postgres", "-D", data])
    let log = "\(folder.path)/log"
    try Data().write(to: URL(filePath: log))
    process.standardOutput = FileHandle(forWritingAtPath: log)
    process.standardError = FileHandle(forWritingAtPath: log)
    try process.run()
    server = process
    for _ in 0..<200 {
      if (try? Self.run(["pg_isready", "-q", "-h", "127.0.0.1", "-p", "\(port)"])) != nil { return }
      usleep(50_000)
    }
    throw Refused(reason: (try? String(contentsOfFile: log, encoding: .utf8)) ?? "the server does not come up")
  }

  deinit {
    stop()
  }

  /// The server does not come up.
  public struct Refused: Error {
    /// Why.
    public let reason: String
  }

  /// The folder of the programs of PostgreSQL; `nil` where it is not installed.
  public static let programs: String? = {
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/lib/postgresql")) ?? []
    return versions.sorted { (Int($0) ?? 0) > (Int($1) ?? 0) }.map { "/usr/lib/postgresql/\($0)/bin" }
      .first { FileManager.default.isExecutableFile(atPath: "\($0)/initdb") }
  }()

  /// Whether there can be a server, or must be because this is CI.
  public static let isExpected = ProcessInfo.processInfo.environment["CI"] == "true" || programs != nil

  /// An address on this server.
  ///
  /// - Parameters:
  ///   - user: The role.
  ///   - password: Its password; `nil` to leave it out.
  /// - Returns: The address of the database that each server has.
  public func address(user: String = superuser, password: String? = password) -> String {
    "postgresql://\(user)\(password.map { ":" + $0 } ?? "")@127.0.0.1:\(port)/postgres"
  }

  /// Ends the server at once, as a crash would.
  public func stop() {
    guard let server, server.isRunning else { return }
    _ = try? Self.run(["pg_ctl", "stop", "-m", "immediate", "-D", data])
    server.waitUntilExit()
  }

  // MARK: - Programs

  /// Runs a program of PostgreSQL as the user that it demands.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - input: What it reads.
  /// - Returns: What it writes.
  /// - Throws: ``Refused`` with what it writes, if it fails.
  @discardableResult
  public static func run(_ words: [String], input: String = "") throws -> String {
    let process = process(words)
    let (source, output) = (Pipe(), Pipe())
    process.standardInput = source
    process.standardOutput = output
    process.standardError = output
    try process.run()
    try source.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try source.fileHandleForWriting.close()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Refused(reason: text) }
    return text
  }

  private static func process(_ words: [String]) -> Process {
    let process = Process()
    let program = "\(programs ?? "/usr/bin")/\(words[0])"
    // PostgreSQL does not run as root, and must not outlive the tests.
    let user = getuid() == 0 ? ["--reuid=postgres", "--regid=postgres", "--clear-groups"] : []
    process.executableURL = URL(filePath: "/usr/bin/setpriv")
    process.arguments = user + ["--pdeathsig=KILL", program] + words.dropFirst()
    process.currentDirectoryURL = URL(filePath: "/")
    return process
  }

  private static func giveToPostgres(_ path: String) throws {
    guard getuid() == 0 else { return }
    guard let entry = getpwnam("postgres") else { throw Refused(reason: "there is no user 'postgres'") }
    try FileManager.default.setAttributes(
      [.ownerAccountID: Int(entry.pointee.pw_uid), .groupOwnerAccountID: Int(entry.pointee.pw_gid)], ofItemAtPath: path)
  }

  private static func freePort() throws -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0
      }
    }
    guard isBound else { throw Refused(reason: "no port is free") }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
