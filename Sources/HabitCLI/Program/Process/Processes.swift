/// How other programs are started.
public struct Processes {
  /// Runs a program to its end, in a process group of its own; what still runs when the time is over is killed with
  /// its group.
  public var run: (_ order: ProcessOrder, _ limit: Duration) throws(ProcessFailure) -> ProcessResult
  /// Starts a program that goes on by itself, in a session of its own and without any open file of this one; its
  /// streams lead nowhere, and nobody waits for it.
  public var launch: (_ order: ProcessOrder) throws(ProcessFailure) -> Void

  /// States how programs are started.
  ///
  /// - Parameters:
  ///   - run: Runs a program to its end.
  ///   - launch: Starts a program that goes on by itself.
  public init(
    run: @escaping (_ order: ProcessOrder, _ limit: Duration) throws(ProcessFailure) -> ProcessResult,
    launch: @escaping (_ order: ProcessOrder) throws(ProcessFailure) -> Void
  ) {
    self.run = run
    self.launch = launch
  }

  /// A world without other programs.
  public static var none: Processes {
    Processes(
      run: { order, _ throws(ProcessFailure) in throw .missing(order) },
      launch: { order throws(ProcessFailure) in throw .missing(order) })
  }
}

extension ProcessFailure {
  fileprivate static func missing(_ order: ProcessOrder) -> ProcessFailure {
    ProcessFailure(program: order.words[0], reason: "No such file or directory", isMissing: true)
  }
}
