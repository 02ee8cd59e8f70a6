/// Another program that is to run.
public struct ProcessOrder: Sendable, Hashable {
  /// The program, by its path or by a name that is looked for beside this program and on the search path, and the
  /// words that it gets.
  public var words: [String]
  /// What it reads from its standard input.
  public var input: [UInt8]
  /// Environment variables that it gets beside, or in place of, those of this program.
  public var variables: [String: String]

  /// Orders a run.
  ///
  /// - Parameters:
  ///   - words: The program, and the words that it gets.
  ///   - input: What it reads from its standard input.
  ///   - variables: Environment variables that it gets beside, or in place of, those of this program.
  /// - Precondition: There is at least one word.
  public init(_ words: [String], input: [UInt8] = [], variables: [String: String] = [:]) {
    precondition(!words.isEmpty, "An order names a program")
    self.words = words
    self.input = input
    self.variables = variables
  }
}
