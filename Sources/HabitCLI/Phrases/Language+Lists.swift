import HabitCore
import HabitRender

// Lists, tables and what stands above their columns.

extension Language {
  // MARK: - Headings

  var scheduleHeading: String { self("When", "일정") }
  var timeHeading: String { self("Time", "시간") }
  var strengthHeading: String { self("Strength", "강도") }
  var currentHeading: String { self("Current", "현재") }
  var bestHeading: String { self("Best", "최고") }

  // MARK: - Spans of days

  func since(day: Day) -> String { self("since \(day)", "\(day)부터") }
  func span(_ run: Standing.Run) -> String { dates(run.first...run.last) }

  // MARK: - Habits

  func archived(since day: String) -> String { self("archived since \(day)", "\(day)부터 보관됨") }
  func ended(on day: String) -> String { self("ended on \(day)", "\(day) 끝남") }
  func until(_ day: String) -> String { self("until \(day)", "\(day)까지") }
  var nothingArchived: String { self("Nothing is archived.", "보관된 습관이 없습니다.") }
  var allArchived: String { self("All habits are archived.", "모든 습관이 보관되어 있습니다.") }

  // MARK: - One habit

  var dueFact: String { self("due", "일정") }
  var timeFact: String { self("time", "시간") }
  var remindedFact: String { self("reminded", "알림 시각") }
  var noteFact: String { self("note", "메모") }
  var sinceFact: String { self("since", "기간") }
  var archivedFact: String { self("archived", "보관") }
  var streakFact: String { self("streak", "연속") }
  var bestFact: String { self("best", "최고") }
  var strengthFact: String { self("strength", "강도") }
  var completionFacts: [String] {
    [self("7 days", "7일"), self("30 days", "30일"), self("a year", "1년"), self("all", "전체")]
  }
  func beginning(_ start: Day, end: Day?) -> String {
    end.map { self("\(start) to \($0)", "\(start) ~ \($0)") } ?? self("\(start)", "\(start)부터")
  }
  func keptCount(_ completion: Completion) -> String {
    self("\(completion.kept) of \(completion.counted)", "\(completion.counted)회 중 \(completion.kept)회")
  }

  // MARK: - Check-ins

  var nothingRecorded: String { self("Nothing is recorded.", "기록이 없습니다.") }
}
