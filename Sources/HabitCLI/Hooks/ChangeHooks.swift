import HabitCore
import HabitStore

/// What runs in the background after a change of the store.
///
/// The command that made the change starts one process, the ``HookWatch``, and goes its way; that one runs the hooks,
/// bounds them, and leaves word of what failed.
struct ChangeHooks: Hashable {
  /// The command for the shell; `nil` for none.
  let command: String?
  /// The picture that is drawn anew; `nil` for none.
  let picture: Picture?

  /// The copy of the store that is made; `nil` for none.
  let backup: Backup?

  /// A copy of the store for a day.
  struct Backup: Hashable {
    let day: Day
    /// How many copies are kept.
    let count: Int
  }

  /// The picture of the day.
  struct Picture: Hashable {
    let path: String
    /// `small`, `medium` or `large`.
    let size: String
  }

  /// Creates hooks.
  init(command: String?, picture: Picture?, backup: Backup? = nil) {
    self.command = command
    self.picture = picture
    self.backup = backup
  }

  /// The hooks that the settings name.
  init(_ settings: Settings, backup: Backup? = nil) {
    self.backup = backup
    command = settings.changeCommand
    picture = settings.widgetFile.map { Picture(path: $0, size: settings.widgetSize) }
  }

  /// Whether there are none.
  var isEmpty: Bool { command == nil && picture == nil && backup == nil }
}
