/// When to use colour, as the option `--color` says.
enum ColorChoice: String, Sendable, CaseIterable {
  /// In a terminal that shows it, unless the environment forbids it.
  case auto
  /// Even where the output is no terminal.
  case always
  /// Not at all.
  case never
}
