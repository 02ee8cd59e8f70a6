public import HabitCore

/// Says what an import does, or would do, with everything that it found.
///
/// Each habit has a line with its name and what it became, then a line for its check-ins, its remarks and what was left
/// out; after the habits come the todos, categories, pauses and settings, what was left out and belongs to no habit, and
/// last the sum.
public struct Receipt: Sendable, Hashable {
  private let plan: ImportPlan
  private let outcome: ImportOutcome?

  /// Creates a receipt.
  ///
  /// - Parameters:
  ///   - plan: What was read.
  ///   - outcome: What the store did with it; `nil` if nothing was written, as with `--dry-run`.
  public init(of plan: ImportPlan, outcome: ImportOutcome? = nil) {
    self.plan = plan
    self.outcome = outcome
  }

  /// The lines of the receipt, without line breaks and other control characters.
  ///
  /// - Complexity: O(*n*), where *n* is the number of check-ins.
  public var lines: [String] {
    var lines: [String] = []
    for (index, imported) in plan.habits.enumerated() {
      let item = outcome.flatMap { $0.items.indices.contains(index) ? $0.items[index] : nil }
      lines.append(title(of: imported.habit, item))
      lines += details(of: imported, item).map { "  " + $0 }
    }
    lines += others
    lines += plan.remarks.map { "note: " + $0.onOneLine }
    lines += plan.omissions.map(words(for:))
    lines.append(sum)
    return lines
  }
}

// MARK: - Habits

extension Receipt {
  private func title(of habit: Habit, _ item: ImportOutcome.Item?) -> String {
    // Of a habit that is there the file changes nothing, so what it says of it is no news.
    if let item, !item.isNew {
      let name = item.name == habit.name ? "" : " as '\(item.name)'"
      return item.isRestored
        ? "\(habit.name): it had been deleted, and came back\(name) with what it held"
        : "\(habit.name): it was there already\(name), and stays as it is"
    }
    let words = habit.schedules.value(on: habit.start).words(with: habit.goals.value(on: habit.start))
    var title = "\(habit.name): \(words), from \(habit.start)"
    if let end = habit.end { title += " to \(end)" }
    if habit.archived != nil { title += ", archived" }
    if let time = habit.targetTime { title += ", at \(time)" }
    if let category = plan.categories.first(where: { $0.id == habit.category }) { title += ", in \(category.name)" }
    if let item, item.name != habit.name {
      title += "; kept as '\(item.name)', since there is another '\(habit.name)'"
    }
    return title
  }

  private func details(of imported: ImportedHabit, _ item: ImportOutcome.Item?) -> [String] {
    var details = [Self.counts(of: imported)]
    if let item, item.unchanged > 0 {
      details[0] += "; \(item.inserted == 0 ? "none" : "\(item.inserted)") new, \(item.unchanged) there already"
    }
    if let kept = item?.kept, !kept.isEmpty {
      details.append("kept as here, though the file says otherwise: " + Self.list(kept.map(\.description)))
    }
    if item?.isNew ?? true { details += imported.remarks.map { "note: " + $0.onOneLine } }
    details += imported.omissions.map(words(for:))
    return details
  }

  /// Up to five words, and how many more there are.
  private static func list(_ words: [String]) -> String {
    let more = words.count > 5 ? " and \(words.count - 5) more" : ""
    return words.prefix(5).joined(separator: ", ") + more
  }

  private static func counts(of imported: ImportedHabit) -> String {
    let total = "\(imported.count) check-in\(imported.count == 1 ? "" : "s")"
    let kinds = CheckIn.Kind.allCases.compactMap { kind -> String? in
      let count = imported.count(of: kind)
      return count == 0 ? nil : "\(count) \(kind.word)"
    }
    return kinds.isEmpty ? "no check-ins" : "\(total): " + kinds.joined(separator: ", ")
  }
}

extension CheckIn.Kind {
  /// The kind behind a number, as in `6 done, 1 not done`.
  fileprivate var word: String {
    switch self {
    case .done: "done"
    case .skip: "skipped"
    case .no: "not done"
    }
  }
}

// MARK: - What is no habit

extension Receipt {
  private var others: [String] {
    let kinds = [
      ("todo", "todos", plan.todos.count, outcome?.todos),
      ("category", "categories", plan.categories.count, outcome?.categories),
      ("pause", "pauses", plan.pauses.count, outcome?.pauses),
    ]
    var lines = kinds.compactMap { one, many, count, outcome in
      count == 0 ? nil : "\(count) \(count == 1 ? one : many)" + Self.words(for: outcome)
    }
    if let kept = outcome?.keptTodos, !kept.isEmpty {
      lines.append("todos kept as here, though the file says otherwise: " + Self.list(kept.map { "'\($0)'" }))
    }
    guard !plan.settings.isEmpty else { return lines }
    guard let taken = outcome?.settings else { return lines + ["\(plan.settings.count) settings"] }
    lines.append(taken.isEmpty ? "no setting was changed" : "settings: \(taken.joined(separator: ", "))")
    return lines
  }

  private static func words(for count: ImportOutcome.Count?) -> String {
    guard let count, count.unchanged > 0 else { return "" }
    return ": \(count.inserted == 0 ? "none" : "\(count.inserted)") new, \(count.unchanged) there already"
  }
}

// MARK: - What was left out, and the sum

extension Receipt {
  private func words(for omission: ImportOmission) -> String {
    let count = omission.count == 1 ? "" : " (\(omission.count) rows)"
    return "left out: \(omission.place.onOneLine)\(count): \(omission.reason.onOneLine)"
  }

  private var sum: String {
    let count = plan.habits.reduce(0) { $0 + $1.count }
    var parts = [Self.counted(plan.habits.count, "habit"), Self.counted(count, "check-in")]
    if !plan.todos.isEmpty { parts.append(Self.counted(plan.todos.count, "todo")) }
    var sum = parts.dropLast().joined(separator: ", ") + " and " + (parts.last ?? "")
    if let outcome {
      let newHabits = outcome.items.count { $0.isNew || $0.isRestored }
      let new = outcome.items.reduce(0) { $0 + $1.inserted }
      sum +=
        outcome.isChange
        ? " read; new of them: " + Self.newOnes(newHabits, new, plan.todos.isEmpty ? nil : outcome.todos.inserted)
        : ", all there already: nothing was changed"
    } else {
      sum += " can be imported; nothing was written"
    }
    let omissions = plan.habits.flatMap(\.omissions) + plan.omissions
    let faults = omissions.filter(\.isFault).reduce(0) { $0 + $1.count }
    let others = omissions.filter { !$0.isFault }.reduce(0) { $0 + $1.count }
    if faults > 0 { sum += "; \(faults) row\(faults == 1 ? "" : "s") at fault" }
    if others > 0 { sum += "; \(others) other row\(others == 1 ? "" : "s") left out" }
    return sum
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  private static func newOnes(_ habits: Int, _ checkIns: Int, _ todos: Int?) -> String {
    todos.map { "\(habits), \(checkIns) and \($0)" } ?? "\(habits) and \(checkIns)"
  }
}
