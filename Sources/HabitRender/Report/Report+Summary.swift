public import HabitCore

extension Report {
  /// Makes the page of a week or a month.
  ///
  /// - Parameters:
  ///   - summary: The week or the month.
  ///   - today: The current day.
  ///   - language: The language of the words.
  ///   - notes: The notes of its days, newest first.
  public init(on summary: PeriodSummary, today: Day, _ language: Language, notes: [ReportNote]) {
    let completion = summary.completion
    let pastDays = max(0, min(summary.days.upperBound, today) - summary.days.lowerBound + 1)
    let facts = [
      ReportFact(
        language.keptName, completion.percent.map { "\($0)%" } ?? language.noValue,
        detail: completion.counted > 0 ? language.ofCounted(completion) : ""),
      ReportFact(
        language.name(before: summary.period), summary.previous.percent.map { "\($0)%" } ?? language.noValue,
        detail: summary.change.map(language.points) ?? ""),
      ReportFact(
        language.perfectDaysName, summary.perfectDays.groupedText, detail: language.ofDays(pastDays)),
      ReportFact(language.habitsName, summary.rows.count.groupedText),
    ]
    self.init(
      title: language.title(of: summary), period: language.name(ofDated: summary.days), day: today, language: language,
      overview: ReportOverview(
        facts: facts,
        calendar: summary.rows.isEmpty ? nil : ReportCalendar(of: summary, today: today, language),
        notes: ReportNotes(notes, limit: ReportNotes.summaryLimit)),
      habits: [])
  }
}
