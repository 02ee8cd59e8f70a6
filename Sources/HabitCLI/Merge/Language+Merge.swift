import HabitCore
import HabitRender

// What became of two stores that were merged.

extension Language {
  /// Some records of a kind, such as `3 habits`.
  func records(_ count: Int, of kind: String) -> String {
    switch kind {
    case "habit": self(count == 1 ? "1 habit" : "\(count) habits", "습관 \(count)개")
    case "schedule_version":
      self(count == 1 ? "1 schedule or goal" : "\(count) schedules or goals", "일정·목표 \(count)개")
    case "pause": self(count == 1 ? "1 pause" : "\(count) pauses", "쉬는 기간 \(count)개")
    case "category": self(count == 1 ? "1 category" : "\(count) categories", "카테고리 \(count)개")
    case "todo": self(count == 1 ? "1 todo" : "\(count) todos", "할 일 \(count)개")
    case "setting": self(count == 1 ? "1 setting" : "\(count) settings", "설정 \(count)개")
    default: self(count == 1 ? "1 check-in" : "\(count) check-ins", "기록 \(count)개")
    }
  }

  func came(_ records: [String]) -> String { self("came: \(list(records))", "가져옴: \(list(records))") }
  func changed(_ records: [String]) -> String { self("changed: \(list(records))", "바뀜: \(list(records))") }
  var nothingCame: String { self("nothing new came; all of it is here already", "새로운 내용이 없습니다. 모두 이미 있습니다") }

  private func list(_ texts: [String]) -> String { texts.joined(separator: ", ") }

  /// A field that differed, and which of the two values holds.
  ///
  /// - Parameters:
  ///   - subject: What it is a field of.
  ///   - field: The field as people call it.
  ///   - here: The value that was here.
  ///   - there: The value that was there.
  ///   - isTaken: Whether that of there holds.
  /// - Returns: The line.
  func differed(_ subject: String, _ field: String, here: String, there: String, isTaken: Bool) -> String {
    isTaken
      ? self(
        "\(subject): \(field) is \(there) now, which is later than \(here)",
        "\(subject): \(field) \(here) → \(there) (나중에 쓴 쪽)")
      : self(
        "\(subject): \(field) stays \(here), which is later than \(there) there",
        "\(subject): \(field) \(here) 유지 (저쪽 \(there)보다 나중)")
  }

  func bothAreKept(_ name: String, on date: String) -> String {
    self("\(name) on \(date): both had recorded something; all of it is kept", "\(name) \(date): 양쪽 기록을 모두 남겼습니다")
  }

  /// What had to be put right.
  func settled(_ settlement: MergeOutcome.Settlement) -> String {
    switch settlement {
    case .revived(_, let name):
      self(
        "\(name) is back: it was removed on one device and written on later on another",
        "\(name): 한 기기에서 지운 뒤 다른 기기에서 고쳐서 되살렸습니다")
    case .renamed(_, let from, let to):
      self("two are called '\(from)': the later one is '\(to)' now", "이름이 같은 '\(from)' 둘 중 나중 것을 '\(to)'로 바꿨습니다")
    case .movedStart(let name, let day):
      self(
        "\(name) begins on \(Day(ordinal: day)) now, so that all of it counts",
        "\(name): 모두 세도록 시작을 \(Day(ordinal: day))로 옮겼습니다")
    case .conflict(let name):
      self(
        "the schedule of \(name) and its goal do not go together; say what holds with 'habit edit'",
        "\(name)의 일정과 목표가 서로 맞지 않습니다. 'habit edit'로 정하세요")
    }
  }

  /// A field as people call it.
  func field(_ name: String) -> String {
    switch name {
    case "name": self("name", "이름")
    case "title": self("title", "제목")
    case "icon": self("icon", "아이콘")
    case "color": self("colour", "색")
    case "target_time": self("time", "시간")
    case "reminds", "reminder_times": self("reminders", "알림")
    case "category": self("category", "카테고리")
    case "note": self("note", "메모")
    case "memo": self("memo", "메모")
    case "start_day": self("start", "시작")
    case "end_day": self("end", "끝")
    case "archived_day": self("archive day", "보관일")
    case "due_day": self("due day", "마감일")
    case "due_time": self("due time", "마감 시간")
    case "priority": self("priority", "우선순위")
    case "done_at", "done_offset": self("done", "완료")
    case "deleted": self("removed", "삭제")
    case "value": self("value", "값")
    case "amount": self("amount", "양")
    default: self(name.map { $0 == "_" ? " " : String($0) }.joined(), name)
    }
  }

  /// A value of a field as people write it.
  func value(_ value: MergeValue, of field: String) -> String {
    switch (value, field) {
    case (.null, _), (.text(""), _): self("nothing", "없음")
    case (.text(let text), _): "'\(text.onOneLine)'"
    case (.integer(let number), "deleted"), (.integer(let number), "reminds"):
      number != 0 ? self("yes", "예") : self("no", "아니오")
    case (.integer(let day), _) where field.hasSuffix("_day"): Day(ordinal: Int(day)).description
    case (.integer(let minutes), "target_time"), (.integer(let minutes), "due_time"):
      TimeOfDay(minutes: Int(minutes))?.description ?? "\(minutes)"
    case (.integer(let rgb), "color"): HabitColor(rgb: UInt32(truncatingIfNeeded: rgb)).description
    case (.integer(let thousandths), "amount"): Amount(thousandths: thousandths).description
    case (.integer(let number), _): "\(number)"
    case (.bytes, _): self("another one", "다른 것")
    }
  }

  func andMore(differences count: Int) -> String {
    self("and \(count) more differences; --json lists all", "그 밖의 차이 \(count)건은 --json으로 볼 수 있습니다")
  }
}
