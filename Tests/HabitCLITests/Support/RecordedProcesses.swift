import HabitCLI

/// Stands in for the other programs of a machine: it notes what is to run, and answers as a test wants.
final class RecordedProcesses {
  /// What was run, oldest first.
  private(set) var orders: [ProcessOrder] = []
  /// How a program ends; usually it succeeds.
  var answer: (ProcessOrder) throws(ProcessFailure) -> ProcessResult = { _ in ProcessResult(.exited(0)) }

  /// The programs as the environment has them.
  var processes: Processes {
    Processes(
      run: { order, _ throws(ProcessFailure) in
        self.orders.append(order)
        return try self.answer(order)
      },
      launch: { _ in })
  }

  /// Forgets what was run.
  func forget() { orders = [] }
}
