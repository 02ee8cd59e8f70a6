import CommandKit
import HabitRender

extension CommandContext {
  /// Asks a person whether something may be deleted.
  ///
  /// - Parameters:
  ///   - question: The question, with its question mark.
  ///   - refusal: Why it may not be done where nobody can be asked.
  /// - Returns: Whether the answer is yes; anything else is no.
  /// - Throws: ``CommandFailure`` with the refusal, without a terminal to ask on.
  func isConfirmed(_ question: String, otherwise refusal: (Language) -> String) throws(CommandFailure) -> Bool {
    let terminal = environment.terminal
    guard terminal.isInputTerminal, terminal.isErrorTerminal else {
      throw CommandFailure.invalid("not-confirmed") { refusal($0) }
    }
    return Language.agrees(environment.ask("\(question.escapingControlCharacters) [y/N] "))
  }
}

extension CommandFailure {
  /// What was agreed to is no longer so.
  static func changedMeanwhile(_ text: (Language) -> String) -> CommandFailure {
    CommandFailure(exitCode: .temporaryFailure, code: "changed-meanwhile", message: Wording(text))
  }
}
