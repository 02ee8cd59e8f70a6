internal import HabitCore

/// The check marks of one habit of a CSV export, wherever they stood.
struct LoopCheckmarks {
  /// The path of the file below the folder.
  let name: String
  /// The rows.
  let rows: [LoopRow]
  /// The lines at fault.
  let faults: [LoopCheckmarksFile.Fault]
  /// What the receipt says about the source; `nil` if it is the usual one.
  var remark: String?

  /// The habit with its check-ins.
  ///
  /// A habit whose kind the export does not tell is numeric if a value can only be an amount.
  ///
  /// - Parameters:
  ///   - habit: The habit as the export describes it.
  ///   - identity: What tells it from all others of Loop.
  ///   - today: The day of the import.
  /// - Returns: The habit as it goes into the plan.
  func imported(_ habit: LoopHabit, identity: [String], today: Day) -> ImportedHabit {
    var habit = habit
    if habit.kind == nil {
      habit.kind = rows.contains { $0.value.code > LoopValue.skip.code } ? .numericWithoutTarget : .yesNo
    }
    var draft = LoopDraft(habit, identity: identity, today: today) { [name] line in "\(name):\(line)" }
    if let remark { draft.remark(remark) }
    for row in rows { draft.add(row) }
    for fault in faults { draft.leaveOut(fault.line, fault.reason) }
    return draft.finish(today: today, source: name)
  }
}
