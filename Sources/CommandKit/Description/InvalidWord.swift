/// A word of the command line that is not a value of the kind that was wanted.
struct InvalidWord: Error, Hashable {
  /// The word.
  let text: String
  /// What is wrong with it.
  let reason: InvalidValue
}
