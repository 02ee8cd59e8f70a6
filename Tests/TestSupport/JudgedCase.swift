import Foundation

/// A case whose numbers must come out: a habit, what was recorded, and what every rule makes of it.
public struct JudgedCase: Decodable, Sendable, CustomStringConvertible {
  /// A version of a schedule or a goal.
  public struct Version: Decodable, Sendable {
    /// The kind: `weekdays`, `every` or `period`; `check`, `atLeast` or `atMost`.
    public let kind: String
    /// The weekdays, 1 = Sunday … 7 = Saturday.
    public let days: [Int]?
    /// The number of days between two due days.
    public let every: Int?
    /// How many kept days a period wants; without it, a total of the goal.
    public let times: Int?
    /// The period: `week` or `month`.
    public let per: String?
    /// The amount of a goal.
    public let amount: Double?
    /// The unit of a goal.
    public let unit: String?
    /// The day from which the version holds; the first one has none.
    public let from: String?
  }

  /// A check-in, a skip or a no.
  public struct Entry: Decodable, Sendable {
    /// The day.
    public let date: String
    /// The kind: `done`, `skip` or `no`.
    public let kind: String
    /// How much was done.
    public let amount: Double?
  }

  /// What must come out.
  public struct Expected: Decodable, Sendable {
    /// The states by day.
    public let states: [String: String]
    /// The length of the running streak.
    public let current: Int
    /// The length of the best streak.
    public let best: Int
    /// What streaks count: `days`, `weeks` or `months`.
    public let unit: String
    /// The strength, 0 … 1.
    public let strength: Double
    /// The completion of all days, 0 … 1; `nil` if nothing was due.
    public let completion: Double?
  }

  /// What the case is about.
  public let name: String
  /// The weekday on which weeks start: `mon`, `sun` or `sat`.
  public let weekStart: String
  /// The versions of the schedule, oldest first.
  public let schedules: [Version]
  /// The versions of the goal, oldest first.
  public let goals: [Version]
  /// The first day.
  public let start: String
  /// The last day.
  public let end: String?
  /// The first day in the archive.
  public let archived: String?
  /// What was recorded.
  public let entries: [Entry]
  /// The first and last days of pauses.
  public let pauses: [[String]]?
  /// The day that is still open.
  public let today: String
  /// What must come out.
  public let expected: Expected

  /// What the case is about.
  public var description: String { name }

  /// Reads the cases of a file.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The cases, in their order.
  /// - Throws: What the file system or the decoder says.
  public static func all(in path: String) throws -> [JudgedCase] {
    try JSONDecoder().decode([JudgedCase].self, from: Data(contentsOf: URL(filePath: path)))
  }
}
