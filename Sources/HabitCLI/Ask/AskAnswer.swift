import HabitCore

/// What a person answers to a question about a habit and a day.
enum AskAnswer: Hashable {
  /// It was done.
  case yes
  /// It was not done.
  case no
  /// The day is left out.
  case skip
  /// So much was done.
  case amount(Amount)
  /// A note, which is kept with the next answer; `nil` to be asked for it.
  case note(String?)
  /// The question is left open.
  case later
  /// The last answer was wrong.
  case back
  /// Enough for now.
  case quit
  /// What can be answered is to be shown.
  case help

  /// Reads an answer.
  ///
  /// It is `nil` if the text means nothing.
  init?(_ text: String) {
    let text = text.trimmed
    switch text.lowercased() {
    case "": self = .later
    case "y", "yes", "ㅇ", "응", "네", "예": self = .yes
    case "n", "no", "ㄴ", "아니", "아니오", "아니요": self = .no
    case "s", "skip", "ㅅ", "건너뛰기": self = .skip
    case "b", "back", "뒤", "뒤로": self = .back
    case "q", "quit", "ㄲ", "끝", "그만": self = .quit
    case "?", "h", "help", "도움말": self = .help
    case "note", "메모": self = .note(nil)
    default:
      for word in ["note ", "메모 "] where text.lowercased().hasPrefix(word) {
        self = .note(String(text.dropFirst(word.count)).trimmed)
        return
      }
      guard let amount = Amount(text) else { return nil }
      self = .amount(amount)
    }
  }
}
