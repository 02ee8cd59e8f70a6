import HabitCore

// The words of charts.

extension Language {
  /// What a kind of chart shows, as a title.
  public func name(of kind: ChartKind) -> String {
    switch kind {
    case .weekly: self("Weekly completion", "주별 달성률")
    case .monthly: self("Monthly completion", "월별 달성률")
    case .rate: self("Completion rate", "달성률")
    case .weekday: self("By weekday", "요일별")
    case .streaks: self("Streaks", "연속 기록")
    case .strength: self("Strength", "습관 강도")
    case .amounts: self("Amounts", "기록량")
    case .punctuality: self("Punctuality", "시간 준수")
    }
  }

  // MARK: - Completion

  /// What a stretch of time came to, such as `26 weeks, 74% kept`.
  func kept(_ percent: Int, in stretch: String) -> String {
    self("\(stretch), \(percent)% kept", "\(stretch) 동안 \(percent)% 지킴")
  }

  /// What was kept of what was due, such as `5 of 7, 71%`.
  func share(_ completion: Completion) -> String {
    guard let percent = completion.percent else { return rest }
    return "\(part("\(completion.kept)", of: "\(completion.counted)")), \(percent)%"
  }

  /// Explains the bar of a week that is not over.
  var weekIsRunning: String { self("dashed: the week is not over", "점선: 아직 끝나지 않은 주") }

  /// Explains the bar of a month that is not over.
  var monthIsRunning: String { self("dashed: the month is not over", "점선: 아직 끝나지 않은 달") }

  /// Explains a rate that looks back.
  func rateIsTrailing(_ days: Int) -> String {
    self("kept of due in the \(days) days up to each day", "각 날짜까지 \(days)일 동안의 달성률")
  }

  /// Explains what is counted of a weekday.
  func name(of measure: WeekdayProfile.Measure) -> String {
    switch measure {
    case .keptOfDue: self("kept / due", "달성 / 예정")
    case .doneOfAll: self("days done / all days", "한 날 / 모든 날")
    }
  }

  /// The best weekdays, such as `best on Mon and Wed, 88%`.
  func best(_ weekdays: [Weekday], _ percent: Int) -> String {
    let names = weekdays.map(name(of:))
    let last = names.suffix(2).joined(separator: " and ")
    let english = (names.dropLast(2) + [last]).joined(separator: ", ")
    return self("best on \(english), \(percent)%", "\(names.joined(separator: "·"))요일 최고 \(percent)%")
  }

  /// A weekday that never asked for anything.
  var neverDue: String { self("never due", "해당 없음") }

  // MARK: - Streaks and strength

  /// The longest run of all, where it is not among those shown.
  func ever(_ length: Int) -> String { self("ever \(length)", "역대 \(length)") }

  /// The run that is still going on.
  func running(_ length: Int, _ unit: StreakUnit) -> String { self("now \(length)", "현재 \(self.length(length, unit))") }

  /// The highest value of a line.
  func highest(_ value: Int, on day: String) -> String {
    self("highest \(value), on \(day)", "최고 \(value), \(day)")
  }

  /// Explains the strength.
  var strengthHalves: String {
    self("0 to 100; the last 13 due days weigh half", "0–100, 최근 예정일 13일이 절반을 차지")
  }

  /// Explains the strength of several habits.
  var strengthIsMean: String {
    self("0 to 100, mean of all habits; the last 13 due days weigh half", "0–100, 모든 습관의 평균, 최근 예정일 13일이 절반을 차지")
  }

  // MARK: - Amounts

  /// The title of amounts in a unit.
  func amounts(in unit: String) -> String {
    unit.isEmpty ? name(of: .amounts) : "\(name(of: .amounts)), \(unit)"
  }

  /// How often a goal was reached, such as `goal reached on 61 of 90 days`.
  func goalsReached(_ count: Int, of all: Int, _ step: AmountLog.Step, isLimit: Bool) -> String {
    let times =
      switch step {
      case .day: self("on \(count) of \(length(all, .days))", "\(length(all, .days)) 중 \(count)일")
      case .week: self("in \(count) of \(length(all, .weeks))", "\(length(all, .weeks)) 중 \(count)주")
      case .month: self("in \(count) of \(length(all, .months))", "\(length(all, .months)) 중 \(count)개월")
      }
    return isLimit
      ? self("within the limit \(times)", "\(times) 한도 이내") : self("goal reached \(times)", "\(times) 목표 달성")
  }

