internal import HabitCore

/// A habit as Habo writes it.
struct HaboHabit {
  /// What Habo calls the name.
  let title: String
  /// What tells the habit from all others of Habo: its uuid, or in older backups its row and title.
  let identity: [String]
  /// Where the app shows it.
  let position: Int
  /// What a day is meant to hold; `nil` for a habit that is done or not.
  let target: Amount?
  private let unit: String
  private let remains: [String]
  private let categoryNames: [String]
  private let isArchived: Bool
  private let reminds: Bool
  private let reminder: TimeOfDay?
  /// What is wrong with fields that were left out.
  let faults: [JSONFault]

  /// The fields that have no counterpart here, and what they are called in the note.
  private static let remainingKeys = [
    ("cue", "Cue"), ("routine", "Routine"), ("reward", "Reward"), ("sanction", "Sanction"),
    ("accountant", "Accountant"),
  ]

  /// Reads a habit.
  ///
  /// - Parameter object: The habit.
  /// - Throws: ``JSONFault`` if it has no title or key.
  init(_ object: JSONObject) throws(JSONFault) {
    title = try object.required("title")
    if let uuid: String = try object.optional("uuid") {
      identity = [uuid]
    } else {
      identity = ["row", try object.value("id")?.source ?? "", title]
    }
    var fields = JSONFields(object)
    position = fields.optional("position") ?? 0
    unit = fields.text("unit").onOneLine
    isArchived = fields.isOn("archived")
    reminds = fields.isOn("notification")
    target = fields.read(Self.target)
    var remains: [String] = []
    for (key, word) in Self.remainingKeys {
      let text = fields.text(key)
      if !text.isEmpty { remains.append("\(word): \(text)") }
    }
    if fields.isOn("twoDayRule") { remains.append("Two-day rule") }
    self.remains = remains
    let categories = fields.optional("categories", JSONValue.Parts.self) ?? JSONValue.Parts([])
    categoryNames = categories.compactMap { try? JSONObject($0)?.optional("title", String.self) }
    let parts = fields.text("notTime").split(separator: ":").map { Int(digits: $0.utf8) }
    reminder =
      parts.count == 2 ? parts[0].flatMap { hour in parts[1].flatMap { TimeOfDay(hour: hour, minute: $0) } } : nil
    faults = fields.faults
  }

  private static func target(of object: JSONObject) throws(JSONFault) -> Amount? {
    guard try object.optional("habitType", Int.self) == 1 else { return nil }
    let value = try object.optional("targetValue") ?? 1.0
    guard let target = Amount(rounding: value), target > .zero else {
      throw JSONFault(place: "targetValue", reason: "\(value) is no target")
    }
    return target
  }

  /// Describes the habit in our terms; Habo knows no other schedule than every day.
  ///
  /// - Parameters:
  ///   - draft: The draft of the habit.
  ///   - categories: The categories of the file.
  func describe(_ draft: inout HabitDraft, categories: inout CategoryDrafts) {
    draft.habit.goals = Timeline(target.map { .atLeast($0, unit: unit) } ?? .check)
    draft.habit.category = categoryNames.first.flatMap { categories.id(of: $0) }
    for name in categoryNames.dropFirst() { draft.keepInNote("Category: \(name)") }
    for text in remains { draft.keepInNote(text) }
    draft.isArchived = isArchived
    draft.habit.reminds = false
    guard reminds else { return }
    if let reminder {
      draft.remind(at: reminder, as: "Habo")
    } else {
      draft.remarks.append("its reminder has no valid time and was left out")
    }
  }
}

extension JSONFields {
  /// Whether a switch is on, which Habo writes as 0 or 1, or as true or false.
  fileprivate mutating func isOn(_ key: String) -> Bool {
    read { (object) throws(JSONFault) in
      if let flag = try object.value(key)?.flag { return flag }
      return try object.optional(key, Int.self).map { $0 != 0 }
    } ?? false
  }
}
