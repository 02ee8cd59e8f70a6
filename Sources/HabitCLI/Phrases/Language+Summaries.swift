import HabitCore
import HabitRender

// Weeks, months and statistics.

extension Language {
  /// A weekday above a narrow column, such as `Mo` or `월`.
  func columnName(of weekday: Weekday) -> String {
    self(String(weekday.shortName.prefix(2)), name(of: weekday))
  }

  /// The name of a week or a month above its summary, such as `Week 2026-W10` or `2026년 10주차`.
  func heading(of summary: PeriodSummary) -> String {
    self(summary.period == .week ? "Week \(summary.week)" : title(of: summary), title(of: summary))
  }

  func nothingTracked(in period: Period) -> String {
    switch period {
    case .week: self("Nothing was tracked in this week.", "이 주에는 기록할 습관이 없었습니다.")
    case .month: self("Nothing was tracked in this month.", "이 달에는 기록할 습관이 없었습니다.")
    }
  }
  var nothingTrackedInDays: String { self("Nothing was tracked in these days.", "이 기간에는 기록할 습관이 없었습니다.") }

  /// What all came to, such as `33 of 41 kept, 80%`; `nil` if nothing was due.
  func keptSentence(_ completion: Completion) -> String? {
    guard let rate = completion.rate else { return nil }
    let (kept, counted) = (completion.kept, completion.counted)
    return self(
      "\(kept) of \(counted) kept, \(Phrase.percent(rate))", "\(counted)회 중 \(kept)회 지킴, \(Phrase.percent(rate))")
  }
  var nothingDueSentence: String { self("Nothing was due", "예정된 습관이 없었음") }

  /// How a percentage has changed, such as `2 points more than the week before`.
  func change(_ change: Int, since period: Period) -> String {
    let before =
      switch period {
      case .week: self("the week before", "전주")
      case .month: self("the month before", "전월")
      }
    if change == 0 { return self("as \(before)", "\(before.with(.and)) 같음") }
    let points = self(count(abs(change), "point", ""), "\(abs(change))%p")
    return change > 0
      ? self("\(points) more than \(before)", "\(before)보다 \(points) 높음")
      : self("\(points) less than \(before)", "\(before)보다 \(points) 낮음")
  }
}
