import HabitCLI

#if canImport(Darwin)
  import Darwin
#else
  // The environment is read, in a program that never changes it.
  @preconcurrency import Glibc
#endif

/// The start of another program.
struct Spawn {
  private let path: String
  private let words: [String]
  private let environment: [String]

  /// What a new process leads.
  enum Lead {
    /// A process group, so that it can be killed with all that it starts.
    case group
    /// A session, so that no terminal that is closed ends it, and nothing of the old one is open in it.
    case session
  }

  /// Prepares a start.
  ///
  /// - Parameter order: What is to run.
  /// - Throws: `ENOENT` if there is no such program.
  init(_ order: ProcessOrder) throws(SystemCode) {
    guard let path = Executables.path(of: order.words[0]) else { throw SystemCode(code: ENOENT) }
    self.path = path
    words = order.words
    var variables = Self.variables
    for (name, value) in order.variables.sorted(by: { $0.key < $1.key }) {
      variables.removeAll { $0.hasPrefix(name + "=") }
      variables.append("\(name)=\(value)")
    }
    environment = variables
  }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - lead: What the new process leads.
  ///   - streams: The descriptors that become its standard streams; where there are none they lead nowhere.
  /// - Returns: The process.
  /// - Throws: The `errno` with which the system refuses.
  func start(_ lead: Lead, streams: [Int32]) throws(SystemCode) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let common = POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let common: Int32 = 0
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for stream in STDIN_FILENO...STDERR_FILENO {
      if streams.isEmpty {
        posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", stream == STDIN_FILENO ? O_RDONLY : O_WRONLY, 0)
      } else {
        posix_spawn_file_actions_adddup2(&actions, streams[Int(stream)], stream)
      }
    }
    closeInherited()
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    let flags: Int32 =
      switch lead {
      case .group: POSIX_SPAWN_SETPGROUP
      case .session: Self.newSession
      }
    posix_spawnattr_setflags(
      &attributes, Int16(common | flags | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var child: pid_t = 0
    let code = posix_spawn(&child, path, &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw SystemCode(code: code) }
    return child
  }

  /// Lets the new process inherit nothing but its standard streams.
  ///
  /// A shell may have left more open for its children, such as a pipe on descriptor 3, and would wait until the last
  /// of them closes it.
  private func closeInherited() {
    // Shells open such descriptors at low numbers; on a Mac the attribute of the start sees to all of them.
    for descriptor in STDERR_FILENO + 1..<256 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
  }

  #if canImport(Darwin)
    private static let newSession = Int32(POSIX_SPAWN_SETSID)
  #else
    /// The corresponding C constant is `POSIX_SPAWN_SETSID`, which only GNU sources see.
    private static let newSession: Int32 = 0x80
  #endif

  /// The environment of this process, as `name=value`.
  private static var variables: [String] {
    #if canImport(Darwin)
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = _NSGetEnviron().pointee
    #else
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    #endif
    var variables: [String] = []
    while let text = next?.pointee {
      variables.append(String(cString: text))
      next = next?.advanced(by: 1)
    }
    return variables
  }
}
