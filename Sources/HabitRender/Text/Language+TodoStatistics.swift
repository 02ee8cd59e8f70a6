package import HabitCore

// The words about how todos go.

extension Language {
  /// How many todos are done, such as `18 of 24 todos done, 75%`.
  ///
  /// - Parameter statistics: The numbers.
  /// - Returns: The words.
  package func todosDone(in statistics: TodoStatistics) -> String {
    let completion = statistics.all.completion
    let (kept, counted) = (completion.kept.groupedText, completion.counted)
    let more =
      statistics.pending > 0 ? self(", \(statistics.pending) more not due yet", ", 기한 전 \(statistics.pending)개") : ""
    guard let percent = completion.percent else {
      return self("\(count(ofTodos: statistics.pending)) not due yet.", "기한 전 할 일 \(statistics.pending)개")
    }
    return self(
      "\(kept) of \(count(ofTodos: counted)) done, \(percent)%\(more).",
      "할 일 \(counted)개 중 \(kept)개 완료, \(percent)%\(more)")
  }

  /// How soon todos are done, such as `Done in 1 day 3 h on average`.
  ///
  /// - Parameter minutes: The mean time, in minutes.
  /// - Returns: The words.
  package func doneOnAverage(in minutes: Int) -> String {
    self("Done in \(duration(minutes)) on average.", "완료까지 평균 \(duration(minutes))")
  }

  /// How many todos were not done in time, such as `4 of 15 late or overdue, 26%`.
  ///
  /// - Parameters:
  ///   - late: How many were not.
  ///   - dated: How many were due.
  /// - Returns: The words.
  package func late(_ late: Int, of dated: Int) -> String {
    let percent = dated > 0 ? late * 100 / dated : 0
    return self("\(late) of \(dated) late or overdue, \(percent)%.", "\(dated)개 중 \(late)개 지연, \(percent)%")
  }

  /// A stretch of time in its two greatest units, such as `1 day 3 h` or `5 min`.
  ///
  /// - Parameter minutes: The minutes, 0 or more.
  /// - Returns: The words.
  package func duration(_ minutes: Int) -> String {
    let (days, hours, rest) = (minutes / 1440, minutes / 60 % 24, minutes % 60)
    if days > 0 {
      let length = length(days, .days)
      return hours > 0 ? "\(length) \(self("\(hours) h", "\(hours)시간"))" : length
    }
    let parts = [hours > 0 ? self("\(hours) h", "\(hours)시간") : "", rest > 0 ? self("\(rest) min", "\(rest)분") : ""]
    let text = parts.filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? self("less than a minute", "1분 미만") : text
  }

  /// The days that are counted where no range was asked for.
  package var allDays: String { self("All days", "모든 날") }
  /// Nothing to count.
  package var noTodosInRange: String { self("No todo belongs to these days.", "이 기간에 해당하는 할 일이 없습니다.") }
  /// What a stretch of time came to for todos, such as `26 weeks, 74% done`.
  func done(_ percent: Int, in stretch: String) -> String {
    self("\(stretch), \(percent)% done", "\(stretch) 동안 \(percent)% 완료")
  }

  /// What was done of some todos, such as `5 of 7, 71%`.
  func todoShare(_ completion: Completion) -> String {
    completion.counted > 0 ? share(completion) : self("no todos", "할 일 없음")
  }

  /// The title of categories.
  var byCategory: String { self("By category", "카테고리별") }
  /// The categories that share a slice.
  var otherCategories: String { self("Others", "기타") }
  /// The completion rate.
  var todosDoneName: String { self("Done", "완료") }
  /// The mean time until a todo is done.
  var meanTimeName: String { self("Time until done", "완료까지") }
  /// Says that a number is a mean.
  var onAverage: String { self("on average", "평균") }
  /// What was not done in time.
  var lateName: String { self("Late or overdue", "지연") }
  /// What is not due yet.
  var pendingName: String { self("Not due yet", "기한 전") }

  /// The heading of priorities.
  package var priorityColumn: String { self("Priority", "우선순위") }
  /// The heading of categories.
  package var categoryColumn: String { self("Category", "카테고리") }
  /// The heading of weeks.
  package var weekColumn: String { self("Week", "주") }
  /// The heading of how many are done.
  package var doneColumn: String { self("Done", "완료") }
  /// The heading of a completion rate.
  package var rateColumn: String { self("Rate", "달성률") }
}
