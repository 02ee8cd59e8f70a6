extension ChartSheet {
  /// Creates a sheet whose description tells what each of its charts says.
  ///
  /// - Parameters:
  ///   - title: The title, such as a habit's icon and name.
  ///   - period: The period, such as `Mar 2025 – Mar 2026`.
  ///   - panels: The charts, in reading order.
  ///   - language: The language of the words.
  public init(describing title: String, period: String, panels: [ChartPanel], language: Language) {
    let heading = [title, period].filter { !$0.isEmpty }.joined(separator: ", ")
    self.init(
      title: title, period: period, description: ([heading] + panels.map(\.sentence)).joined(separator: ". ") + ".",
      panels: panels, language: language)
  }
}

extension ChartPanel {
  /// The title and what the chart says, without a full stop.
  var sentence: String {
    let facts =
      switch content {
      case .sentence(let sentence): [sentence.trimmingFullStop]
      case .line(let chart): [chart.end, fact]
      case .bars, .profile, .streaks, .times, .shares: [fact]
      }
    let words = facts.filter { !$0.isEmpty }.joined(separator: ", ")
    return words.isEmpty ? title : "\(title): \(words)"
  }
}

extension String {
  fileprivate var trimmingFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
