public import HabitCore

extension ReportHabit {
  /// Says of a habit what a report shows.
  ///
  /// - Parameters:
  ///   - history: The judged habit, from its start.
  ///   - range: The days that are shown.
  ///   - weekStart: The weekday on which weeks start.
  ///   - language: The language of the words.
  ///   - heatmap: Its heatmap.
  ///   - panels: Its charts.
  ///   - notes: Its notes in the range, newest first.
  public init(
    of history: History, in range: DayRange, weekStart: WeekStart, _ language: Language, heatmap: HeatmapSheet,
    panels: [ChartPanel], notes: [ReportNote]
  ) {
    let habit = history.habit
    let completion = history.completion(in: range)
    let runs = history.runs(in: range)
    let current = range.upperBound < history.today ? nil : runs.current
    let standing = Self.standing(of: history, in: range, runs, current, language)

    let lastDay = history.days.last?.day ?? range.upperBound
    var rule = [language.rule(of: habit, on: max(min(lastDay, range.upperBound), habit.start), weekStart: weekStart)]
    if let time = habit.targetTime { rule.append(language.atTime(time)) }
    rule.append(language.since(language.name(ofDated: habit.start)))
    if let last = habit.lastDay { rule.append(language.untilDay(last)) }

    self.init(
      icon: habit.icon, name: habit.name.text, color: habit.color ?? .standard,
      rule: rule.joined(separator: HeatmapSheet.factSeparator), completion: completion,
      facts: Self.facts(of: history, in: range, completion, standing, current, best: runs.longest(1).first, language),
      standing: standing, heatmap: heatmap, panels: panels, runs: Self.list(of: runs, language),
      notes: ReportNotes(notes))
  }

  /// Where the habit stands at the end of the range.
  private static func standing(
    of history: History, in range: DayRange, _ runs: StreakRuns, _ current: HabitCore.Standing.Run?,
    _ language: Language
  ) -> Standing {
    func length(_ run: HabitCore.Standing.Run?) -> String {
      run.map { language.length($0.length, runs.unit) } ?? language.noValue
    }
    let hasStrength = history.completion().counted > 0
    let strength = history.days(in: range).last.flatMap { hasStrength ? $0.strength.wholePercent : nil }
    return Standing(
      streak: length(current), best: length(runs.longest(1).first),
      strength: strength.map { "\($0)%" } ?? language.noValue)
  }

  private static func facts(
    of history: History, in range: DayRange, _ completion: Completion, _ standing: Standing,
    _ current: HabitCore.Standing.Run?, best: HabitCore.Standing.Run?, _ language: Language
  ) -> [ReportFact] {
    func days(of run: HabitCore.Standing.Run?) -> String {
      run.map { language.name(ofDated: $0.first...$0.last) } ?? ""
    }
    let doneDays = history.days(in: range).count(where: \.isDone)
    var facts = [
      ReportFact(
        language.keptName, completion.percent.map { "\($0)%" } ?? language.noValue,
        detail: completion.counted > 0 ? language.ofCounted(completion) : ""),
      ReportFact(language.currentStreakName, standing.streak, detail: days(of: current)),
      ReportFact(language.bestStreakName, standing.best, detail: days(of: best)),
      ReportFact(language.strengthName, standing.strength),
      ReportFact(
        language.daysDoneName, doneDays.groupedText, detail: language.ofDays(history.days(in: range).count)),
    ]
    if let total = history.total(in: range) {
      facts.append(ReportFact(language.totalName, language.grouped(total.amount, in: total.unit)))
    }
    return facts
  }

  /// The longest runs with their days.
  private static func list(of runs: StreakRuns, _ language: Language) -> [ReportFact] {
    // A run of one is no run.
    runs.longest(5).filter { $0.length > 1 }.map { run in
      ReportFact(language.name(ofDated: run.first...run.last), language.length(run.length, runs.unit))
    }
  }
}

extension JudgedDay {
  /// Whether something was done, and enough of it.
  var isDone: Bool { state == .done || state == .extra }
}
