/// Tells the habits of a file apart that have the same key or name, by counting them.
struct Identities {
  private var counts: [[String]: Int] = [:]

  /// What tells a habit from all others of its file.
  ///
  /// - Parameter parts: Its tracker, and its key or name there.
  /// - Returns: The parts, with a number for the second one and those that follow, so that another import of the file
  ///   finds the same.
  mutating func identity(_ parts: [String]) -> [String] {
    let count = counts[parts, default: 0] + 1
    counts[parts] = count
    return count == 1 ? parts : parts + [String(count)]
  }
}
