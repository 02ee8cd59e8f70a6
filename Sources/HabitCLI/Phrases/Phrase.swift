import HabitCore

/// What is written alike in every language.
enum Phrase {
  /// A share as a whole percentage, rounded down so that 99.6 % is not all; `–` if there is none.
  static func percent(_ share: Double?) -> String {
    share.map { "\($0.wholePercent)%" } ?? "–"
  }
}
