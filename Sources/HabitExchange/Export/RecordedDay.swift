internal import HabitCore

/// What was recorded of a habit on one day, for programs that know one entry a day.
struct RecordedDay {
  /// The day.
  let day: Day
  /// The check-ins of the day, in their order; at least one.
  let checkIns: [CheckIn]

  /// The days of some check-ins.
  ///
  /// - Parameter checkIns: The check-ins, earliest first.
  /// - Returns: One for each day that has any, earliest first.
  static func days(of checkIns: [CheckIn]) -> [RecordedDay] {
    var days: [RecordedDay] = []
    var rest = checkIns[...]
    while let first = rest.first {
      let end = rest.firstIndex { $0.day != first.day } ?? rest.endIndex
      days.append(RecordedDay(day: first.day, checkIns: Array(rest[..<end])))
      rest = rest[end...]
    }
    return days
  }

  /// What the day comes to: a done check-in beats a skip, and that a no.
  var kind: CheckIn.Kind {
    let kinds = checkIns.map(\.kind)
    return kinds.contains(.done) ? .done : kinds.contains(.skip) ? .skip : .no
  }

  /// The sum of the done check-ins, of which each without an amount counts for one.
  var amount: Amount {
    checkIns.filter { $0.kind == .done }.reduce(.zero) { $0 + ($1.amount ?? .one) }
  }

  /// Whether a done check-in has an amount.
  var hasAmount: Bool { checkIns.contains { $0.kind == .done && $0.amount != nil } }

  /// The notes of the day.
  ///
  /// - Parameter separator: What stands between two of them.
  /// - Returns: The notes in their order.
  func note(joinedBy separator: String) -> String {
    checkIns.map(\.note).filter { !$0.isEmpty }.joined(separator: separator)
  }
}
