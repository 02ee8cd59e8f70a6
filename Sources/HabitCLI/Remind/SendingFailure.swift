import CommandKit
import HabitRender

/// Why a message did not reach a person.
struct SendingFailure: Error, Hashable {
  /// The program that should have brought it, or the command of a person.
  let program: String
  /// What became of the program, behind its name.
  let fault: Wording
  /// Whether the notification service of the desktop was to show it.
  let isService: Bool
}
