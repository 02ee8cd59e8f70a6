/// The rule for a row of names, each of which stands where something begins or not at all: a moved name would name
/// something else.
package struct NameRow {
  /// A name and where what it names begins.
  package struct Candidate: Hashable {
    /// The name.
    package let text: String
    /// A longer name that is taken where there is room for it; `nil` for none.
    package let longText: String?
    /// Where the name has to begin.
    package let x: Int

    /// Creates a candidate.
    ///
    /// - Parameters:
    ///   - text: The name.
    ///   - longText: A longer name that is taken where there is room for it.
    ///   - x: Where the name has to begin.
    package init(text: String, longText: String? = nil, x: Int) {
      self.text = text
      self.longText = longText
      self.x = x
    }
  }

  /// A name that has room.
  package struct Placed: Hashable {
    /// The name.
    package let text: String
    /// Where it begins.
    package let x: Int
  }

  private let gap: Int
  private let end: Int
  private let extent: (String) -> Int

  /// Creates the rule for a row, in any unit.
  ///
  /// - Parameters:
  ///   - gap: The least room between two names.
  ///   - end: Where all names must end.
  ///   - extent: How much room a name takes along the row.
  package init(gap: Int, end: Int, extent: @escaping (_ name: String) -> Int) {
    self.gap = gap
    self.end = end
    self.extent = extent
  }

  /// Chooses the names that are shown.
  ///
  /// - Parameter candidates: The names in order; the first one may begin with less room than the others, as a
  ///   month does of which only the last days are shown.
  /// - Returns: The names in order, of which no two are nearer than the gap, and none ends beyond the end.
  /// - Complexity: O(*n*) measurements, where *n* is the number of names.
  package func placed(_ candidates: [Candidate]) -> [Placed] {
    let names = within(candidates)
    var free = Int.min
    var placed: [Placed] = []
    for (index, name) in names.enumerated() where name.x >= free {
      let limit = index + 1 < names.count ? names[index + 1].x - gap : end
      var text = name.text
      if let long = name.longText, name.x + extent(long) <= limit { text = long }
      placed.append(Placed(text: text, x: name.x))
      free = name.x + extent(text) + gap
    }
    return placed
  }

  /// Whether all names are shown, except for a short first one and those that would end beyond the end.
  ///
  /// - Parameter candidates: The names in order.
  /// - Returns: Whether no other has to be left out.
  package func hasRoom(for candidates: [Candidate]) -> Bool {
    let names = within(candidates)
    return zip(names, names.dropFirst()).allSatisfy { end(of: $0) + gap <= $1.x }
  }

  /// The names without those that cannot stand at the ends.
  private func within(_ candidates: [Candidate]) -> [Candidate] {
    var names = candidates
    // A name that would stand out at the end is left out, and then the one before it has the room.
    while let last = names.last, end(of: last) > end { names.removeLast() }
    // A short first one gives way to the second.
    if let first = names.first, let second = names.dropFirst().first, end(of: first) + gap > second.x {
      names.removeFirst()
    }
    return names
  }

  private func end(of name: Candidate) -> Int { name.x + extent(name.text) }
}
