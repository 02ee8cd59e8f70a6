// The words of a heatmap.

extension Language {
  /// The pale end of the levels.
  var less: String { self("Less", "적음") }
  /// The deep end of the levels.
  var more: String { self("More", "많음") }
  /// A day that is not due.
  package var rest: String { self("not due", "쉬는 날") }
  /// A day without a number.
  var noNumber: String { self("no data", "기록 없음") }
  /// A due day on which nothing was done.
  package var missed: String { self("missed", "놓침") }
  /// A day on which a limit was passed.
  package var overLimit: String { self("over the limit", "한도 초과") }
  /// A day that is either, where both kinds of habit are drawn.
  var missedOrOverLimit: String { self("missed or over the limit", "놓침 또는 한도 초과") }
  /// A kept day.
  package var done: String { self("done", "완료") }
  /// A day on which a limit was kept.
  var withinLimit: String { self("within the limit", "한도 이내") }
  /// A day on which some was done.
  var partial: String { self("partly done", "일부 완료") }
  /// A day that was done though it was not due.
  package var extra: String { self("extra", "추가") }
  /// A day that was skipped or paused.
  package var skipped: String { self("skipped", "건너뜀") }
  /// Today, while it is open.
  var pending: String { self("due today", "오늘 할 일") }
  /// A day that is still to come.
  var future: String { self("still to come", "다가올 날") }
  /// A kept week of a habit that is judged by weeks.
  var weekKept: String { self("week kept", "지킨 주") }
  /// A missed week of such a habit.
  var weekMissed: String { self("week missed", "놓친 주") }

  /// A part of what was wanted, such as `5 of 8`.
  func part(_ part: String, of whole: String) -> String { self("\(part) of \(whole)", "\(part) / \(whole)") }

  /// Stands before the first day of a history that is shorter than the picture.
  func since(_ day: String) -> String { self("since \(day)", "\(day)부터") }

  /// All habits taken together.
  public var allHabits: String { self("All habits", "모든 습관") }
  /// The running streak, beside others.
  func streak(_ length: String) -> String { self("streak \(length)", "연속 \(length)") }
  /// The best streak, beside the running one.
  func best(_ length: String) -> String { self("best \(length)", "최고 \(length)") }
  /// The best streak in a sentence.
  func bestStreak(_ length: String) -> String { self("best streak \(length)", "최고 연속 \(length)") }
  /// The running streak behind the best one.
  func current(_ length: String) -> String { self("current \(length)", "현재 \(length)") }
  /// Some skipped days.
  func skipped(_ count: Int) -> String { self("\(count) skipped", "\(count)일 건너뜀") }
  /// Some days on which something was done though nothing was due.
  func doneOn(_ days: Int) -> String { self("done on \(count(days, "day", ""))", "\(days)일 완료") }
  /// Stands in the place of a grid that has no day.
  var noDays: String { self("nothing in this period", "이 기간에는 기록이 없습니다") }
  /// Nothing was due in any of some habits.
  var nothingWasDue: String { self("nothing was due", "예정 없음") }
  /// How many days have a number.
  func numbers(on days: Int) -> String { self("\(count(days, "day", "")) with data", "\(days)일 기록") }
  /// What numbers add up to.
  func sum(_ sum: String) -> String { self("\(sum) in all", "합계 \(sum)") }
}
