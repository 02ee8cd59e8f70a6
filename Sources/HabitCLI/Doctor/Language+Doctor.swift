import HabitRender
import HabitStore

// What the doctor says.

extension Language {
  var allIsWell: String { self("all is well", "모두 정상입니다") }
  func foundSomething(_ count: Int) -> String {
    self(count == 1 ? "1 thing is to be put right" : "\(count) things are to be put right", "고칠 것이 \(count)건 있습니다")
  }
  var wasRepaired: String { self("repaired", "고쳤습니다") }
  var fixRepairsIt: String { self("'habit doctor --fix' repairs it", "'habit doctor --fix'로 고칠 수 있습니다") }
  func newestCopy(_ path: String) -> String {
    self("the newest daily copy is \(path)", "가장 최근의 백업: \(path)")
  }
  func othersMayRead(_ path: String) -> String { self("others may read \(path)", "다른 사용자가 \(path)을(를) 읽을 수 있습니다") }

  /// What was found in the store.
  func sentence(_ finding: StoreFinding) -> String {
    switch finding {
    case .damaged(let detail): self("the file is damaged: \(detail)", "파일이 손상되었습니다: \(detail)")
    case .orphan(let table, let count):
      self("\(count) rows of '\(table)' belong to nothing", "'\(table)'의 행 \(count)개가 아무것에도 속하지 않습니다")
    case .meaningless(let detail): self("a value means nothing: \(detail)", "뜻이 없는 값이 있습니다: \(detail)")
    case .sameName(let kind, let name):
      kind == .habit
        ? self("two habits are called '\(name)'", "'\(name)' 습관이 둘 있습니다")
        : self("two categories are called '\(name)'", "'\(name)' 카테고리가 둘 있습니다")
    case .noBeginning(let habit):
      self("'\(habit)' has no schedule or goal at its beginning", "'\(habit)'의 처음 일정이나 목표가 없습니다")
    case .lateStart(let habit):
      self("'\(habit)' begins after a check-in of its own, or after its end", "'\(habit)'의 시작이 기록이나 끝보다 늦습니다")
    case .conflict(let habit):
      self("the schedule of '\(habit)' and its goal do not go together", "'\(habit)'의 일정과 목표가 서로 맞지 않습니다")
    case .future(let habit, let count):
      self("'\(habit)' has \(count) check-ins on days to come", "'\(habit)'에 앞날의 기록이 \(count)개 있습니다")
    case .timeWithoutDay(let count):
      self("\(count) todos have a time and no day", "할 일 \(count)개에 날짜 없이 시간만 있습니다")
    case .sameNumber(let count): self("\(count) numbers belong to several todos", "번호 \(count)개가 여러 할 일에 있습니다")
    case .badOrder(let kind, let count):
      self("\(count) places in the order of \(kind.rawValue) rows are wrong", "\(kind.rawValue) 순서 \(count)곳이 잘못되었습니다")
    case .staleStanding(let habit):
      self("what was kept of '\(habit)' is not what its check-ins say", "'\(habit)'의 저장된 요약이 기록과 다릅니다")
    }
  }

  /// What a person can do about a finding that cannot be repaired without loss.
  func advice(_ finding: StoreFinding) -> String {
    switch finding {
    case .conflict: self("say what holds with 'habit edit'", "'habit edit'로 정하세요")
    case .future:
      self(
        "'habit log' shows them; 'habit uncheck --on DATE' takes one back",
        "'habit log'로 보고 'habit uncheck --on 날짜'로 지우세요")
    default: self("'habit restore' puts a copy back", "'habit restore'로 백업을 되돌리세요")
    }
  }
}
