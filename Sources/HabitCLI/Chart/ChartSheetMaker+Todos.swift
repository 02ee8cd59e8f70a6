import HabitCore
import HabitRender

extension ChartSheetMaker {
  /// A sheet about todos: of their weeks, of their priorities, or of all there is.
  ///
  /// - Precondition: The subject is one that todos have, as ``ChartSubject/isOfTodos`` tells.
  func sheetOfTodos(_ subject: ChartSubject) throws -> ChartSheet {
    let panels: [ChartPanel]
    switch subject {
    case .kind(.weekly): panels = [try weeklyTodos()]
    case .priority: panels = [ChartMaker(language: language).priorities(try book.todoStatistics(in: range))]
    case .dashboard: panels = dashboard(try todoPanels())
    case .kind(let kind): preconditionFailure("Todos have no chart '\(kind)'")
    }
    return sheet(language.todoHeading, panels)
  }

  /// The charts of todos, also those that have nothing to show.
  func todoPanels() throws -> [ChartPanel] {
    let statistics = try book.todoStatistics(in: range)
    let maker = ChartMaker(language: language)
    let weeks = range.count <= 7 * ChartSubject.mostBars ? [try weeklyTodos()] : []
    let categories = try book.categories().map(\.category)
    return weeks + [maker.priorities(statistics)]
      + (categories.isEmpty ? [] : [maker.categories(statistics, of: categories)])
  }

  private func weeklyTodos() throws -> ChartPanel {
    let log = CompletionLog(of: try book.todos().map(\.todo), at: book.dayClock)
    return ChartMaker(language: language).weeklyTodos(log.spans(per: .week, in: range, weekStart: book.weekStart))
  }
}

extension ChartSubject {
  /// Whether todos have such a chart.
  var isOfTodos: Bool {
    switch self {
    case .kind(.weekly), .priority, .dashboard: true
    case .kind: false
    }
  }
}
