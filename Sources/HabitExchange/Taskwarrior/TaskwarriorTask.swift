internal import HabitCore

/// A task as Taskwarrior writes it.
struct TaskwarriorTask {
  // Source: Taskwarrior RFC "Task Format": which attributes there are, and that unknown ones must not be lost.

  /// What has become of a task.
  enum Status {
    case open, done, deleted
    /// The pattern from which tasks are made again and again.
    case recurring
  }

  /// What is to be done.
  let title: String
  /// What tells the task from all others.
  let identity: String
  /// What has become of it.
  let status: Status
  /// When it was created.
  let created: Moment
  /// When it was done; `nil` while it is open.
  let done: Moment?
  /// Until when it is to be done.
  let due: TodoDue?
  /// How much it matters.
  let priority: TodoPriority
  /// The project; empty for none.
  let project: String
  /// The lines of its memo: what Taskwarrior knows besides.
  let memo: [String]
  /// What is wrong with fields that were left out.
  let faults: [JSONFault]
  /// How often a pattern recurs, such as ` weekly`; empty if it does not tell.
  let recurrence: String

  /// The attributes that have a place here, or that Taskwarrior computes and counts anew.
  private static let knownKeys: Set<String> = [
    "description", "uuid", "status", "entry", "end", "modified", "due", "priority", "project", "annotations", "tags",
    "id", "urgency", "mask", "imask", "parent",
  ]

  /// Reads a task.
  ///
  /// - Parameters:
  ///   - object: The task.
  ///   - options: The day of the import, and which clock its instants mean.
  /// - Throws: ``JSONFault`` if it has no title, or no state that is known.
  init(_ object: JSONObject, _ options: ImportOptions) throws(JSONFault) {
    title = try object.required("description")
    guard !title.trimmed.isEmpty else { throw JSONFault(place: "description", reason: "it is blank") }
    identity = try object.optional("uuid") ?? title
    let word: String = try object.required("status")
    switch word {
    case "pending", "waiting": status = .open
    case "completed": status = .done
    case "deleted": status = .deleted
    case "recurring": status = .recurring
    default: throw JSONFault(place: "status", reason: "'\(word.onOneLine)' is not known here")
    }
    var fields = JSONFields(object)
    let entry = fields.read { (object) throws(JSONFault) in try object.moment("entry", options) }
    let end = fields.read { (object) throws(JSONFault) in try object.moment("end", options) }
    let fallback = Moment(instant: Int64(options.today.ordinal) * 86_400_000, secondsFromUTC: 0)
    created = entry ?? end ?? fallback
    done = status == .done ? end ?? entry ?? fallback : nil
    due = fields.read { (object) throws(JSONFault) in try object.due(options) }
    project = fields.text("project")
    recurrence = fields.optional("recur", String.self).map { " (\($0.onOneLine))" } ?? ""
    var memo = fields.read { (object) throws(JSONFault) in try Self.annotations(of: object, options) } ?? []
    let letter = fields.text("priority")
    switch letter {
    case "H": priority = .high
    case "L": priority = .low
    default:
      priority = .normal
      if !letter.isEmpty, letter != "M" { memo.append("priority: \(letter)") }
    }
    let tags = fields.texts("tags")
    if !tags.isEmpty { memo.append("tags: " + tags.joined(separator: ", ")) }
    self.memo = memo + Self.others(of: object, options)
    faults = fields.faults
  }

  private static func annotations(of object: JSONObject, _ options: ImportOptions) throws(JSONFault) -> [String] {
    guard let annotations: JSONValue.Parts = try object.optional("annotations") else { return [] }
    var lines: [String] = []
    for (index, value) in annotations.enumerated() {
      do throws(JSONFault) {
        let annotation = try JSONObject(from: value)
        let text: String = try annotation.required("description")
        let moment = try annotation.moment("entry", options)
        lines.append((moment.map { "\($0.clock.date) " } ?? "") + text.trimmed)
      } catch {
        throw error.below("annotations[\(index)]")
      }
    }
    return lines
  }

  /// What has no place here, as lines such as `wait: 2026-03-05 07:00`; instants are shown as the clock on the wall.
  private static func others(of object: JSONObject, _ options: ImportOptions) -> [String] {
    object.keys.filter { !knownKeys.contains($0) }.compactMap { key in
      guard let value = (try? object.value(key)) ?? nil else { return nil }
      guard let text = value.text else { return "\(key): \(value.source)" }
      let clock = Instant(text).map { options.clock(at: $0.milliseconds) }
      return "\(key): \(clock?.description ?? text)"
    }
  }
}

extension JSONObject {
  fileprivate func moment(_ key: String, _ options: ImportOptions) throws(JSONFault) -> Moment? {
    guard let instant = try instant(key), try day(at: key, options) != nil else { return nil }
    return Moment(options.clock(at: instant.milliseconds))
  }

  /// Until when the task is to be done: a date is kept as midnight of the clock on the wall, the end of a day as the
  /// second before.
  fileprivate func due(_ options: ImportOptions) throws(JSONFault) -> TodoDue? {
    guard let instant = try instant("due") else { return nil }
    let clock = options.clock(at: instant.milliseconds)
    guard (Day.first...Day.last).contains(clock.date) else {
      throw JSONFault(place: "due", reason: "its day lies outside the years 1 to 9999")
    }
    let isEndOfDay = options.clock(at: instant.milliseconds + 1000).date > clock.date
    return TodoDue(clock.date, clock.time == .midnight || isEndOfDay ? nil : clock.time)
  }
}
