public import CommandKit

/// How a run of the program ended.
public indirect enum ProgramResult: Sendable, Hashable {
  /// It is finished: what it wrote to the two streams, and its exit code.
  case finished(ExitCode, output: String, errors: String)
  /// Another executable is to go on with these words; if there is none of that name, this is how it ended.
  case handOver(to: String, words: [String], otherwise: ProgramResult)
}
