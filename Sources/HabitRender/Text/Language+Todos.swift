package import HabitCore

// The words about todos.

extension Language {
  /// A day as people name it who know which day is today, such as `tomorrow`, `Sat 2026-03-07` or `3월 7일(토)`.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - today: The day that counts as today.
  /// - Returns: The name.
  package func name(of day: Day, seenOn today: Day) -> String {
    switch day - today {
    case -1: return self("yesterday", "어제")
    case 0: return self("today", "오늘")
    case 1: return self("tomorrow", "내일")
    default: return weekdayDate(day, seenFrom: today)
    }
  }

  /// A due time, such as `today 18:00`.
  ///
  /// - Parameters:
  ///   - due: The due time.
  ///   - clock: The clock.
  ///   - day: The day whose list it stands in, which then need not be named; `nil` for none.
  /// - Returns: The words; empty for a whole day that need not be named.
  package func name(of due: TodoDue, at clock: DayClock, listedOn day: Day? = nil) -> String {
    [due.day == day ? nil : name(of: due.day, seenOn: clock.today), due.time.map(time)].compactMap(\.self)
      .joined(separator: " ")
  }

  /// Until when a todo is to be done, and how pressing that is: `today 12:40, in 40 min`, `overdue since Mon 2026-03-02`.
  ///
  /// - Parameters:
  ///   - todo: The todo.
  ///   - clock: The clock.
  ///   - day: The day whose list it stands in, which then need not be named; `nil` for none.
  /// - Returns: The words; empty for a todo that is due on no day, or sometime on the day of the list.
  package func due(of todo: Todo, at clock: DayClock, listedOn day: Day? = nil) -> String {
    guard let due = todo.due else { return "" }
    switch todo.urgency(at: clock) {
    case .overdue:
      // Who reads it knows that a time of today is meant.
      let since = name(of: due, at: clock, listedOn: clock.today)
      return self("overdue since \(since)", "\(since)부터 지남")
    case .soon:
      let name = name(of: due, at: clock, listedOn: day)
      let minutes = due.time.map { clock.minutes(until: $0, of: due.day) } ?? 0
      if minutes == 0 { return self("\(name), now", "\(name), 지금") }
      return self("\(name), in \(minutes) min", "\(name), \(minutes)분 뒤")
    case .today, .later, .whenever, .done: return name(of: due, at: clock, listedOn: day)
    }
  }

  /// A priority, such as `high`.
  package func name(of priority: TodoPriority) -> String {
    switch priority {
    case .high: self("high", "높음")
    case .normal: self("normal", "보통")
    case .low: self("low", "낮음")
    }
  }
}

// MARK: - Headings

extension Language {
  /// The heading of todos.
  package var todoHeading: String { self("Todos", "할 일") }

  /// The heading of what belongs to no category.
  package var noCategory: String { self("No category", "카테고리 없음") }

  /// How much of a day is done, habits and todos apart: `3 of 6 habits, 1 of 3 todos done`.
  ///
  /// - Parameters:
  ///   - habits: How many habits are done, and how many were to be; `nil` where habits are not spoken of.
  ///   - todos: The same of todos.
  /// - Returns: The words.
  package func done(habits: (done: Int, due: Int)?, todos: (done: Int, due: Int)) -> String {
    guard let habits else {
      return self(
        "\(todos.done) of \(count(ofTodos: todos.due)) done", "할 일 \(todos.due)개 중 \(todos.done)개 완료")
    }
    return self(
      "\(habits.done) of \(self.habits(habits.due)), \(todos.done) of \(count(ofTodos: todos.due)) done",
      "습관 \(habits.due)개 중 \(habits.done)개, 할 일 \(todos.due)개 중 \(todos.done)개 완료")
  }
}

// MARK: - Nothing to show

extension Language {
  /// What stands in place of an empty list of todos.
  ///
  /// - Parameter areThereOthers: Whether there are todos that the list does not hold.
  /// - Returns: The lines.
  package func noTodos(areThereOthers: Bool) -> [String] {
    guard !areThereOthers else { return [self("No todos here.", "여기에 해당하는 할 일이 없습니다.")] }
    return [self("No todos yet. Add the first one:", "아직 할 일이 없습니다. 첫 할 일을 추가하세요:"), ""]
      + [
        self("habit todo add 'Buy milk'", "habit todo add '우유 사기'"),
        self("habit todo add 'Call Ann' --at 18:00", "habit todo add '전화하기' --at 18:00"),
        self("habit todo add 'Tax return' --due fri --important", "habit todo add '세금 신고' --due 금 --important"),
      ].map { "  " + $0 }
  }
}

// MARK: - What became of a change

extension Language {
  /// When a todo is due, as a part of a list of its fields: `due today 18:00`.
  package func todoDue(_ due: TodoDue?, at clock: DayClock) -> String {
    guard let due else { return self("no due day", "기한 없음") }
    let name = name(of: due, at: clock)
    return self("due \(name)", "기한 \(name)")
  }

