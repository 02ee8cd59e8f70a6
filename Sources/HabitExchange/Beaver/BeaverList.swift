internal import HabitCore

/// The list of habits of Beaver Habits while it is being read.
struct BeaverList {
  private let place: String
  private let today: Day
  private var categories = CategoryDrafts()
  private var identities = Identities()
  private var habits: [(rank: BeaverRank, habit: ImportedHabit)] = []
  private var omissions: [ImportOmission] = []

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - place: The path to the habits.
  ///   - today: The day of the import.
  init(place: String, today: Day) {
    self.place = place
    self.today = today
  }

  /// Reads the habits.
  ///
  /// - Parameter data: The object that holds them, and their order.
  /// - Returns: The plan.
  /// - Throws: ``JSONFault`` if it holds no list of habits.
  mutating func plan(of data: JSONObject) throws(JSONFault) -> ImportPlan {
    let order = BeaverOrder(data)
    for (index, value) in try data.required("habits", JSONValue.Parts.self).enumerated() {
      let place = "\(place)[\(index)]"
      do throws(JSONFault) {
        try read(try BeaverHabit(try JSONObject(from: value)), order: order, at: place)
      } catch {
        omissions.append(ImportOmission(error.below(place)))
      }
    }
    let sorted = habits.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
    return ImportPlan(
      categories: categories.categories, habits: sorted.map(\.element.habit), omissions: omissions)
  }

  private mutating func read(_ beaver: BeaverHabit, order: BeaverOrder, at place: String) throws(JSONFault) {
    if beaver.status == "soft_delete" {
      omissions.append(
        ImportOmission(place: place, reason: "'\(beaver.name.onOneLine)' was deleted in Beaver Habits", isFault: false))
      return
    }
    var draft = HabitDraft(
      name: beaver.name, identity: identities.identity(["beaver", beaver.id ?? beaver.name]), today: today)
    draft.leaveOut(beaver.faults, at: place)
    beaver.describe(&draft, categories: &categories)
    var doneAndSkipped = 0
    draft.add(beaver.records, at: "\(place).records") { (row) throws(JSONFault) in
      let record = try BeaverHabit.record(row)
      if record.kind == .done, record.note.contains(BeaverHabit.skipMark) { doneAndSkipped += 1 }
      return record
    }
    if doneAndSkipped > 0 {
      draft.remarks.append(
        "\(doneAndSkipped) done day\(doneAndSkipped == 1 ? " is" : "s are") marked \(BeaverHabit.skipMark) too, and "
          + "stay\(doneAndSkipped == 1 ? "s" : "") done")
    }
    habits.append(
      (order.rank(of: beaver), draft.finish(today: today, rule: .lastRowHolds) { "\(place).records[\($0)]" }))
  }
}
