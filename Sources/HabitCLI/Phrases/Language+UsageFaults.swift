import CommandKit
import HabitRender

// Mistakes on the command line. The English words are those of CommandKit, which knows no other language.

extension Language {
  /// What is wrong with a command line, in one line.
  func text(of fault: UsageFault) -> String {
    self(fault.description, koreanText(of: fault))
  }

  /// Where to read more about a command.
  func advice(for error: UsageError) -> String {
    self(error.advice, "사용법: '\(error.commandLine) --help'")
  }

  /// Why a value is refused.
  func text(of value: InvalidValue) -> String {
    self(value.description, koreanText(of: value))
  }

  /// The second half of a message about a mistyped word: a question, or nothing without a suggestion.
  func question(_ suggestion: String?) -> String {
    self(Suggestion.question(suggestion), koreanQuestion(suggestion))
  }

  private func koreanText(of fault: UsageFault) -> String {
    switch fault {
    case .unknownCommand(let name, let suggestion): "'\(name)' 명령이 없습니다" + koreanQuestion(suggestion)
    case .missingCommand(let choices): "명령이 빠졌습니다. \(choices.joined(separator: ", ")) 가운데 하나를 쓰세요"
    case .unknownOption(let name, let suggestion): "'\(name)' 옵션이 없습니다" + koreanQuestion(suggestion)
    case .missingValue(let option): "\(option)의 값이 빠졌습니다"
    case .unexpectedValue(let value, let flag): "\(flag)에는 값을 쓰지 않습니다. '\(value)' 부분을 지우세요"
    case .repeatedOption(let name): "\(name) 옵션을 두 번 썼습니다. 한 번만 쓰세요"
    case .invalidValue(let text, let parameter, let reason):
      isNotValid(text, for: parameter, because: koreanText(of: reason))
    case .missingParameter(let label): "빠진 값: \(self(label))"
    case .surplusArgument(let word): "'\(word)' 인자는 쓸 곳이 없습니다"
    case .conflict(let first, let second): "\(first.with(.and)) \(second.with(.topic)) 함께 쓸 수 없습니다. 하나만 쓰세요"
    case .missingCompanion(let needed, let parameter): "\(self(parameter))에는 \(self(needed).with(.subject)) 함께 필요합니다"
    case .other(let message): self(message)
    }
  }

  private func koreanText(of value: InvalidValue) -> String {
    switch value {
    case .refused(let reason): self(reason)
    case .notAmong(let choices, let suggestion):
      "\(choices.joined(separator: ", ")) 가운데 하나로 적으세요" + koreanQuestion(suggestion)
    }
  }

  private func koreanQuestion(_ suggestion: String?) -> String {
    suggestion.map { ". 혹시 '\($0)'인가요?" } ?? ""
  }
}
