import HabitCore

/// A day's list as text.
struct TodayView {
  let list: TodayList
  let today: Day
  /// How many habits there are at all.
  let habitCount: Int
  let style: Style

  /// How to begin, for a store without habits.
  static let beginning = [
    "No habits yet. Add the first one:",
    "",
    "  habit add Read --at 21:00",
    "  habit add 'Drink water' --goal '8 glasses'",
    "  habit add Run --times 3 --per week",
    "",
    "Or bring your history along: habit import loop FILE, habit import harsh FOLDER",
  ]

  /// The lines; texts are cut to a width if one is given.
  func lines(width: Int?) -> [String] {
    guard habitCount > 0 else { return Self.beginning }
    guard !list.items.isEmpty else { return [heading, "", "Nothing is due."] }
    var table = Table([
      Table.Column(), Table.Column(alignment: .right), Table.Column(), Table.Column(canShrink: true), Table.Column(),
      Table.Column(canShrink: true, leavingTurn: 2), Table.Column(leavingTurn: 1),
    ])
    for item in list.items { table.append(row(item)) }
    return [heading, ""] + table.lines(width: width, style: style)
  }

  private var heading: String {
    let title = style.apply([.bold], to: Phrase.fullDay(list.day))
    return "\(title) · \(list.done) of \(list.due) done"
  }

  private func row(_ item: TodayItem) -> [Table.Cell] {
    let sign = StateSign(item.state)
    let isSettled = item.state == .done || item.state == .skipped
    return [
      item.isLate ? Table.Cell("!", [.role(.warning)]) : Table.Cell(sign.character, sign.attributes),
      Table.Cell(String(item.number), [.role(.muted)]),
      Table.Cell(item.habit.icon),
      Table.Cell(item.habit.name.text, isSettled ? [.role(.muted)] : []),
      time(item),
      Table.Cell(remarks(item).joined(separator: ", ")),
      streak(item),
    ]
  }

  private func time(_ item: TodayItem) -> Table.Cell {
    guard let time = item.habit.targetTime else { return "" }
    return item.isOverdue
      ? Table.Cell("\(time) overdue", [.role(.warning)]) : Table.Cell(String(describing: time), [.role(.muted)])
  }

  private func remarks(_ item: TodayItem) -> [String] {
    var remarks: [String] = []
    switch item.state {
    case .skipped: remarks.append("skipped")
    case .extra: remarks.append("extra")
    case .missed where item.goal.isLimit: remarks.append("over the limit")
    case .missed: remarks.append("missed")
    case .rest where item.isLate: remarks.append("late")
    case .rest: remarks.append("not due")
    default: break
    }
    if let period = item.history.runningPeriod, list.day == item.history.today {
      if case .times = period.progress { remarks.append(ProgressPhrase.day(item.amount, of: item.goal)) }
      remarks.append(ProgressPhrase.period(period, in: item.history))
    } else if list.day <= today {
      remarks.append(ProgressPhrase.day(item.amount, of: item.goal))
    }
    return remarks.filter { !$0.isEmpty }
  }

  private func streak(_ item: TodayItem) -> Table.Cell {
    Table.Cell(Phrase.running(item.history.streak).map { "streak \($0)" } ?? "", [.role(.note)])
  }
}
