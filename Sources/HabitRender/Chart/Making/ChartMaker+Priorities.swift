extension ChartMaker {
  /// How many todos there are of each priority.
  ///
  /// - Parameters:
  ///   - high: The number of important todos.
  ///   - normal: The number of ordinary todos.
  ///   - low: The number of todos that can wait.
  /// - Returns: A ring with a table, or a sentence if there are no todos.
  public func priorities(high: Int, normal: Int, low: Int) -> ChartPanel {
    let chart = ShareChart(
      counts: [(language.highPriority, high), (language.normalPriority, normal), (language.lowPriority, low)],
      noun: language.todos)
    return ChartPanel(
      title: title ?? language.byPriority, fact: chart.total > 0 ? language.count(ofTodos: chart.total) : "",
      content: chart.total > 0 ? .shares(chart) : .sentence(language.noTodos), series: series)
  }
}
