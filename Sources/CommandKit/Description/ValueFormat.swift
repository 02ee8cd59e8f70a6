/// How a kind of value is written: its placeholder, how a text is read, and what a shell offers for it.
///
/// A program declares each kind once and uses it for every option and argument that takes it:
/// ```swift
/// extension ValueFormat where Value == Day {
///   static let date = ValueFormat("date") { text throws(InvalidValue) in … }
/// }
/// static let on = Option("--on", .date, "The day to check in for.", shownDefault: "today")
/// ```
public struct ValueFormat<Value: Sendable>: Sendable {
  /// The word that stands for the value in help, without angle brackets, such as `date`.
  public let placeholder: String
  /// What a shell offers for the value.
  public let completion: CompletionKind
  /// Lists the words that are allowed; none if they cannot be listed.
  let listChoices: @Sendable () -> [String]
  private let parse: @Sendable (_ text: String) throws(InvalidValue) -> Value

  /// Describes a kind of value that is read from any text.
  ///
  /// - Parameters:
  ///   - placeholder: The word that stands for the value, in lower case, named for the thing: `date`, not `string`.
  ///   - completion: What a shell offers for the value.
  ///   - parse: Reads a text; it throws ``InvalidValue`` with the reason if the text is no such value.
  public init(
    _ placeholder: String, completion: CompletionKind = .none,
    parse: @escaping @Sendable (_ text: String) throws(InvalidValue) -> Value
  ) {
    self.placeholder = placeholder
    self.completion = completion
    listChoices = { [] }
    self.parse = parse
  }

  /// Describes a kind of value with a word for each value.
  ///
  /// - Parameters:
  ///   - placeholder: The word that stands for the value, in lower case.
  ///   - choices: The words and their values, in the order in which they are shown.
  public init(
    _ placeholder: String, choices: @autoclosure @escaping @Sendable () -> [(word: String, value: Value)]
  ) {
    self.init(
      placeholder, listChoices: { choices().map { $0.word } },
      find: { text in choices().first { $0.word == text }?.value })
  }

  private init(
    _ placeholder: String, listChoices: @escaping @Sendable () -> [String],
    find: @escaping @Sendable (_ word: String) -> Value?
  ) {
    self.placeholder = placeholder
    completion = .none
    self.listChoices = listChoices
    parse = { text throws(InvalidValue) in
      if let value = find(text) { return value }
      let words = listChoices()
      throw .notAmong(words, suggestion: Suggestion.nearest(to: text, among: words))
    }
  }

  /// Reads a text.
  ///
  /// - Parameter text: What was typed.
  /// - Returns: The value.
  /// - Throws: ``InvalidWord`` if the text is no such value.
  func read(_ text: String) throws(InvalidWord) -> Value {
    do throws(InvalidValue) {
      return try parse(text)
    } catch {
      throw InvalidWord(text: text, reason: error)
    }
  }
}

// MARK: - Reading the words of a parameter

extension ValueFormat {
  /// Reads the one word of a parameter that the parser has found to be there.
  func readRequired(_ words: [String]) throws(InvalidWord) -> Value {
    guard let word = words.first else { preconditionFailure("The parser lets no required parameter be absent") }
    return try read(word)
  }

  /// Reads the one word of a parameter, if there is one.
  func readOptional(_ words: [String]) throws(InvalidWord) -> Value? {
    guard let word = words.first else { return nil }
    return try read(word)
  }

  /// Reads every word of a parameter.
  func readAll(_ words: [String]) throws(InvalidWord) -> [Value] {
    var values: [Value] = []
    for word in words { values.append(try read(word)) }
    return values
  }
}

// MARK: - Usual kinds

extension ValueFormat where Value: CaseIterable & RawRepresentable<String> {
  /// Describes a kind of value that has the raw values of its cases as words.
  ///
  /// - Parameter placeholder: The word that stands for the value, in lower case.
  public init(choices placeholder: String) {
    self.init(
      placeholder, listChoices: { Value.allCases.map { $0.rawValue } }, find: { word in Value(rawValue: word) })
  }
}

extension ValueFormat where Value == String {
  /// Any text, as it was typed.
  ///
  /// - Parameter placeholder: The word that stands for the text, in lower case.
  /// - Returns: The kind of value.
  public static func text(_ placeholder: String = "text") -> ValueFormat {
    ValueFormat(placeholder) { $0 }
  }

  /// The path of a file.
  ///
  /// - Parameter placeholder: The word that stands for the path, in lower case.
  /// - Returns: The kind of value.
  public static func file(_ placeholder: String = "file") -> ValueFormat {
    ValueFormat(placeholder, completion: .file) { $0 }
  }
}
