public import HabitCore

extension ReportOverview {
  /// Says of all habits together what a report shows.
  ///
  /// - Parameters:
  ///   - histories: The judged habits, each from its start.
  ///   - range: The days that are shown.
  ///   - today: The current day.
  ///   - weekStart: The weekday on which weeks start.
  ///   - language: The language of the words.
  ///   - heatmap: The heatmap of all.
  ///   - panels: Charts of all.
  /// - Complexity: O(*d*), where *d* is the number of judged days of all habits.
  public init(
    of histories: [History], in range: DayRange, today: Day, weekStart: WeekStart, _ language: Language,
    heatmap: HeatmapSheet, panels: [ChartPanel]
  ) {
    let numbers = Numbers(histories: histories, range: range, today: today, weekStart: weekStart, language: language)
    self.init(facts: numbers.facts, heatmap: heatmap, panels: panels, highlights: numbers.highlights)
  }
}

/// The numbers of all habits together.
private struct Numbers {
  let histories: [History]
  let range: DayRange
  let today: Day
  let weekStart: WeekStart
  let language: Language

  private let perfectDays: PerfectDays
  /// The number of days of the range on which there was a habit.
  private let pastDays: Int

  init(histories: [History], range: DayRange, today: Day, weekStart: WeekStart, language: Language) {
    let days = OverallDay.days(of: histories)
    self.histories = histories
    self.range = range
    self.today = today
    self.weekStart = weekStart
    self.language = language
    perfectDays = PerfectDays(among: days)
    pastDays = days.count { $0.judged > 0 && range.contains($0.day) }
  }

  /// The numbers at the top.
  var facts: [ReportFact] {
    let completion = Completion.sum(of: histories, in: range)
    let perfectInRange = perfectDays.days.count(where: range.contains)
    let runs = perfectDays.runs(in: range)
    func run(_ name: String, _ run: Standing.Run?) -> ReportFact {
      ReportFact(
        name, run.map { language.dayCount($0.length) } ?? language.noValue,
        detail: run.map { language.name(ofDated: $0.first...$0.last) } ?? "")
    }
    return [
      ReportFact(
        language.keptName, completion.percent.map { "\($0)%" } ?? language.noValue,
        detail: completion.counted > 0 ? language.ofCounted(completion) : ""),
      ReportFact(
        language.perfectDaysName, perfectInRange.groupedText, detail: language.ofDays(pastDays)),
      run(language.currentPerfectName, range.upperBound < today ? nil : runs.current),
      run(language.bestPerfectName, runs.longest(1).first),
    ]
  }

  /// The numbers of the period that are worth a place of their own; those that there are not are left out.
  var highlights: [ReportFact] {
    [bestMonth, bestWeekday, longestRun, bestKept, timesDone].compactMap(\.self) + totals
  }

  /// Of months with too little due the rate says nothing.
  private var bestMonth: ReportFact? {
    let months = CompletionLog(of: histories, today: today).spans(per: .month, in: range, weekStart: weekStart)
    let least = (months.map(\.completion.counted).max() ?? 0) / 4
    let counted = months.filter { $0.completion.counted > 0 && $0.completion.counted >= least }
    guard counted.count > 1, let best = counted.max(by: { $0.rate < $1.rate }) else { return nil }
    return ReportFact(
      language.bestMonthName, language.name(ofDated: best.days.lowerBound.month),
      detail: language.share(best.completion))
  }

  private var bestWeekday: ReportFact? {
    let profile = WeekdayProfile(of: histories, in: range, weekStart: weekStart)
    guard profile.rows.count(where: { $0.total > 0 }) > 1,
      let best = profile.rows.max(by: { ($0.share ?? -1) < ($1.share ?? -1) }), let percent = best.percent, percent > 0
    else { return nil }
    return ReportFact(language.bestWeekdayName, language.fullName(of: best.weekday), detail: "\(percent)%")
  }

  private var longestRun: ReportFact? {
    let runs = histories.compactMap { history in
      let runs = history.runs(in: range)
      return runs.longest(1).first.map { (run: $0, unit: runs.unit, habit: history.habit) }
    }
    guard let longest = runs.max(by: { $0.run.length * $0.unit.days < $1.run.length * $1.unit.days }),
      longest.run.length > 1
    else { return nil }
    return ReportFact(
      language.longestRunName, language.length(longest.run.length, longest.unit), detail: longest.habit.title)
  }

  private var bestKept: ReportFact? {
    let rates = histories.map { (habit: $0.habit, completion: $0.completion(in: range)) }
      .filter { $0.completion.counted > 0 }
    guard rates.count > 1,
      let best = rates.max(by: { ($0.completion.rate ?? 0) < ($1.completion.rate ?? 0) })
    else { return nil }
    return ReportFact(language.bestKeptName, best.habit.title, detail: language.share(best.completion))
  }

  private var timesDone: ReportFact? {
    var days: Set<Day> = []
    var count = 0
    for history in histories {
      for judged in history.days(in: range) where judged.isDone {
        days.insert(judged.day)
        count += 1
      }
    }
    guard count > 0 else { return nil }
    return ReportFact(
      language.timesDoneName, language.times(count), detail: language.onDays(days.count, of: pastDays))
  }

  /// The sums of measured habits, the first few.
  private var totals: [ReportFact] {
    histories.compactMap { history -> ReportFact? in
      guard let total = history.total(in: range), total.amount > .zero else { return nil }
      return ReportFact(
        language.totalName, language.grouped(total.amount, in: total.unit), detail: history.habit.title)
    }.prefix(4).map(\.self)
  }
}

extension CompletionLog.Span {
  /// The share that was kept; less than any if nothing was due.
  fileprivate var rate: Double { completion.rate ?? -1 }
}

extension StreakUnit {
  /// How many days one of it lasts, for comparing runs of different units.
  fileprivate var days: Int {
    switch self {
    case .days: 1
    case .weeks: 7
    case .months: 30
    }
  }
}
