internal import HabitCore

/// The days of a habit as Loop's tables have them.
struct LoopColumn {
  /// What could not be said: one sentence each.
  private(set) var remarks: [String] = []
  private var rows: [(day: Day, value: String, note: String)] = []
  private let history: History

  /// The days that have entries, and those between them; `nil` if there are none.
  var days: DayRange? { rows.first.flatMap { first in rows.last.map { first.day...$0.day } } }

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - habit: The habit.
  ///   - isNumeric: Whether Loop counts amounts.
  ///   - checkIns: Its check-ins, earliest first.
  ///   - history: Its days, judged.
  init(of habit: Habit, isNumeric: Bool, _ checkIns: [CheckIn], _ history: History) {
    self.history = history
    var (shared, tiny, dropped) = (0, 0, 0)
    for day in RecordedDay.days(of: checkIns) {
      if day.checkIns.count > 1 { shared += 1 }
      if !isNumeric, day.hasAmount { dropped += 1 }
      var value = Self.word(for: day.kind)
      if isNumeric, day.kind == .done {
        // Less than this is a word of its own to Loop: 2 thousandths are YES_MANUAL.
        if day.amount.thousandths <= LoopValue.skip.code { tiny += 1 }
        value = day.amount.thousandths <= LoopValue.skip.code ? "NO" : String(day.amount.thousandths)
      }
      rows.append((day.day, value, day.note(joinedBy: "\n")))
    }
    if shared > 0 { remarks.append("Loop has one entry a day: those of \(shared) days were put together") }
    if dropped > 0 { remarks.append("a yes-or-no habit of Loop has no amounts: those of \(dropped) days left out") }
    if tiny > 0 { remarks.append("Loop cannot count less than 0.004: \(tiny) days became NO") }
  }

  private static func word(for kind: CheckIn.Kind) -> String {
    switch kind {
    case .done: "YES_MANUAL"
    case .skip: "SKIP"
    case .no: "NO"
    }
  }

  /// What was recorded on a day; `nil` for nothing.
  func value(on day: Day) -> String? {
    let index = rows.partitioningIndex(where: { $0.day >= day })
    return index < rows.endIndex && rows[index].day == day ? rows[index].value : nil
  }

  /// The strength at the close of a day; `nil` on a day that is not judged.
  func score(on day: Day) -> String? {
    let judged = history[day]
    guard judged.state != .none else { return nil }
    let tenThousandths = Int((judged.strength * 10_000).rounded())
    return "\(tenThousandths / 10_000).\((tenThousandths % 10_000).padded(to: 4))"
  }

  /// The file `Checkmarks.csv` of the habit.
  var checkmarks: [UInt8] {
    var table = TableText(lineEnd: .lineFeed)
    table.row(["Date", "Value", "Notes"])
    for row in rows.reversed() { table.row([row.day.description, row.value, row.note]) }
    return table.bytes
  }

  /// The file `Scores.csv` of the habit.
  var scores: [UInt8] {
    var table = TableText(lineEnd: .lineFeed)
    table.row(["Date", "Score"])
    guard let days else { return table.bytes }
    for day in days.reversed() { if let score = score(on: day) { table.row([day.description, score]) } }
    return table.bytes
  }
}
