@testable import CommandKit
import HabitCLI

extension TestHome {
  /// The examples of all commands as lines without the name of the program, what they write going into the home.
  var exampleLines: [String] {
    let examples = CommandPath(root: Program.spec).runnablePaths.flatMap(\.command.examples)
    return examples.map { example in
      let line = String(example.line.dropFirst("habit ".count))
      return line.replacing(/-o (\S+)/) { "-o \(file(String($0.1)))" }
    }
  }
}
