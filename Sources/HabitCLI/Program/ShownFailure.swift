/// A failure of which something is to be shown on the standard output too, since nobody sees the other one there.
struct ShownFailure: Error {
  /// What went wrong.
  let cause: any Error
  /// What is shown.
  let output: String
}
