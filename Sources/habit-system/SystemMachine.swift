import HabitCLI

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// This machine, and the user that the program runs for.
enum SystemMachine {
  /// What is known of them.
  static var facts: MachineFacts {
    #if canImport(Darwin)
      MachineFacts(isMac: true, programPath: Executables.ownPath)
    #else
      MachineFacts(programPath: Executables.ownPath, sessionBus: sessionBus)
    #endif
  }

  /// The address of the bus of the user's session, where systemd and others put it.
  private static var sessionBus: String? {
    let folder = getenv("XDG_RUNTIME_DIR").map { String(cString: $0) } ?? "/run/user/\(getuid())"
    var status = stat()
    guard stat("\(folder)/bus", &status) == 0, status.st_mode & S_IFMT == S_IFSOCK else { return nil }
    return "unix:path=\(folder)/bus"
  }
}
