import HabitCore
import HabitRender

/// The habits of a day's list as rows of text.
struct TodayView {
  let list: TodayList
  let today: Day
  let style: Style
  let language: Language
  /// The categories to group by, in their order; `nil` for one list by time.
  var grouping: [HabitCore.Category]?

  /// The lines; texts are cut to a width if one is given.
  func lines(width: Int?) -> [String] {
    var table = Table([
      Table.Column(), Table.Column(alignment: .right), Table.Column(), Table.Column(canShrink: true), Table.Column(),
      Table.Column(canShrink: true, leavingTurn: 2), Table.Column(leavingTurn: 1),
    ])
    guard let grouping else {
      for item in list.items { table.append(row(item)) }
      return table.lines(width: width, style: style)
    }
    let groups = CategoryGroups(of: list.items, in: grouping) { $0.habit.category }
    for item in groups.items { table.append(row(item)) }
    return table.lines(width: width, style: style, under: groups.headings(language))
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
    guard let time = item.habit.targetTime.map(language.time) else { return "" }
    return item.isOverdue
      ? Table.Cell(language.overdue(time), [.role(.warning)]) : Table.Cell(time, [.role(.muted)])
  }

  private func remarks(_ item: TodayItem) -> [String] {
    var remarks: [String] = []
    switch item.state {
    case .skipped: remarks.append(language.skipped)
    case .extra: remarks.append(language.extra)
    case .missed where item.goal.isLimit: remarks.append(language.overLimit)
    case .missed: remarks.append(language.missed)
    case .rest where item.isLate: remarks.append(language.late)
    case .rest: remarks.append(language.rest)
    default: break
    }
    if let period = item.history.runningPeriod, list.day == item.history.today {
      if case .times = period.progress { remarks.append(language.progress(item.amount, of: item.goal)) }
      remarks.append(language.progress(of: period, in: item.history))
    } else if list.day <= today {
      remarks.append(language.progress(item.amount, of: item.goal))
    }
    return remarks.filter { !$0.isEmpty }
  }

  private func streak(_ item: TodayItem) -> Table.Cell {
    Table.Cell(language.runningStreak(item.history.streak) ?? "", [.role(.note)])
  }
}
