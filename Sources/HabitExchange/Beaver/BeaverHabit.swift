internal import HabitCore

/// A habit as Beaver Habits writes it.
struct BeaverHabit {
  /// The mark in a note that skips a day.
  static let skipMark = "#skip"

  /// Its key; `nil` in old files.
  let id: String?
  /// The name.
  let name: String
  /// The tags, the first of which Beaver sorts by.
  let tags: [String]
  /// Whether it has a star, and so stands before others.
  let hasStar: Bool
  /// `active`, `archive` or `soft_delete`.
  let status: String
  /// The rows.
  let records: JSONValue.Parts
  private let period: JSONObject?
  private let chips: [String]
  /// What is wrong with fields that were left out.
  let faults: [JSONFault]

  /// Reads a habit.
  ///
  /// - Parameter object: The habit.
  /// - Throws: ``JSONFault`` if it has no name.
  init(_ object: JSONObject) throws(JSONFault) {
    name = try object.required("name")
    // Keys of the first versions were numbers.
    id = try object.value("id").map { $0.text ?? $0.source }
    var fields = JSONFields(object)
    tags = fields.texts("tags")
    chips = fields.texts("chips")
    hasStar = fields.optional("star") ?? false
    status = fields.optional("status") ?? "active"
    period = fields.optional("period")
    records = fields.read { (object) throws(JSONFault) in try object.required("records") } ?? JSONValue.Parts([])
    faults = fields.faults
  }

  /// Reads a row.
  ///
  /// Nothing recorded but a note is an answer: not done.
  ///
  /// - Parameter row: The row.
  /// - Returns: What it says.
  /// - Throws: ``JSONFault`` if it has no day.
  static func record(_ row: JSONObject) throws(JSONFault) -> DayRecord {
    let note = try row.optional("text", String.self)?.trimmed ?? ""
    let isDone = try row.optional("done") ?? false
    let kind: CheckIn.Kind = isDone ? .done : note.contains(skipMark) ? .skip : .no
    return DayRecord(day: try row.day("day"), kind: kind, note: note)
  }

  /// Describes the habit in our terms.
  ///
  /// - Parameters:
  ///   - draft: The draft of the habit.
  ///   - categories: The categories of the file.
  func describe(_ draft: inout HabitDraft, categories: inout CategoryDrafts) {
    draft.habit.category = tags.first.flatMap { categories.id(of: $0) }
    if tags.count > 1 { draft.keepInNote("Tags: " + tags.joined(separator: ", ")) }
    if !chips.isEmpty { draft.keepInNote("Chips: " + chips.joined(separator: ", ")) }
    if hasStar { draft.remarks.append("it had a star, so it stands before those without") }
    switch status {
    case "active": break
    case "archive": draft.isArchived = true
    default: draft.remarks.append("its status '\(status.onOneLine)' is not known here; it is active")
    }
    guard let period else { return }
    let frequency = Self.frequency(period)
    draft.setSchedule(frequency?.schedule, remark: frequency?.remark)
  }

  /// The frequency of a period: so many days done in each run of so many days, weeks, months or years.
  private static func frequency(_ period: JSONObject) -> RollingFrequency? {
    let daysOfType = ["D": 1, "W": 7, "M": 30, "Y": 365]
    guard let type = try? period.required("period_type", String.self), let days = daysOfType[type],
      let count = try? period.required("period_count", Int.self), (1...1000).contains(count),
      let times = try? period.required("target_count", Int.self)
    else { return nil }
    return RollingFrequency(times: times, days: count * days)
  }
}
