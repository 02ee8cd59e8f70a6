/// Notes, newest first, as many as a page has room for.
public struct ReportNotes: Sendable, Hashable {
  /// The newest notes.
  public let shown: [ReportNote]
  /// How many notes there are in all.
  public let count: Int

  /// The most notes of a week or a month.
  static let summaryLimit = 100

  /// Picks the notes that are shown.
  ///
  /// - Parameters:
  ///   - notes: All notes, newest first.
  ///   - limit: The most notes.
  public init(_ notes: [ReportNote] = [], limit: Int = 10) {
    shown = Array(notes.prefix(limit))
    count = notes.count
  }
}
