internal import HabitCore

/// The states of a file: `TODO` and `DONE`, or those that its lines `#+TODO:` name.
struct OrgKeywords {
  private var open: Set<String> = ["TODO"]
  private var closed: Set<String> = ["DONE"]
  private var areTold = false

  /// Takes the states of a line such as `#+TODO: TODO(t) NEXT | DONE(d!) CANCELLED`.
  ///
  /// - Parameter states: What follows the colon.
  mutating func take(_ states: Substring) {
    if !areTold { (open, closed, areTold) = ([], [], true) }
    var words = states.split(separator: " ").map { String($0.prefix { $0 != "(" }) }
    // Without a bar the last state is the one that is done.
    if !words.contains("|"), let last = words.popLast() { words += ["|", last] }
    let bar = words.firstIndex(of: "|") ?? words.endIndex
    open.formUnion(words[..<bar])
    closed.formUnion(words[bar...].dropFirst())
  }

  /// Whether a word is a state.
  ///
  /// - Parameter word: The word.
  /// - Returns: Whether it is.
  func contains(_ word: String) -> Bool { open.contains(word) || closed.contains(word) }

  /// Whether a state ends what it belongs to.
  ///
  /// - Parameter state: The state.
  /// - Returns: Whether it does.
  func isClosed(_ state: String) -> Bool { closed.contains(state) }

  /// What a change to a state says about its day.
  ///
  /// - Parameter state: The state.
  /// - Returns: What it says; `nil` if the state is an open one.
  func kind(of state: String) -> CheckIn.Kind? {
    // A log keeps the names of states that the file no longer lists.
    switch state {
    case "CANCELLED", "CANCELED", "SKIP", "SKIPPED", "KILL": .skip
    case "FAILED", "MISSED": .no
    case "DONE": .done
    default: isClosed(state) ? .done : nil
    }
  }
}
