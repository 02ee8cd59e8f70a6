package import HabitCore

// The words of a report.

extension Language {
  /// The title of a report.
  public var reportTitle: String { self("Habit report", "습관 보고서") }

  // MARK: - Names of numbers

  var keptName: String { self("Kept", "달성률") }
  package var countName: String { self("Kept", "지킴") }
  package var rateName: String { self("Rate", "달성률") }
  package var streakName: String { self("Streak", "연속") }
  var currentStreakName: String { self("Current streak", "현재 연속") }
  var bestStreakName: String { self("Best streak", "최고 연속") }
  var strengthName: String { self("Strength", "습관 강도") }
  package var perfectDaysName: String { self("Perfect days", "완벽한 날") }
  var currentPerfectName: String { self("Perfect streak", "완벽한 날 연속") }
  var bestPerfectName: String { self("Best perfect streak", "완벽한 날 최고 연속") }
  var habitsName: String { self("Habits", "습관") }
  package var habitName: String { self("Habit", "습관") }
  var timesDoneName: String { self("Times done", "실천 횟수") }
  var daysDoneName: String { self("Days done", "실천한 날") }
  var totalName: String { self("Total", "합계") }
  var bestMonthName: String { self("Best month", "최고의 달") }
  var bestWeekdayName: String { self("Best weekday", "최고의 요일") }
  var longestRunName: String { self("Longest run", "가장 긴 연속") }
  var bestKeptName: String { self("Best kept", "가장 잘 지킨 습관") }
  /// The week or the month before the one that is shown.
  func name(before period: Period) -> String {
    switch period {
    case .week: self("Week before", "전주")
    case .month: self("Month before", "전월")
    }
  }
  /// The name of a week or a month as a title.
  package func title(of summary: PeriodSummary) -> String {
    switch summary.period {
    case .week:
      self(
        "Week \(summary.week.number), \(digits(ofYear: summary.week.year))",
        "\(digits(ofYear: summary.week.year))년 \(summary.week.number)주차")
    case .month: fullName(ofDated: summary.month)
    }
  }
  /// A difference of two percentages, now against before.
  func points(_ change: Int) -> String {
    switch change {
    case 0: self("no change", "변화 없음")
    case ..<0: self("\(count(-change, "point", "")) down since", "\(-change)%p 감소")
    default: self("\(count(change, "point", "")) up since", "\(change)%p 증가")
    }
  }

  // MARK: - Headings

  var overviewHeading: String { self("Overview", "한눈에 보기") }
  var highlightsHeading: String { self("In numbers", "숫자로 보기") }
  var bestRunsHeading: String { self("Best runs", "최고 연속 기록") }
  var notesHeading: String { self("Notes", "메모") }
  var daysTableName: String { self("Days as a table", "표로 보기") }
  var weekHeading: String { self("Week of", "주") }
  var allHabitsHeading: String { self("All habits, day by day", "모든 습관, 날짜별") }

  // MARK: - What a page says

  var skipToContent: String { self("Skip to the content", "본문으로 건너뛰기") }
  var findHabit: String { self("Find a habit", "습관 찾기") }
  var keyboardHint: String {
    self(
      "Use the arrow keys to move through the days, Home and End for the first and the last.",
      "화살표 키로 날짜를 옮겨 다니고, Home과 End로 처음과 마지막 날로 갑니다.")
  }
  var noHabits: String {
    self("There are no habits in this period.", "이 기간에는 습관이 없습니다.")
  }
  var nothingTracked: String { self("Nothing was tracked.", "기록이 없습니다.") }
  /// Stands for a number that there is not.
  var noValue: String { "–" }

  func heatmap(of name: String) -> String { self("Heatmap of \(name)", "\(name) 히트맵") }
  func days(of name: String) -> String { self("Days of \(name)", "\(name) 날짜별 표") }
  func made(on day: Day) -> String { self("Made on \(day)", "\(day) 작성") }
  func olderNotes(_ count: Int) -> String {
    self(count == 1 ? "and 1 older note" : "and \(count) older notes", "이전 메모 \(count)개 더 있음")
  }
  func atTime(_ time: TimeOfDay) -> String { self("at \(time)", "\(time)") }
  func untilDay(_ day: Day) -> String { self("until \(name(ofDated: day))", "\(name(ofDated: day))까지") }
  func onDays(_ count: Int, of all: Int) -> String {
    self("on \(count.groupedText) of \(all.groupedText) days", "\(all.groupedText)일 중 \(count.groupedText)일")
  }
  func ofDays(_ all: Int) -> String { self("of \(self.count(all, "day", ""))", "\(all.groupedText)일 중") }
  func ofCounted(_ completion: Completion) -> String {
    self(
      "\(completion.kept.groupedText) of \(completion.counted.groupedText)",
      "\(completion.counted.groupedText)회 중 \(completion.kept.groupedText)회")
  }
  func times(_ count: Int) -> String { self(count.groupedText, "\(count.groupedText)회") }
  func dayCount(_ count: Int) -> String { self(self.count(count, "day", ""), "\(count.groupedText)일") }

  /// An amount with its thousands set apart, and its unit.
  func grouped(_ amount: Amount, in unit: String) -> String {
    let parts = amount.description.split(separator: ".", maxSplits: 1)
    let whole = Int(amount.thousandths / 1000).groupedText
    let number = parts.count > 1 ? "\(whole).\(parts[1])" : whole
    return self.amount(number, in: unit)
  }
}
