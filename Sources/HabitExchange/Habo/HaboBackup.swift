internal import HabitCore

/// A backup of Habo while it is being read.
struct HaboBackup {
  private let today: Day
  private var categories = CategoryDrafts()
  private var identities = Identities()
  private var habits: [(position: Int, habit: ImportedHabit)] = []
  private var omissions: [ImportOmission] = []

  /// Creates a backup.
  ///
  /// - Parameter today: The day of the import.
  init(today: Day) {
    self.today = today
  }

  /// Reads the habits.
  ///
  /// - Parameters:
  ///   - list: The habits.
  ///   - place: The path to them.
  /// - Returns: The plan, with the habits in the order of the app.
  mutating func plan(of list: JSONValue.Parts, at place: String) -> ImportPlan {
    for (index, value) in list.enumerated() {
      do throws(JSONFault) {
        try read(try JSONObject(from: value), at: "\(place)[\(index)]")
      } catch {
        omissions.append(ImportOmission(error.below("\(place)[\(index)]")))
      }
    }
    let sorted = habits.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
    return ImportPlan(categories: categories.categories, habits: sorted.map(\.element.habit), omissions: omissions)
  }

  private mutating func read(_ object: JSONObject, at place: String) throws(JSONFault) {
    let habit = try HaboHabit(object)
    guard try object.value("deletedAt") == nil else {
      omissions.append(
        ImportOmission(place: place, reason: "'\(habit.title.onOneLine)' was deleted in Habo", isFault: false))
      return
    }
    var draft = HabitDraft(
      name: habit.title, identity: identities.identity(["habo"] + habit.identity), today: today)
    draft.leaveOut(habit.faults, at: place)
    habit.describe(&draft, categories: &categories)
    // The rows are the members of an object, whose keys are the days.
    for (row, event) in try object.required("events", JSONValue.Members.self).enumerated() {
      let date = event.key.text ?? ""
      do throws(JSONFault) {
        let event = try HaboEvent(date: date, event.value, target: habit.target)
        if let record = event.record {
          draft.add(record, row: row)
        } else if !event.comment.isEmpty {
          draft.leaveOut(
            "\(place).events['\(date)']", "nothing is recorded but the comment '\(event.comment.onOneLine)'",
            isFault: false)
        }
      } catch {
        draft.leaveOut(error.below("\(place).events['\(date)']"))
      }
    }
    habits.append(
      (habit.position, draft.finish(today: today, rule: .lastRowHolds) { "\(place).events (entry \($0 + 1))" }))
  }
}
