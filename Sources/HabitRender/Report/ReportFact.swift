/// One number with its name, and what it is made of.
public struct ReportFact: Sendable, Hashable {
  /// What the number is, such as `Best streak`.
  public let name: String
  /// The number in words, such as `41 days`.
  public let value: String
  /// What belongs to it, such as the days of a streak; empty for nothing.
  public let detail: String

  /// Creates a fact.
  ///
  /// - Parameters:
  ///   - name: What the number is.
  ///   - value: The number in words.
  ///   - detail: What belongs to it.
  public init(_ name: String, _ value: String, detail: String = "") {
    self.name = name.onOneLine
    self.value = value.onOneLine
    self.detail = detail.onOneLine
  }
}
