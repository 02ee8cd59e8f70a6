import CommandKit

/// The commands of a person's own: executables `habit-NAME` on the search path.
enum OwnCommands {
  /// The commands under a heading of their own; no heading where there are none.
  ///
  /// A name that the program has itself means the program.
  static func groups(_ names: [String], besides known: Set<String>) -> [CommandGroup] {
    let names = names.filter { !known.contains($0) }
    guard !names.isEmpty else { return [] }
    return [
      CommandGroup(
        "Your own", names.map { CommandSpec($0, "Run habit-\($0), which is on your PATH.", examples: []) })
    ]
  }
}
