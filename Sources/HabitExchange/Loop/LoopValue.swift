internal import HabitCore

/// What Loop keeps about a day: a code, or for a numeric habit an amount in thousandths.
struct LoopValue: Hashable {
  /// The number in the file.
  let code: Int64

  static let unknown = LoopValue(code: -1)
  static let no = LoopValue(code: 0)
  static let filledIn = LoopValue(code: 1)
  static let yes = LoopValue(code: 2)
  static let skip = LoopValue(code: 3)

  private static let words: [String: LoopValue] = [
    "UNKNOWN": .unknown, "NO": .no, "YES_AUTO": .filledIn, "YES_MANUAL": .yes, "SKIP": .skip,
  ]

  /// Creates a value from its number.
  ///
  /// - Parameter code: The number in the file.
  init(code: Int64) {
    self.code = code
  }

  /// Reads a cell of a CSV export: a word, a number, or what Loop 2.0 wrote by mistake,
  /// `Entry(timestamp=2023-02-17, value=7000)`.
  ///
  /// It is `nil` if the cell is none of these.
  ///
  /// - Parameter cell: The cell.
  init?(cell: String) {
    if let value = Self.words[cell] {
      self = value
    } else if cell.hasPrefix("Entry("), cell.hasSuffix(")") {
      let parts = cell.dropFirst("Entry(".count).dropLast().split(separator: ",").map { String($0).trimmed }
      guard let part = parts.first(where: { $0.hasPrefix("value=") }) else { return nil }
      guard let code = Int64(part.dropFirst("value=".count)) else { return nil }
      self.code = code
    } else {
      guard let code = Int64(cell) else { return nil }
      self.code = code
    }
  }

  /// What a value says about its day.
  enum Meaning: Hashable {
    /// Nothing.
    case nothing
    /// That Loop counts the day as done because others near it were; nobody recorded it.
    case filledIn
    /// That a person recorded it.
    case entry(CheckIn.Kind, Amount?)
  }

  /// What the value says about its day.
  ///
  /// An amount of 0 is an explicit no, since nothing was done. For a numeric habit 1 and 2 are amounts, and 3 is a skip
  /// and never 0.003, as in Loop itself.
  ///
  /// - Parameter isNumeric: Whether the habit counts amounts.
  /// - Returns: `nil` if a habit of this kind has no such value.
  func meaning(isNumeric: Bool) -> Meaning? {
    switch self {
    case .unknown: .nothing
    case .no: .entry(.no, nil)
    case .skip: .entry(.skip, nil)
    case _ where isNumeric:
      code > 0 && code <= Amount.greatest.thousandths ? .entry(.done, Amount(thousandths: code)) : nil
    case .filledIn: .filledIn
    case .yes: .entry(.done, nil)
    default: nil
    }
  }
}
