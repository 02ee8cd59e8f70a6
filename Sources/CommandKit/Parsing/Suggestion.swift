/// What a mistyped word may have meant.
public enum Suggestion {
  /// Finds the one word that is near enough to a mistyped one.
  ///
  /// Near enough is a Damerau–Levenshtein distance of up to a third of the typed word's length, and of 1 for a short
  /// word. Upper and lower case count as equal.
  ///
  /// - Parameters:
  ///   - typed: The word that was typed.
  ///   - candidates: The words that it may have meant.
  /// - Returns: The nearest candidate as it is written, or `nil` if none is near enough or two different ones tie.
  /// - Complexity: O(*c* · *m* · *n*), where *c* is the number of candidates and *m*, *n* are the lengths of the words.
  public static func nearest(to typed: String, among candidates: some Sequence<String>) -> String? {
    let word = Array(typed.lowercased())
    var best = max(1, word.count / 3)
    var nearest: [String] = []
    for candidate in candidates where !nearest.contains(candidate) {
      let other = Array(candidate.lowercased())
      guard abs(other.count - word.count) <= best else { continue }
      let distance = distance(from: word, to: other)
      if distance < best { nearest = [] }
      if distance <= best { nearest.append(candidate) }
      best = min(best, distance)
    }
    return nearest.count == 1 ? nearest.first : nil
  }

  /// The second half of a message about a mistyped word: `; did you mean 'check'?`, or nothing without a suggestion.
  ///
  /// - Parameter suggestion: What the word may have meant.
  /// - Returns: The half sentence, with the semicolon in front of it.
  public static func question(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The least number of characters that are inserted, removed, replaced or swapped with their neighbour to turn one
  /// word into the other, no character being changed twice.
  static func distance(from word: [Character], to other: [Character]) -> Int {
    // Source: Boytsov, "Indexing Methods for Approximate Dictionary Searching" (2011), optimal string alignment. Of the
    // table of all beginnings only the last three rows are kept.
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for row in 1..<(word.count + 1) {
      var current = [row]
      for column in 1..<(other.count + 1) {
        let isEqual = word[row - 1] == other[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isEqual ? 0 : 1))
        if row > 1, column > 1, word[row - 1] == other[column - 2], word[row - 2] == other[column - 1] {
          cost = min(cost, beforeLast[column - 2] + 1)
        }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[other.count]
  }
}
