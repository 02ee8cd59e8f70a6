import CommandKit

/// Prints what lets a shell complete command lines.
enum CompletionsCommand: ProgramCommand {
  static let shell = Argument(ValueFormat<Shell>(choices: "shell"), "The shell.")

  static let spec = CommandSpec(
    "completions", "Print the script with which a shell completes command lines.",
    discussion: """
      The shell then offers commands, options, and the names of your habits, todos and categories. For good it goes to \
      ~/.local/share/bash-completion/completions/habit, to _habit in a folder of zsh's fpath, or to \
      ~/.config/fish/completions/habit.fish.
      """,
    examples: [
      Example("habit completions bash", "Print the script for bash; try it with 'source <(habit completions bash)'."),
      Example("habit completions zsh", "Print the script for zsh."),
      Example("habit completions fish", "Print the script for fish."),
    ],
    parameters: [shell.spec])

  static func run(_ context: CommandContext) throws {
    context.emit(try context.command.value(shell).script(for: Program.spec.name))
  }
}
