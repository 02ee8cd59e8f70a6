import CommandKit
import Testing

@testable import HabitCLI

@Suite("Image protocol") struct ImageProtocolTests {
  /// The variables of a terminal, and what they say about pictures.
  struct Case: Sendable, CustomTestStringConvertible {
    let variables: [String: String]
    let expected: Result<ImageProtocol, ImageAbsence>

    init(_ line: String, _ expected: ImageProtocol) { self.init(line, .success(expected)) }
    init(_ line: String, _ absence: ImageAbsence) { self.init(line, .failure(absence)) }

    private init(_ line: String, _ expected: Result<ImageProtocol, ImageAbsence>) {
      let pairs = line.split(separator: " ").map { $0.split(separator: "=", omittingEmptySubsequences: false) }
      variables = Dictionary(uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1])) })
      self.expected = expected
    }

    var testDescription: String { variables.map { "\($0)=\($1)" }.sorted().joined(separator: " ") }

    func found(isTerminal: Bool = true) -> Result<ImageProtocol, ImageAbsence> {
      Result { () throws(ImageAbsence) in
        try ImageProtocol.detected(isTerminal: isTerminal) { variables[$0] }
      }
    }
  }

  @Test(
    "is found from the variables of the terminal",
    arguments: [
      Case("TERM=xterm-kitty KITTY_WINDOW_ID=1", .kitty),
      Case("TERM=xterm-256color KITTY_WINDOW_ID=1", .kitty),
      Case("TERM=xterm-ghostty TERM_PROGRAM=ghostty", .kitty),
      Case("TERM=xterm-256color TERM_PROGRAM=ghostty", .kitty),
      Case("TERM=xterm-256color KONSOLE_VERSION=220400", .kitty),
      Case("TERM=xterm-256color KONSOLE_VERSION=211200", .unknownTerminal),
      Case("TERM=xterm-256color TERM_PROGRAM=WezTerm", .iTerm2),
      Case("TERM=xterm-256color TERM_PROGRAM=iTerm.app", .iTerm2),
      Case("TERM=xterm-256color LC_TERMINAL=iTerm2", .iTerm2),
      Case("TERM=xterm TERM_PROGRAM=mintty", .iTerm2),
      Case("TERM=foot", .sixel),
      Case("TERM=foot-extra", .sixel),
      Case("TERM=foot KITTY_WINDOW_ID=1", .sixel),
      Case("TERM=mlterm-256color", .sixel),
      Case("TERM=xterm-sixel", .sixel),
      Case("TERM=contour-latest", .sixel),
      Case("TERM=xterm-256color COLORTERM=truecolor", .unknownTerminal),
      Case("TERM=xterm-256color TERM_PROGRAM=vscode", .unknownTerminal),
      Case("TERM=xterm-256color TERM_PROGRAM=Apple_Terminal", .unknownTerminal),
      Case("TERM=footnote", .unknownTerminal),
      Case("TERM=dumb", .unknownTerminal),
      Case("TERM=", .unknownTerminal),
      Case("", .unknownTerminal),
      Case("TERM=tmux-256color TMUX=/tmp/x,1,0 KITTY_WINDOW_ID=1", .multiplexer(.tmux)),
      Case("TERM=screen-256color TMUX=/tmp/x,1,0", .multiplexer(.tmux)),
      Case("TERM=tmux-256color", .multiplexer(.tmux)),
      Case("TERM=screen STY=1.pts", .multiplexer(.screen)),
      Case("TERM=xterm-kitty ZELLIJ=0", .multiplexer(.zellij)),
      Case("TERM=xterm-256color HABIT_IMAGE=sixel", .sixel),
      Case("TERM=tmux-256color TMUX=/tmp/x,1,0 HABIT_IMAGE=kitty", .kitty),
      Case("TERM=xterm-kitty HABIT_IMAGE=iterm2", .iTerm2),
      Case("TERM=xterm-kitty HABIT_IMAGE=none", .forbidden),
      Case("TERM=xterm-kitty HABIT_IMAGE=", .kitty),
      Case("TERM=xterm-kitty HABIT_IMAGE=jpeg", .unknownProtocol("jpeg")),
    ])
  func detection(_ row: Case) {
    #expect(row.found() == row.expected)
  }

  @Test("a pipe gets a picture only if that is asked for")
  func pipe() {
    #expect(Case("TERM=xterm-kitty", .kitty).found(isTerminal: false) == .failure(.noTerminal))
    #expect(Case("TERM=xterm-kitty HABIT_IMAGE=sixel", .sixel).found(isTerminal: false) == .success(.sixel))
  }

  @Test("every absence says in one line what to do")
  func failures() {
    let absences: [ImageAbsence] = [.noTerminal, .multiplexer(.tmux), .multiplexer(.screen), .unknownTerminal]
    for absence in absences {
      #expect(absence.failure.exitCode == .unavailable)
      #expect(
        absence.failure.message.english.hasSuffix("; draw it with -o FILE.png, or set HABIT_IMAGE=kitty|iterm2|sixel"))
    }
    #expect(ImageAbsence.forbidden.failure.exitCode == .unavailable)
    #expect(ImageAbsence.unknownProtocol("jpeg").failure.exitCode == .usage)
    #expect(ImageAbsence.multiplexer(.tmux).failure.message.english.hasPrefix("tmux does not pass"))
  }
}
