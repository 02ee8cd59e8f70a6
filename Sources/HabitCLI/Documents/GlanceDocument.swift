import FoundationEssentials
import HabitCore

extension DayGlance {
  /// The document of `habit widget`.
  var document: JSON { .document(fields) }

  /// The document of a card that was drawn.
  func document(description: String, files: [String]) -> JSON {
    .document(
      fields.merging(["description": .string(description), "files": .array(files.map(JSON.string))]) { $1 })
  }

  private var fields: [String: JSON] {
    [
      "date": JSON(day), "status": .string(status.rawValue), "due": .int(due), "done": .int(done),
      "next": next?.json ?? .null, "items": .array(items.map(\.json)),
      "perfectDays": ["current": .int(perfectDays), "from": JSON(perfectRun?.first)],
      "todos": ["open": .int(openTodos), "overdue": .int(overdueTodos)],
    ]
  }
}

extension DayGlance.Item {
  fileprivate var json: JSON {
    [
      "id": .string(id.uuidString), "name": .string(name), "icon": .string(icon), "targetTime": JSON(time),
      "state": .string(state.rawValue), "open": .bool(isOpen), "overdue": .bool(isOverdue),
    ]
  }
}
