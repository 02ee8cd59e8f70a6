public import HabitCore

// Counted things, lengths and shares.

extension Language {
  /// A length in the unit of a streak, such as `12 days` or `12일`.
  public func length(_ length: Int, _ unit: StreakUnit) -> String {
    switch unit {
    case .days: count(length, "day", "일")
    case .weeks: count(length, "week", "주")
    case .months: count(length, "month", "개월")
    }
  }

  /// Some perfect days, such as `3 perfect days`.
  public func perfectDays(_ count: Int) -> String {
    self(self.count(count, "perfect day", ""), "완벽한 날 \(count)일")
  }

  /// Some habits, such as `3 habits`.
  public func habits(_ count: Int) -> String { self.count(count, "habit", "개 습관") }

  /// How much was kept, such as `293 of 366 kept (80%)`; `nil` if nothing was due.
  public func kept(_ completion: Completion) -> String? {
    guard let percent = completion.percent else { return nil }
    let (kept, counted) = (completion.kept.groupedText, completion.counted.groupedText)
    return self("\(kept) of \(counted) kept (\(percent)%)", "\(counted)회 중 \(kept)회 지킴 (\(percent)%)")
  }

  /// An amount with its unit, such as `8 glasses` or `8잔`: a Korean counter follows its number at once.
  package func amount(_ amount: Amount, in unit: String) -> String {
    self.amount("\(amount)", in: unit)
  }

  /// A number that is written already, with its unit.
  func amount(_ number: String, in unit: String) -> String {
    guard let first = unit.unicodeScalars.first else { return number }
    let isCounter = (0xAC00...0xD7A3).contains(first.value)
    return self == .korean && isCounter ? "\(number)\(unit)" : "\(number) \(unit)"
  }

  /// A number of things, of which English has a plural and Korean a counter.
  package func count(_ number: Int, _ singular: String, _ counter: String) -> String {
    self(number == 1 ? "1 \(singular)" : "\(number) \(singular)s", "\(number)\(counter)")
  }
}