  /// A priority as a part of a list of fields: `high priority`.
  package func todoPriority(_ priority: TodoPriority) -> String {
    self("\(name(of: priority)) priority", "우선순위 \(name(of: priority))")
  }

  /// A category as a part of a list of fields: `category Home`.
  package func todoCategory(_ name: String?) -> String {
    name.map { self("category \($0)", "카테고리 \($0)") } ?? self("no category", "카테고리 없음")
  }

  /// A title as a part of a list of fields: `titled 'Buy milk'`.
  package func todoTitle(_ title: Name) -> String { self("titled '\(title)'", "제목 '\(title)'") }

  /// A memo as a part of a list of fields: `a new memo`.
  package func todoMemo(isEmpty: Bool) -> String {
    isEmpty ? self("no memo", "메모 없음") : self("a new memo", "새 메모")
  }

  /// What became of a todo that was checked or unchecked.
  ///
  /// - Parameters:
  ///   - isDone: Whether it is done now.
  ///   - isChanged: Whether it was otherwise before.
  /// - Returns: The words.
  package func todoState(isDone: Bool, isChanged: Bool) -> String {
    switch (isDone, isChanged) {
    case (true, true): self("done", "완료")
    case (false, true): self("open again", "다시 미완료")
    case (true, false): self("already done, nothing changed", "이미 완료, 바뀐 것 없음")
    case (false, false): self("still open, nothing changed", "아직 미완료, 바뀐 것 없음")
    }
  }

  /// What became of a todo that was deleted.
  package var todoDeleted: String { self("deleted", "삭제됨") }

  /// What became of some todos that were cleared away: `3 done todos deleted`.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - areDone: Whether only done ones were cleared away.
  /// - Returns: The words.
  package func todosCleared(_ count: Int, areDone: Bool) -> String {
    guard count > 0 else {
      return areDone
        ? self("No todo is done; nothing was deleted.", "완료한 할 일이 없어 아무것도 삭제하지 않았습니다.")
        : self("There are no todos; nothing was deleted.", "할 일이 없어 아무것도 삭제하지 않았습니다.")
    }
    return areDone
      ? self("\(self.count(count, "done todo", "")) deleted", "완료한 할 일 \(count)개 삭제됨")
      : self("\(self.count(ofTodos: count)) deleted", "할 일 \(count)개 삭제됨")
  }

  /// Where a todo was moved to in the manual order.
  package func todoMoved(to place: TodoPlace) -> String {
    switch place {
    case .first: self("moved to the top", "맨 위로 옮김")
    case .last: self("moved to the end", "맨 아래로 옮김")
    case .before(let title): self("moved before '\(title)'", "'\(title)' 앞으로 옮김")
    case .after(let title): self("moved behind '\(title)'", "'\(title)' 뒤로 옮김")
    }
  }

  /// A place in the manual order of todos, as people are told of it.
  package enum TodoPlace: Sendable, Hashable {
    /// Before all others.
    case first
    /// Behind all others.
    case last
    /// Before another.
    case before(Name)
    /// Behind another.
    case after(Name)
  }
}

// MARK: - Questions and refusals

extension Language {
  /// The question before todos are deleted.
  package func mayDelete(_ titles: [Name]) -> String {
    titles.count == 1
      ? self("Delete \(listed(titles))?", "\(listed(titles)): 삭제할까요?")
      : self(
        "Delete \(count(ofTodos: titles.count)): \(listed(titles))?", "할 일 \(titles.count)개(\(listed(titles)))를 삭제할까요?")
  }

  /// Some titles in quotes, the first three of many.
  package func listed(_ titles: [Name]) -> String {
    titles.prefix(3).map { "'\($0)'" }.joined(separator: ", ") + (titles.count > 3 ? ", …" : "")
  }

  /// The question before todos are cleared away.
  ///
  /// - Parameters:
  ///   - done: How many done ones are deleted.
  ///   - open: How many open ones are deleted.
  /// - Returns: The question.
  package func mayClear(done: Int, open: Int) -> String {
    open == 0
      ? self("Delete \(count(done, "done todo", ""))?", "완료한 할 일 \(done)개를 삭제할까요?")
      : self(
        "Delete \(count(ofTodos: done + open)), \(open) of them open?", "미완료 \(open)개를 포함해 할 일 \(done + open)개를 삭제할까요?")
  }
}

// MARK: - The parts of a todo

extension Language {
  /// The heading of a number.
  package var numberHeading: String { self("number", "번호") }
  /// The heading of a due time.
  package var dueHeading: String { self("due", "기한") }
  /// The heading of a priority.
  package var priorityHeading: String { self("priority", "우선순위") }
  /// The heading of a category.
  package var categoryHeading: String { self("category", "카테고리") }
  /// The heading of the moment at which a todo was created.
  package var createdHeading: String { self("created", "만든 때") }
  /// The heading of the moment at which a todo was done.
  package var doneHeading: String { self("done", "완료") }
}
