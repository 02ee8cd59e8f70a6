import CommandKit
import HabitRender

extension UsageError {
  /// The same mistake with a pointer to habits, where a todo was to repeat; `nil` for any other.
  var pointingToHabits: UsageError? {
    guard case .unknownOption(let name, _) = fault, commandLine.hasPrefix("habit todo "),
      HabitOptions.schedule.contains(where: { $0.name == name })
    else { return nil }
    return replacingFault(with: .other(Wording { $0.todoDoesNotRepeat(name) }))
  }
}
