/// A row, or a group of rows, of another tracker's file that was left out.
public struct ImportOmission: Sendable, Hashable {
  /// Where it stands, such as `log:12`; the rows of a group share a place such as `Repetitions`.
  public let place: String
  /// Why it was left out, as half a sentence.
  public let reason: String
  /// The number of rows.
  public let count: Int
  /// Whether the file is at fault, rather than our being unable, or unwilling, to say what it says.
  public let isFault: Bool

  /// Creates an omission.
  ///
  /// - Parameters:
  ///   - place: Where it stands, such as `log:12`.
  ///   - reason: Why it was left out, as half a sentence.
  ///   - count: The number of rows.
  ///   - isFault: Whether the file is at fault.
  public init(place: String, reason: String, count: Int = 1, isFault: Bool) {
    self.place = place
    self.reason = reason
    self.count = count
    self.isFault = isFault
  }
}
