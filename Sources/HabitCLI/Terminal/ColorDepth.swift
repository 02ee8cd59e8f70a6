/// How many colours are written to a stream.
enum ColorDepth: Int, Sendable, Hashable, CaseIterable {
  /// None, and no other escape sequences either.
  case none
  /// The sixteen colours that every terminal has.
  case sixteen
  /// The 256 colours of xterm.
  case palette
  /// 24-bit colour.
  case full
}

// MARK: - Decision

extension ColorDepth {
  /// Decides for one stream; the first rule that applies holds.
  ///
  /// The option wins over `NO_COLOR`, that over `CLICOLOR_FORCE`, `TERM=dumb` and `CLICOLOR=0`; else a terminal has
  /// colour. `COLORTERM` and `TERM` say how many colours there are.
  ///
  /// - Parameters:
  ///   - choice: What the option `--color` says.
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - variable: Looks up an environment variable.
  init(choice: ColorChoice, isTerminal: Bool, variable: (_ name: String) -> String?) {
    // Source: no-color.org and bixense.com/clicolors.
    let terminal = variable("TERM") ?? ""
    let isOn =
      switch choice {
      case .never: false
      case .always: true
      case .auto:
        if variable("NO_COLOR") != nil {
          false
        } else if let force = variable("CLICOLOR_FORCE"), force != "0" {
          true
        } else {
          isTerminal && terminal != "dumb" && variable("CLICOLOR") != "0"
        }
      }
    self = isOn ? Self.greatest(terminal: terminal, colorTerminal: variable("COLORTERM") ?? "") : .none
  }

  private static func greatest(terminal: String, colorTerminal: String) -> ColorDepth {
    if colorTerminal == "truecolor" || colorTerminal == "24bit" || terminal.hasSuffix("-direct") { return .full }
    return terminal.contains("256color") ? .palette : .sixteen
  }
}
