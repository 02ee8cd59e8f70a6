import FoundationEssentials
import HabitCore

// The documents that commands print with `--json`. Fields are only ever added.

extension JSON {
  /// A whole document: its fields and the version of its form.
  static func document(_ fields: [String: JSON]) -> JSON {
    .object(fields.merging(["version": 1]) { $1 })
  }
}

// MARK: - Today

extension TodayList {
  /// The habits of the document of `habit today`.
  ///
  /// - Parameter categories: The names of the categories.
  /// - Returns: The array.
  func json(_ categories: CategoryNames) -> JSON { .array(items.map { $0.json(categories) }) }
}

extension TodayItem {
  fileprivate func json(_ categories: CategoryNames) -> JSON {
    [
      "id": .string(habit.id.uuidString), "number": .int(number), "name": .string(habit.name.text),
      "icon": .string(habit.icon), "color": .string((habit.color ?? .standard).description),
      "category": categories.json(of: habit.category),
      "targetTime": JSON(habit.targetTime), "state": .string(state.rawValue), "amount": JSON(amount),
      "goal": JSON(goal), "late": .bool(isLate), "overdue": .bool(isOverdue), "streak": JSON(history.streak),
      "period": history.runningPeriod.map(JSON.init) ?? .null,
    ]
  }
}

extension JSON {
  init(_ period: JudgedPeriod) {
    var fields: [String: JSON] = [
      "from": JSON(period.days.lowerBound), "to": JSON(period.days.upperBound),
      "verdict": .string(period.verdict.rawValue),
    ]
    switch period.progress {
    case .times(let done, let wanted):
      fields["done"] = .int(done)
      fields["wanted"] = .int(wanted)
    case .total(let total, let goal):
      fields["done"] = JSON(total)
      fields["wanted"] = goal.amount.map { JSON($0) } ?? .null
    }
    self = .object(fields)
  }
}

// MARK: - Streaks

extension History {
  /// The fields by which documents name a habit.
  var nameFields: [String: JSON] {
    ["id": .string(habit.id.uuidString), "name": .string(habit.name.text)]
  }

  /// One habit of the document of `habit streaks`.
  var streakJSON: JSON {
    guard case .object(let fields) = JSON(streak) else { return .null }
    return .object(fields.merging(nameFields) { $1 })
  }
}

extension JSON {
  init(_ perfectDays: PerfectDays) {
    self = [
      "current": .int(perfectDays.current), "best": .int(perfectDays.best),
      "from": JSON(perfectDays.currentRun?.first), "bestFrom": JSON(perfectDays.bestRun?.first),
      "bestTo": JSON(perfectDays.bestRun?.last),
    ]
  }
}

// MARK: - Week, month and statistics

extension Completion {
  /// The counts, and the rate where there is one.
  var fields: [String: JSON] {
    ["kept": .int(kept), "due": .int(due), "skipped": .int(skipped), "rate": JSON(rate)]
  }
}

extension PeriodSummary {
  /// The document of `habit week` and `habit month`.
  var document: JSON {
    .document(
      completion.fields.merging([
        period.rawValue: .string(period == .week ? week.description : month.description),
        "from": JSON(days.lowerBound), "to": JSON(days.upperBound), "habits": .array(rows.map(\.json)),
        "previousRate": JSON(previous.rate), "perfectDays": .int(perfectDays),
      ]) { $1 })
  }
}

extension PeriodSummary.Row {
  fileprivate var json: JSON {
    .object(
      history.nameFields.merging(completion.fields) { $1 }.merging([
        "states": .array(states.map { .string($0.rawValue) }), "streak": JSON(history.streak),
      ]) { $1 })
  }
}

extension Statistics {
  /// The document of `habit stats`.
  var document: JSON {
    .document([
      "from": JSON(range.lowerBound), "to": JSON(range.upperBound), "habits": .array(rows.map(\.json)),
      "overall": .object(completion.fields.merging(["perfectDays": .int(perfectDays)]) { $1 }),
    ])
  }
}

extension Statistics.Row {
  fileprivate var json: JSON {
    .object(
      history.nameFields.merging(completion.fields) { $1 }.merging([
        "strength": JSON(history.strength), "streak": JSON(history.streak),
        "weekdays": .array(
          zip(Weekday.allCases, weekdays).map { weekday, completion in
            .object(completion.fields.merging(["weekday": .int(weekday.rawValue)]) { $1 })
          }),
      ]) { $1 })
  }
}
