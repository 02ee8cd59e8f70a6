import Testing

@testable import HabitCLI

@Suite("Colour depth") struct ColorDepthTests {
  struct Case: Sendable, CustomStringConvertible {
    var choice = ColorChoice.auto
    var isTerminal = true
    var variables: [String: String]
    let depth: ColorDepth

    init(_ depth: ColorDepth, _ variables: [String: String], _ choice: ColorChoice = .auto, isTerminal: Bool = true) {
      self.depth = depth
      self.variables = variables
      self.choice = choice
      self.isTerminal = isTerminal
    }

    var description: String {
      "\(choice) \(isTerminal ? "in a terminal" : "in a pipe") \(variables.sorted { $0.key < $1.key })"
    }
  }

  @Test(
    "follows the option, the environment and the stream, in this order",
    arguments: [
      Case(.sixteen, [:]),
      Case(.sixteen, ["TERM": "xterm"]),
      Case(.palette, ["TERM": "xterm-256color"]),
      Case(.palette, ["TERM": "screen-256color-bce"]),
      Case(.full, ["TERM": "xterm-256color", "COLORTERM": "truecolor"]),
      Case(.full, ["TERM": "xterm", "COLORTERM": "24bit"]),
      Case(.full, ["TERM": "xterm-direct"]),
      Case(.palette, ["TERM": "xterm-256color", "COLORTERM": "yes"]),
      Case(.none, ["TERM": "dumb"]),
      Case(.none, ["TERM": "dumb", "COLORTERM": "truecolor"]),
      Case(.none, ["TERM": "xterm-256color"], isTerminal: false),
      Case(.none, ["TERM": "xterm", "CLICOLOR": "0"]),
      Case(.sixteen, ["TERM": "xterm", "CLICOLOR": "1"]),
      Case(.none, ["TERM": "xterm", "CLICOLOR": "1"], isTerminal: false),
      Case(.none, ["NO_COLOR": "1"]),
      Case(.none, ["NO_COLOR": "0"]),
      Case(.none, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]),
      Case(.sixteen, ["CLICOLOR_FORCE": "1"], isTerminal: false),
      Case(.sixteen, ["CLICOLOR_FORCE": "1", "TERM": "dumb", "CLICOLOR": "0"], isTerminal: false),
      Case(.none, ["CLICOLOR_FORCE": "0"], isTerminal: false),
      Case(.sixteen, ["NO_COLOR": "1", "TERM": "dumb"], .always, isTerminal: false),
      Case(.full, ["COLORTERM": "truecolor"], .always, isTerminal: false),
      Case(.none, ["CLICOLOR_FORCE": "1", "COLORTERM": "truecolor"], .never),
    ])
  func decision(of sample: Case) {
    let depth = ColorDepth(choice: sample.choice, isTerminal: sample.isTerminal) { sample.variables[$0] }
    #expect(depth == sample.depth)
  }
}
