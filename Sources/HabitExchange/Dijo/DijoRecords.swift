internal import HabitCore

/// The habits of dijo while they are being read.
struct DijoRecords {
  /// The plan of what was read so far.
  private(set) var plan = ImportPlan()
  private let today: Day
  private var identities = Identities()

  /// Creates records without habits.
  ///
  /// - Parameter today: The day of the import.
  init(today: Day) {
    self.today = today
  }

  /// Reads the habits of a file.
  ///
  /// - Parameters:
  ///   - habits: The habits.
  ///   - place: The path to them.
  mutating func read(_ habits: JSONValue.Parts, at place: String) {
    for (index, value) in habits.enumerated() {
      do throws(JSONFault) {
        try read(try JSONObject(from: value), at: "\(place)[\(index)]")
      } catch {
        plan.omissions.append(ImportOmission(error.below("\(place)[\(index)]")))
      }
    }
  }

  private mutating func read(_ object: JSONObject, at place: String) throws(JSONFault) {
    let name: String = try object.required("name")
    let kind = try DijoKind(of: object)
    var draft = HabitDraft(name: name, identity: identities.identity(["dijo", name]), today: today)
    draft.habit.goals = Timeline(kind.goal)
    if try object.optional("auto") ?? false {
      draft.remarks.append("it is an auto habit: a program recorded it for dijo")
    }
    // The rows are the members of an object, whose keys are the days.
    for (row, entry) in try object.required("stats", JSONValue.Members.self).enumerated() {
      let date = entry.key.text ?? ""
      do throws(JSONFault) {
        guard let day = Day(date) else { throw JSONFault(place: "", reason: date.isNoDay) }
        let amount = try kind.amount(entry.value)
        let isPlain = amount == .one && kind.goal == .check
        draft.add(
          DayRecord(
            day: day, kind: amount > .zero ? .done : .no, amount: amount > .zero && !isPlain ? amount : nil), row: row)
      } catch {
        draft.leaveOut(error.below("\(place).stats['\(date)']"))
      }
    }
    plan.habits.append(
      draft.finish(today: today, rule: .lastRowHolds) { "\(place).stats (entry \($0 + 1))" })
  }
}
