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
  fileprivate var sentence: String {
    if case .sentence(let sentence) = content { return "\(title): \(sentence.trimmingFullStop)" }
    return fact.isEmpty ? title : "\(title): \(fact)"
  }
}

extension String {
  fileprivate var trimmingFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
