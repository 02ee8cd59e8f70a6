/// How a terminal is told to show a picture.
enum ImageProtocol: String, Sendable, Hashable, CaseIterable {
  /// The graphics protocol of kitty, which takes PNG.
  case kitty
  /// The inline images of iTerm2, which take PNG.
  case iTerm2 = "iterm2"
  /// The sixels of DEC's terminals: pixels with numbered colours.
  case sixel
}

// MARK: - Decision

extension ImageProtocol {
  /// The variable with which people choose a protocol, or `none`.
  static let variable = "HABIT_IMAGE"

  /// Finds the protocol of a terminal from its variables.
  ///
  /// What ``variable`` says holds, in a pipe too. A terminal that is only suspected to show pictures would write pages
  /// of letters instead, so it counts as one that does not.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the output is a terminal.
  ///   - variable: Looks up an environment variable.
  /// - Returns: The protocol.
  /// - Throws: ``ImageAbsence`` if no picture can or may be shown.
  static func detected(
    isTerminal: Bool, variable: (_ name: String) -> String?
  ) throws(ImageAbsence) -> ImageProtocol {
    if let choice = variable(Self.variable), !choice.isEmpty {
      guard choice != "none" else { throw .forbidden }
      guard let chosen = ImageProtocol(rawValue: choice) else { throw .unknownProtocol(choice) }
      return chosen
    }
    guard isTerminal else { throw .noTerminal }
    if let multiplexer = Multiplexer(variable: variable) { throw .multiplexer(multiplexer) }
    guard let spoken = ImageProtocol(spokenBy: variable) else { throw .unknownTerminal }
    return spoken
  }

  /// The protocol that a known terminal speaks.
  // Source: the manuals of these terminals, for the variables that they set and the protocols that they speak.
  private init?(spokenBy variable: (_ name: String) -> String?) {
    // What kind of terminal it is comes first: other variables also reach a terminal that was started from another one.
    let terminal = variable("TERM") ?? ""
    if terminal.hasSuffix("-sixel") {
      self = .sixel
      return
    }
    switch terminal.hasPrefix("xterm-") ? terminal : terminal.prefix(while: { $0 != "-" }).description {
    case "xterm-kitty", "xterm-ghostty": self = .kitty
    case "foot", "mlterm", "contour", "yaft": self = .sixel
    default:
      switch variable("TERM_PROGRAM") {
      case "kitty", "ghostty": self = .kitty
      case "iTerm.app", "WezTerm", "mintty": self = .iTerm2
      default:
        // Konsole shows pictures since 22.04. The program of iTerm2 reaches other machines under another name.
        if let version = variable("KONSOLE_VERSION").flatMap({ Int($0) }), version >= 220_400 {
          self = .kitty
        } else if variable("LC_TERMINAL") == "iTerm2" {
          self = .iTerm2
        } else if variable("KITTY_WINDOW_ID")?.isEmpty == false {
          self = .kitty
        } else {
          return nil
        }
      }
    }
  }
}
