/// The key of an option without a value, such as `--json`.
public struct Flag: Sendable {
  /// The description of the flag.
  public let spec: ParameterSpec

  /// Declares a flag.
  ///
  /// - Parameters:
  ///   - name: The long name with its dashes, such as `--quiet`.
  ///   - short: The short name without its dash; never a digit.
  ///   - summary: What the flag does: one sentence with a full stop.
  public init(_ name: String, short: Character? = nil, _ summary: String) {
    spec = ParameterSpec(flag: name, short: short, summary: summary)
  }

  /// The flag `-h, --help`, which every program has.
  static let help = Flag("--help", short: "h", "Show how the command is used.")

  /// The flag `--version`, which every program has.
  static let version = Flag("--version", "Show the version.")
}
