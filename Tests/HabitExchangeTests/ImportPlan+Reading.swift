import HabitCore
import HabitExchange

extension Day {
  /// A date that the test spells right.
  init(written text: String) {
    guard let day = Day(text) else { preconditionFailure("'\(text)' is no day") }
    self = day
  }
}

extension ImportPlan {
  /// The only habit of the plan that has a name.
  func habit(_ name: String) -> ImportedHabit? {
    let matches = habits.filter { $0.habit.name.text == name }
    return matches.count == 1 ? matches.first : nil
  }
}

extension ImportedHabit {
  /// The check-ins as `2026-03-02 done 1.5 note`, earliest first.
  var summary: [String] {
    checkIns.map { checkIn in
      ["\(checkIn.day)", checkIn.kind.rawValue, checkIn.amount.map(\.description) ?? "", checkIn.note]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// The omissions as `place: reason`.
  var reasons: [String] { omissions.map(\.line) }

  /// The schedule, of which an import makes one.
  var schedule: Schedule { habit.schedules.initial }

  /// The goal, of which an import makes one.
  var goal: Goal { habit.goals.initial }
}

extension ImportOmission {
  /// The omission as `place: reason`, with the number of rows if there are several.
  var line: String { "\(place)\(count == 1 ? "" : " ×\(count)"): \(reason)" }
}

/// The day of the imports of these tests.
let importDay = Day(written: "2026-03-05")

extension Importer {
  /// What an import on ``importDay`` would write.
  static func plan(_ format: ImportFormat, path: String) throws(ImportError) -> ImportPlan {
    try read(format, path: path, options: ImportOptions(today: importDay)).plan
  }
}
