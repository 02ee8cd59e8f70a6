public import Testing

import Foundation

/// Compares a text with a golden file beside the test.
///
/// With `HABIT_RECORD=1` in the environment the file is written, and the test still fails, so that a recording run is
/// never mistaken for a passing one.
///
/// - Parameters:
///   - text: The text that the code under test made.
///   - name: The name of the golden file, with its ending.
///   - file: The path of the test file; the golden lies in `Golden` beside it.
///   - location: Where a mismatch is reported.
public func expectGolden(
  _ text: String, named name: String, file: StaticString = #filePath, at location: SourceLocation = #_sourceLocation
) {
  let golden = URL(filePath: "\(file)").deletingLastPathComponent().appending(path: "Golden/\(name)")
  if ProcessInfo.processInfo.environment["HABIT_RECORD"] == "1" {
    do {
      try text.write(to: golden, atomically: true, encoding: .utf8)
      Issue.record("recorded \(golden.path); run again without HABIT_RECORD", sourceLocation: location)
    } catch {
      Issue.record("cannot record \(golden.path): \(error)", sourceLocation: location)
    }
    return
  }
  guard let expected = try? String(contentsOf: golden, encoding: .utf8) else {
    Issue.record("there is no \(golden.path); record it with HABIT_RECORD=1", sourceLocation: location)
    return
  }
  guard text != expected else { return }
  let rejected = URL.temporaryDirectory.appending(path: "rejected-\(name)")
  try? text.write(to: rejected, atomically: true, encoding: .utf8)
  let lines = zip(text.components(separatedBy: "\n") + [""], expected.components(separatedBy: "\n") + [""])
  let difference = lines.enumerated().first { $0.element.0 != $0.element.1 }
  Issue.record(
    """
    differs from \(golden.path); the new text is in \(rejected.path)
    line \((difference?.offset ?? 0) + 1): \(difference?.element.0 ?? "")
    expected: \(difference?.element.1 ?? "")
    """, sourceLocation: location)
}
