import CommandKit

/// The commands of a person's own: executables `habit-NAME` on the search path.
enum OwnCommands {
  /// The commands under a heading of their own; no heading where there are none.
  static func groups(_ names: [String]) -> [CommandGroup] {
    guard !names.isEmpty else { return [] }
    return [
      CommandGroup(
        "Your own", names.map { CommandSpec($0, "Run habit-\($0), which is on your PATH.", examples: []) })
    ]
  }
}
