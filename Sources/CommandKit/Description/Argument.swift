/// The key of a value without a name, such as `<habit>`.
///
/// Arguments are told apart by their placeholders and given in the order of their command's description.
public struct Argument<Value: Sendable>: Sendable {
  /// The description of the argument.
  public let spec: ParameterSpec
  /// Reads the words that were given for the argument.
  let read: @Sendable (_ words: [String]) throws(InvalidWord) -> Value

  /// Declares an argument that may not be left out.
  ///
  /// - Parameters:
  ///   - format: How the value is written; its placeholder names the argument.
  ///   - summary: What the argument is for: one sentence with a full stop.
  public init(_ format: ValueFormat<Value>, _ summary: String) {
    spec = ParameterSpec(argument: format, summary: summary, occurrence: .required)
    read = { words throws(InvalidWord) in try format.readRequired(words) }
  }

  /// Declares an argument that may be left out, which gives `nil`.
  ///
  /// - Parameters:
  ///   - format: How the value is written; its placeholder names the argument.
  ///   - summary: What the argument is for: one sentence with a full stop.
  ///   - shownDefault: What the program does if the argument is absent, as the help shows it.
  public init<Wrapped>(
    optional format: ValueFormat<Wrapped>, _ summary: String, shownDefault: String? = nil
  ) where Value == Wrapped? {
    spec = ParameterSpec(argument: format, summary: summary, occurrence: .optional, shownDefault: shownDefault)
    read = { words throws(InvalidWord) in try format.readOptional(words) }
  }

  /// Declares an argument that may be given any number of times; it is the last of its command.
  ///
  /// - Parameters:
  ///   - format: How each value is written; its placeholder names the argument.
  ///   - summary: What the argument is for: one sentence with a full stop.
  ///   - shownDefault: What the program does if the argument is absent, as the help shows it.
  public init<Element>(
    zeroOrMore format: ValueFormat<Element>, _ summary: String, shownDefault: String? = nil
  ) where Value == [Element] {
    spec = ParameterSpec(argument: format, summary: summary, occurrence: .zeroOrMore, shownDefault: shownDefault)
    read = { words throws(InvalidWord) in try format.readAll(words) }
  }

  /// Declares an argument that is given at least once; it is the last of its command.
  ///
  /// - Parameters:
  ///   - format: How each value is written; its placeholder names the argument.
  ///   - summary: What the argument is for: one sentence with a full stop.
  public init<Element>(oneOrMore format: ValueFormat<Element>, _ summary: String) where Value == [Element] {
    spec = ParameterSpec(argument: format, summary: summary, occurrence: .oneOrMore)
    read = { words throws(InvalidWord) in try format.readAll(words) }
  }
}
