import HabitCore
import HabitRender

/// How todos go, as text and as a document.
struct TodoStatisticsView {
  let statistics: TodoStatistics
  /// The categories in their order.
  let categories: [HabitCore.Category]

  /// The categories that there are todos of, in their order, and then none.
  private var parts: [(category: HabitCore.Category?, part: TodoStatistics.Part)] {
    (categories.map(Optional.some) + [nil]).compactMap { category in
      statistics.categories[category?.id].map { (category, $0) }
    }
  }

  // MARK: - Document

  /// The document of `habit stats --todos`.
  var document: JSON {
    .document([
      "from": JSON(statistics.range?.lowerBound), "to": JSON(statistics.range?.upperBound),
      "overall": .object(
        statistics.all.fields.merging([
          "pending": .int(statistics.pending), "dated": .int(statistics.dated), "late": .int(statistics.late),
          "lateRate": JSON(statistics.lateShare), "meanMinutes": statistics.meanMinutes.map(JSON.int) ?? nil,
        ]) { $1 }),
      "priorities": .array(
        TodoPriority.allCases.map { priority in
          let part = statistics.priorities[priority] ?? TodoStatistics.Part()
          return .object(part.fields.merging(["priority": .string(priority.rawValue)]) { $1 })
        }),
      "categories": .array(
        parts.map { .object($0.part.fields.merging(["category": JSON($0.category?.name)]) { $1 }) }),
      "weeks": .array(
        statistics.weeks.map { week in
          .object(
            week.completion.fields.merging([
              "week": .string(name(of: week)), "from": JSON(week.days.lowerBound), "to": JSON(week.days.upperBound),
            ]) { $1 })
        }),
    ])
  }

  // MARK: - Text

  /// How many weeks are shown; the document and the chart have all.
  private static let shownWeeks = 8

  /// The lines; texts are cut to a width if one is given.
  func lines(width: Int?, language: Language, style: Style) -> [String] {
    let range = statistics.range.map(language.dates) ?? language.allDays
    let heading = style.apply([.bold], to: range)
    guard statistics.all.count > 0 else { return [heading, "", language.noTodosInRange] }
    var lines = [heading, "", language.todosDone(in: statistics)]
    if let minutes = statistics.meanMinutes { lines.append(language.doneOnAverage(in: minutes)) }
    if statistics.dated > 0 { lines.append(language.late(statistics.late, of: statistics.dated)) }
    let priorities = TodoPriority.allCases.compactMap { priority in
      statistics.priorities[priority].map { (name: language.name(of: priority), part: $0) }
    }
    let categories = parts.map { (name: $0.category?.title ?? language.noCategory, part: $0.part) }
    let weeks = statistics.weeks.suffix(Self.shownWeeks).map { (name: name(of: $0), completion: $0.completion) }
    for table in [
      table(language.priorityColumn, priorities, language),
      table(language.categoryColumn, categories.count > 1 ? categories : [], language),
      table(language.weekColumn, weeks, language),
    ] {
      let rows = table.lines(width: width, style: style)
      if rows.count > 1 { lines += [""] + rows }
    }
    return lines
  }

  private func table(
    _ heading: String, _ rows: [(name: String, part: TodoStatistics.Part)], _ language: Language
  ) -> Table {
    var table = Table([
      Table.Column(heading: heading, canShrink: true), Table.Column(heading: language.todoHeading, alignment: .right),
      Table.Column(heading: language.doneColumn, alignment: .right),
      Table.Column(heading: language.rateColumn, alignment: .right),
    ])
    for row in rows {
      table.append([Table.Cell(row.name), Table.Cell(String(row.part.count))] + cells(row.part.completion, language))
    }
    return table
  }

  private func table(
    _ heading: String, _ rows: [(name: String, completion: Completion)], _ language: Language
  ) -> Table {
    var table = Table([
      Table.Column(heading: heading), Table.Column(heading: language.doneColumn, alignment: .right),
      Table.Column(heading: language.rateColumn, alignment: .right),
    ])
    for row in rows { table.append([Table.Cell(row.name)] + cells(row.completion, language)) }
    return table
  }

  private func cells(_ completion: Completion, _ language: Language) -> [Table.Cell] {
    [
      Table.Cell(completion.counted > 0 ? "\(completion.kept)/\(completion.counted)" : "–"),
      Table.Cell(Phrase.percent(completion.rate), [.bold]),
    ]
  }

  private func name(of week: CompletionLog.Span) -> String {
    // Whatever weekday weeks start on, a week has the number of its Thursday.
    Week(containing: week.days.lowerBound + 3, startingOn: .monday).description
  }
}

extension TodoStatistics.Part {
  fileprivate var fields: [String: JSON] {
    completion.fields.merging(["count": .int(count)]) { $1 }
  }
}
