/// What is known of the machine and of the user that the program runs for.
public struct MachineFacts: Sendable, Hashable {
  /// Whether the machine is a Mac.
  public var isMac: Bool
  /// The absolute path of the executable that runs, with links followed; `nil` if the system does not tell.
  public var programPath: String?
  /// The address of the bus of the user's session at its usual place; `nil` if there is none.
  public var sessionBus: String?

  /// States what is known.
  ///
  /// - Parameters:
  ///   - isMac: Whether the machine is a Mac.
  ///   - programPath: The absolute path of the executable that runs.
  ///   - sessionBus: The address of the bus of the user's session at its usual place.
  public init(isMac: Bool = false, programPath: String? = nil, sessionBus: String? = nil) {
    self.isMac = isMac
    self.programPath = programPath
    self.sessionBus = sessionBus
  }
}
