public import HabitCore

extension ChartMaker {
  /// How many todos there are of each priority.
  ///
  /// - Parameters:
  ///   - high: The number of important todos.
  ///   - normal: The number of ordinary todos.
  ///   - low: The number of todos that can wait.
  /// - Returns: A ring with a table, or a sentence if there are no todos.
  public func priorities(high: Int, normal: Int, low: Int) -> ChartPanel {
    shares(
      of: [(language.highPriority, high), (language.normalPriority, normal), (language.lowPriority, low)],
      title: language.byPriority)
  }

  /// How many todos there are of each priority.
  ///
  /// - Parameter statistics: The numbers.
  /// - Returns: A ring with a table, or a sentence if there are no todos.
  public func priorities(_ statistics: TodoStatistics) -> ChartPanel {
    func count(_ priority: TodoPriority) -> Int { statistics.priorities[priority]?.count ?? 0 }
    return priorities(high: count(.high), normal: count(.normal), low: count(.low))
  }

  /// The most slices of a ring that can be told apart.
  private static let mostSlices = 5

  /// How many todos there are of each category.
  ///
  /// - Parameters:
  ///   - statistics: The numbers.
  ///   - categories: The categories.
  /// - Returns: A ring with a table, the greatest category first, in which the smallest share a slice if there are many;
  ///   or a sentence if there are no todos.
  public func categories(_ statistics: TodoStatistics, of categories: [HabitCore.Category]) -> ChartPanel {
    let named = categories.map(Optional.some) + [nil]
    // The sort is stable: of equal ones the first in the order of the categories comes first.
    var counts = named.map { category in
      (
        name: category?.title ?? language.noCategory,
        count: statistics.categories[category?.id]?.count ?? 0
      )
    }.sorted { $0.count > $1.count }
    if counts.count(where: { $0.count > 0 }) > Self.mostSlices {
      let rest = counts.dropFirst(Self.mostSlices - 1).reduce(0) { $0 + $1.count }
      counts = counts.prefix(Self.mostSlices - 1) + [(language.otherCategories, rest)]
    }
    return shares(of: counts, title: language.byCategory)
  }

  private func shares(of counts: [(name: String, count: Int)], title: String) -> ChartPanel {
    let chart = ShareChart(counts: counts, noun: language.todos)
    return ChartPanel(
      title: self.title ?? title, fact: chart.total > 0 ? language.count(ofTodos: chart.total) : "",
      content: chart.total > 0 ? .shares(chart) : .sentence(language.noTodos), series: series)
  }
}
