/// What is wrong with a command line.
public enum UsageFault: Sendable, Hashable {
  /// A word stands in the place of a command and names none.
  case unknownCommand(_ name: String, suggestion: String?)
  /// The command only holds others, and none of them is named.
  case missingCommand(choices: [String])
  /// The command has no option of that name.
  case unknownOption(_ name: String, suggestion: String?)
  /// An option lacks its value.
  case missingValue(option: String)
  /// A flag was given a value.
  case unexpectedValue(_ value: String, flag: String)
  /// An option was given twice that counts once.
  case repeatedOption(_ name: String)
  /// A text is not a value of the kind that the parameter takes.
  case invalidValue(_ text: String, parameter: String, reason: InvalidValue)
  /// An argument or option is absent that may not be left out.
  case missingParameter(_ label: Wording)
  /// There are more arguments than the command takes.
  case surplusArgument(_ word: String)
  /// Two parameters were given that exclude each other.
  case conflict(_ first: String, _ second: String)
  /// A parameter was given that needs another one beside it.
  case missingCompanion(_ needed: Wording, of: Wording)
  /// Something else, as a sentence in lower case without a full stop.
  case other(_ message: Wording)
}

// MARK: - Text

extension UsageFault: CustomStringConvertible {
  /// What is wrong in English, in one line without control characters, in lower case and without a full stop.
  public var description: String {
    text.escapingControlCharacters
  }

  private var text: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      "there is no command '\(name)'" + Suggestion.question(suggestion)
    case .missingCommand(let choices): "a command is missing; add one of \(choices.joined(separator: ", "))"
    case .unknownOption(let name, let suggestion):
      "there is no option '\(name)'" + Suggestion.question(suggestion)
    case .missingValue(let option): "the value of \(option) is missing"
    case .unexpectedValue(let value, let flag): "\(flag) takes no value; leave out '\(value)'"
    case .repeatedOption(let name): "\(name) is given twice; give it once"
    case .invalidValue(let text, let parameter, let reason): "'\(text)' is not valid for \(parameter): \(reason)"
    case .missingParameter(let label): "\(label.english) is missing"
    case .surplusArgument(let word): "'\(word)' is one argument too many"
    case .conflict(let first, let second): "\(first) and \(second) exclude each other; give one of them"
    case .missingCompanion(let needed, let parameter): "\(parameter.english) needs \(needed.english) beside it"
    case .other(let message): message.english
    }
  }

  /// A word for the kind of fault that programs can rely on, such as `unknown-option`.
  public var code: String {
    switch self {
    case .unknownCommand: "unknown-command"
    case .missingCommand: "missing-command"
    case .unknownOption: "unknown-option"
    case .missingValue: "missing-value"
    case .unexpectedValue: "unexpected-value"
    case .repeatedOption: "repeated-option"
    case .invalidValue: "invalid-value"
    case .missingParameter: "missing-parameter"
    case .surplusArgument: "surplus-argument"
    case .conflict: "conflicting-options"
    case .missingCompanion: "missing-companion"
    case .other: "usage"
    }
  }
}
