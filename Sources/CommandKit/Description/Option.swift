/// The key of an option with a value, such as `--on <date>`.
///
/// It is declared once: ``spec`` describes it in a ``CommandSpec``, and ``ParsedCommand/value(_:)-(Option<Value>)`` reads
/// it, with the type of its value known.
public struct Option<Value: Sendable>: Sendable {
  /// The description of the option.
  public let spec: ParameterSpec
  /// Reads the words that were given for the option.
  let read: @Sendable (_ words: [String]) throws(InvalidWord) -> Value

  /// Declares an option that may be left out, which gives `nil`.
  ///
  /// - Parameters:
  ///   - name: The long name with its dashes, such as `--on`.
  ///   - short: The short name without its dash; never a digit.
  ///   - format: How the value is written.
  ///   - summary: What the option is for: one sentence with a full stop.
  ///   - shownDefault: What the program does if the option is absent, as the help shows it.
  ///   - impliedValue: The value that the option stands for at the end of the line or before another option; `nil` if
  ///     it needs one.
  public init<Wrapped>(
    _ name: String, short: Character? = nil, _ format: ValueFormat<Wrapped>, _ summary: String,
    shownDefault: String? = nil, impliedValue: String? = nil
  ) where Value == Wrapped? {
    spec = ParameterSpec(
      option: name, short: short, format, summary: summary, occurrence: .optional, shownDefault: shownDefault,
      impliedValue: impliedValue)
    read = { words throws(InvalidWord) in try format.readOptional(words) }
  }

  /// Declares an option that may be left out, which gives a default.
  ///
  /// - Parameters:
  ///   - name: The long name with its dashes.
  ///   - short: The short name without its dash; never a digit.
  ///   - format: How the value is written.
  ///   - summary: What the option is for: one sentence with a full stop.
  ///   - fallback: The value if the option is absent.
  ///   - shownDefault: That value, as the help shows it.
  public init(
    _ name: String, short: Character? = nil, _ format: ValueFormat<Value>, _ summary: String,
    default fallback: Value, shownDefault: String
  ) {
    spec = ParameterSpec(
      option: name, short: short, format, summary: summary, occurrence: .optional, shownDefault: shownDefault)
    read = { words throws(InvalidWord) in try format.readOptional(words) ?? fallback }
  }

  /// Declares an option that may not be left out.
  ///
  /// - Parameters:
  ///   - name: The long name with its dashes.
  ///   - short: The short name without its dash; never a digit.
  ///   - format: How the value is written.
  ///   - summary: What the option is for: one sentence with a full stop.
  public init(
    required name: String, short: Character? = nil, _ format: ValueFormat<Value>, _ summary: String
  ) {
    spec = ParameterSpec(option: name, short: short, format, summary: summary, occurrence: .required)
    read = { words throws(InvalidWord) in try format.readRequired(words) }
  }

  /// Declares an option that may be given any number of times, such as `-o a.png -o b.svg`.
  ///
  /// - Parameters:
  ///   - name: The long name with its dashes.
  ///   - short: The short name without its dash; never a digit.
  ///   - format: How each value is written.
  ///   - summary: What the option is for: one sentence with a full stop.
  public init<Element>(
    repeated name: String, short: Character? = nil, _ format: ValueFormat<Element>, _ summary: String
  ) where Value == [Element] {
    spec = ParameterSpec(option: name, short: short, format, summary: summary, occurrence: .zeroOrMore)
    read = { words throws(InvalidWord) in try format.readAll(words) }
  }

  /// Declares an option with several meanings, each of which may be asked for once.
  ///
  /// The program tells them apart by the values, and refuses two of one meaning with
  /// ``UsageFault/repeatedOption(_:)``.
  ///
  /// - Parameters:
  ///   - name: The long name with its dashes.
  ///   - format: How each value is written.
  ///   - summary: What the option is for: one sentence with a full stop.
  public init<Element>(
    oncePerMeaning name: String, _ format: ValueFormat<Element>, _ summary: String
  ) where Value == [Element] {
    spec = ParameterSpec(option: name, short: nil, format, summary: summary, occurrence: .oncePerMeaning)
    read = { words throws(InvalidWord) in try format.readAll(words) }
  }
}
