/// An option as it was written on a command line.
struct GivenOption: Sendable {
  /// The name as it was written, such as `--on` or `-o`.
  let written: String
  /// The whole word that holds the name.
  let word: String
  /// The description of the option; `nil` if no command of the program has it.
  let spec: ParameterSpec?
  /// The value; `nil` if none was given.
  var value: String?
}
