public import FoundationEssentials
public import HabitCore

/// All that a run of the program takes from the world around it.
///
/// The executables pass the real world in; tests pass values. Nothing in this library reads a clock, a variable, a
/// random number or a stream by itself.
public struct ProgramEnvironment {
  /// Looks up an environment variable; an empty one counts as one that is not set.
  public var variable: (_ name: String) -> String?
  /// Reads the clock on the wall.
  public var readClock: () -> WallClock
  /// Finds the moment that a local date and time name.
  public var localMoment: (_ date: Day, _ secondsSinceMidnight: Int) -> Moment
  /// The seconds that local time was ahead of UTC at an instant, in milliseconds since 1970-01-01T00:00:00Z.
  public var secondsFromUTC: @Sendable (_ instant: Int64) -> Int
  /// Makes an identifier that nothing else has.
  public var makeIdentifier: @Sendable () -> UUID
  /// What is known of the terminal.
  public var terminal: TerminalFacts
  /// Asks a question on the terminal; `nil` at the end of the input.
  public var ask: (_ question: String) -> String?
  /// Does nothing for some time.
  public var wait: (_ time: Duration) -> Void
  /// Tells something to a person who is being asked, at once.
  public var tell: (_ text: String) -> Void
  /// Shows on the standard error, at once and in place of what it showed before, how far a long command is.
  public var showProgress: (_ line: String) -> Void
  /// Reads a file, or with the path `-` the standard input.
  public var readFile: (_ path: String) throws(FileFailure) -> [UInt8]
  /// Writes some files, all of them or none, each in place of an older one.
  public var writeFiles: (_ files: [(path: String, bytes: [UInt8])]) throws(FileFailure) -> Void
  /// Writes a file that nobody but its owner can read, in place of an older one.
  public var writePrivateFile: (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void
  /// Whether two paths lead to one file, or would if it were there.
  public var isSameFile: (_ path: String, _ other: String) -> Bool
  /// Makes a folder, and those that lead to it, unless it is there.
  public var makeFolder: (_ path: String) throws(FileFailure) -> Void
  /// Removes a file, or nothing where there is none.
  public var removeFile: (_ path: String) throws(FileFailure) -> Void
  /// Finds out what is known of the machine.
  public var readMachine: () -> MachineFacts
  /// Does something that one process at a time may do, in turn; nothing if another one waits for its turn already.
  public var takeTurn: (_ path: String, _ body: () -> Void) -> Void
  /// The names `x` of the executables `habit-x` on the search path that are no part of the program, each once.
  public var ownCommands: () -> [String]
  /// How other programs are started.
  public var processes: Processes
  /// What this executable can do beyond the daily commands.
  public var abilities: Abilities

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - variable: Looks up an environment variable.
  ///   - readClock: Reads the clock on the wall.
  ///   - localMoment: Finds the moment that a local date and time name.
  ///   - secondsFromUTC: The seconds that local time was ahead of UTC at an instant.
  ///   - makeIdentifier: Makes an identifier that nothing else has.
  ///   - terminal: What is known of the terminal.
  ///   - ask: Asks a question on the terminal; `nil` at the end of the input.
  ///   - wait: Does nothing for some time.
  ///   - tell: Tells something to a person who is being asked, at once.
  ///   - showProgress: Shows how far a long command is; an empty line takes it away.
  ///   - readFile: Reads a file, or with the path `-` the standard input.
  ///   - writeFiles: Writes some files, all of them or none, each in place of an older one.
  ///   - writePrivateFile: Writes a file that nobody but its owner can read.
  ///   - isSameFile: Whether two paths lead to one file, or would if it were there.
  ///   - makeFolder: Makes a folder, and those that lead to it, unless it is there.
  ///   - removeFile: Removes a file, or nothing where there is none.
  ///   - readMachine: Finds out what is known of the machine.
  ///   - takeTurn: Does something that one process at a time may do; the processes have the path in common.
  ///   - ownCommands: The names of a person's own commands.
  ///   - processes: How other programs are started.
  ///   - abilities: What this executable can do beyond the daily commands.
  public init(
    variable: @escaping (_ name: String) -> String?,
    readClock: @escaping () -> WallClock,
    localMoment: @escaping (_ date: Day, _ secondsSinceMidnight: Int) -> Moment,
    secondsFromUTC: @escaping @Sendable (_ instant: Int64) -> Int,
    makeIdentifier: @escaping @Sendable () -> UUID,
    terminal: TerminalFacts,
    ask: @escaping (_ question: String) -> String?,
    wait: @escaping (_ time: Duration) -> Void = { _ in },
    tell: @escaping (_ text: String) -> Void = { _ in },
    showProgress: @escaping (_ line: String) -> Void = { _ in },
    readFile: @escaping (_ path: String) throws(FileFailure) -> [UInt8],
    writeFiles: @escaping (_ files: [(path: String, bytes: [UInt8])]) throws(FileFailure) -> Void,
    writePrivateFile: @escaping (_ path: String, _ bytes: [UInt8]) throws(FileFailure) -> Void = { _, _ in },
    isSameFile: @escaping (_ path: String, _ other: String) -> Bool = { $0 == $1 },
    makeFolder: @escaping (_ path: String) throws(FileFailure) -> Void = { _ in },
    removeFile: @escaping (_ path: String) throws(FileFailure) -> Void = { _ in },
    readMachine: @escaping () -> MachineFacts = { MachineFacts() },
    takeTurn: @escaping (_ path: String, _ body: () -> Void) -> Void = { $1() },
    ownCommands: @escaping () -> [String] = { [] },
    processes: Processes = .none,
    abilities: Abilities = Abilities()
  ) {
    // What to do with an empty variable is decided here, for all that read one.
    self.variable = { name in variable(name).flatMap { $0.isEmpty ? nil : $0 } }
    self.readClock = readClock
    self.localMoment = localMoment
    self.secondsFromUTC = secondsFromUTC
    self.makeIdentifier = makeIdentifier
    self.terminal = terminal
    self.ask = ask
    self.wait = wait
    self.tell = tell
    self.showProgress = showProgress
    self.readFile = readFile
    self.writeFiles = writeFiles
    self.writePrivateFile = writePrivateFile
    self.isSameFile = isSameFile
    self.makeFolder = makeFolder
    self.removeFile = removeFile
    self.readMachine = readMachine
    self.takeTurn = takeTurn
    self.ownCommands = ownCommands
    self.processes = processes
    self.abilities = abilities
  }
}
