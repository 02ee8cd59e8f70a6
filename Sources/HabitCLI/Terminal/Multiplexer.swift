/// A program that shares one terminal among several, and stands between it and `habit`.
enum Multiplexer: String, Sendable, Hashable, CaseIterable {
  case tmux, screen
  case zellij = "Zellij"

  /// Finds the multiplexer from its variables.
  ///
  /// It is `nil` if there is none.
  ///
  /// - Parameter variable: Looks up an environment variable.
  init?(variable: (_ name: String) -> String?) {
    func isSet(_ name: String) -> Bool { variable(name) != nil }
    // On another machine only the kind of terminal is known.
    let terminal = variable("TERM") ?? ""
    if isSet("TMUX") || terminal.hasPrefix("tmux") {
      self = .tmux
    } else if isSet("STY") || terminal.hasPrefix("screen") {
      self = .screen
    } else if isSet("ZELLIJ") {
      self = .zellij
    } else {
      return nil
    }
  }

  /// Wraps a sequence so that it reaches the terminal behind the multiplexer, where that is possible.
  ///
  /// - Parameter sequence: One escape sequence.
  /// - Returns: The sequence as it is to be written.
  func passing(_ sequence: String) -> String {
    // Source: the manual of tmux, "allow-passthrough": each escape within is doubled.
    guard self == .tmux else { return sequence }
    let doubled = sequence.split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(
      separator: "\u{1B}\u{1B}")
    return "\u{1B}Ptmux;\(doubled)\u{1B}\\"
  }
}
