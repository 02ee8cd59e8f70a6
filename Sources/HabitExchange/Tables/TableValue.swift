internal import HabitCore

/// What a cell of a table says about a day: a word, or how much was done.
enum TableValue: Hashable {
  case kind(CheckIn.Kind)
  case amount(Amount)

  /// Reads a cell.
  ///
  /// It is `nil` if the cell holds neither a word that is known nor a number.
  ///
  /// - Parameter cell: The cell, neither empty nor with blanks at its ends.
  init?(_ cell: TextBytes) {
    if let amount = Amount(decimal: cell) {
      self = .amount(amount)
    } else {
      guard let word = cell.text?.lowercased(), let kind = Self.kinds[word] else { return nil }
      self = .kind(kind)
    }
  }

  /// What happened on the day: 0 is the answer that nothing was done.
  var kind: CheckIn.Kind {
    switch self {
    case .kind(let kind): kind
    case .amount(let amount): amount == .zero ? .no : .done
    }
  }

  /// How much was done; `nil` for a word and for 0.
  var amount: Amount? {
    if case .amount(let amount) = self, amount != .zero { amount } else { nil }
  }

  private static let kinds: [String: CheckIn.Kind] = Dictionary(
    uniqueKeysWithValues: [
      (
        .done,
        ["done", "yes", "y", "true", "x", "✓", "✔", "✔️", "✅", "checked", "completed", "complete", "완료", "예", "네"]
      ),
      (.no, ["no", "n", "false", "✗", "✘", "❌", "not done", "missed", "failed", "unchecked", "아니요", "실패"]),
      (.skip, ["skip", "s", "skipped", "건너뜀"]),
    ].flatMap { kind, words in words.map { ($0, kind) } })
}