  /// Explains the line of a goal that is the same for all bars.
  func goalLine(at amount: String, isLimit: Bool) -> String {
    isLimit
      ? self("line: the limit of \(amount)", "선: 한도 \(amount)") : self("line: the goal of \(amount)", "선: 목표 \(amount)")
  }

  /// Explains the line of goals that differ from bar to bar.
  func goalLine(isLimit: Bool) -> String {
    isLimit
      ? self("line: the limit of what was due", "선: 예정된 날의 한도") : self("line: the goal of what was due", "선: 예정된 날의 목표")
  }

  /// Explains bars that are higher than the chart.
  func barsGoOn(upTo amount: String) -> String {
    self("bars go on, up to \(amount)", "막대는 최대 \(amount)까지 이어짐")
  }

  /// A number from zero where there is little room, such as `10k` or `1만`.
  func shortNumber(_ number: Double) -> String {
    let units: [(size: Double, english: String, korean: String)] = [
      (1e12, "T", "조"), (1e9, "B", ""), (1e8, "", "억"), (1e6, "M", ""), (1e4, "", "만"), (1e3, "k", ""),
    ]
    guard number >= 10_000 else { return number.plainText }
    let unit = units.first { number >= $0.size && !self($0.english, $0.korean).isEmpty }
    return unit.map { (number / $0.size).plainText + self($0.english, $0.korean) } ?? number.plainText
  }

  // MARK: - Punctuality

  /// How many check-ins were on time, and how late they usually are.
  func onTime(_ percent: Int, median: String) -> String {
    self("\(percent)% on time, median \(median)", "\(percent)% 제시간, 중앙값 \(median)")
  }

  /// How late or early something was, such as `5 min late` or `2 h 5 min early`.
  func delay(_ minutes: Int) -> String {
    guard minutes != 0 else { return self("on the minute", "정각") }
    let (hours, rest) = (minutes.magnitude / 60, minutes.magnitude % 60)
    var parts: [String] = []
    if hours > 0 { parts.append(self("\(hours) h", "\(hours)시간")) }
    if rest > 0 { parts.append(self("\(rest) min", "\(rest)분")) }
    let length = parts.joined(separator: " ")
    return minutes > 0 ? self("\(length) late", "\(length) 늦음") : self("\(length) early", "\(length) 이름")
  }

  /// Explains what is on time, and what is left out.
  func onTimeMeans(upTo minutes: Int, after target: String) -> String {
    self(
      "on time: up to \(minutes) min after \(target); days entered later are left out",
      "제시간: \(target) 이후 \(minutes)분까지, 나중에 입력한 날은 제외")
  }

  /// Above the line of the target.
  var later: String { self("later", "늦게") }
  /// Below the line of the target.
  var earlier: String { self("earlier", "일찍") }

  // MARK: - Todos

  /// The title of priorities.
  var byPriority: String { self("By priority", "우선순위별") }
  /// What is important.
  var highPriority: String { self("High", "높음") }
  /// What is ordinary.
  var normalPriority: String { self("Normal", "보통") }
  /// What can wait.
  var lowPriority: String { self("Low", "낮음") }
  /// What is counted.
  var todos: String { self("todos", "할 일") }
  /// A number of todos.
  package func count(ofTodos count: Int) -> String { self(self.count(count, "todo", ""), "할 일 \(count)개") }

  // MARK: - Nothing to draw

  /// Nothing was due, or nothing that was due is over.
  var nothingDue: String { self("Nothing was due in this period so far.", "이 기간에는 아직 예정된 날이 없습니다.") }
  /// A habit of which only months are kept or missed.
  var judgedByMonths: String {
    self("Judged by whole months, as the monthly chart shows.", "한 달 단위로 평가하며 월별 차트에 나타납니다.")
  }
  /// Nothing was kept.
  var noStreaks: String { self("No streak touches this period yet.", "이 기간에는 아직 연속 기록이 없습니다.") }
  /// A habit that is just checked.
  var noAmounts: String { self("No amount is measured here.", "기록할 양이 정해져 있지 않습니다.") }
  /// A measured habit of which nothing is recorded.
  var nothingRecorded: String { self("No amount was recorded in this period.", "이 기간에는 기록된 양이 없습니다.") }
  /// A habit without a target time.
  var noTargetTime: String { self("No target time is set.", "목표 시간이 정해져 있지 않습니다.") }
  /// No check-in tells when it was done.
  var noTimes: String {
    self("No check-in of this period was entered on its own day.", "이 기간에는 당일에 입력한 기록이 없습니다.")
  }
  /// No todos at all.
  var noTodos: String { self("There are no todos.", "할 일이 없습니다.") }
}
