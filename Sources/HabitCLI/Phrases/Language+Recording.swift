import HabitCore
import HabitRender

// What checking in, skipping and taking back came to.

extension Language {
  func done(on day: String) -> String { self("done on \(day)", "\(day) 완료") }
  func recorded(on day: String) -> String { self("recorded on \(day)", "\(day) 기록") }
  func overLimit(on day: String) -> String { self("over the limit on \(day)", "\(day) 한도 초과") }
  func skipped(on day: String) -> String { self("skipped on \(day)", "\(day) 건너뜀") }
  func notDone(on day: String) -> String { self("not done on \(day)", "\(day) 안 함") }
  func noteKept(on day: String) -> String { self("note kept on \(day)", "\(day) 메모 저장") }

  /// Nothing had to be written, for what the day is already.
  func alreadyRecorded(_ state: DayState, on day: String) -> String {
    switch state {
    case .skipped: self("already skipped on \(day), nothing changed", "\(day)에 이미 건너뜀, 바뀐 것 없음")
    case .done, .extra: self("already done on \(day), nothing changed", "\(day)에 이미 완료, 바뀐 것 없음")
    default: self("already recorded on \(day), nothing changed", "\(day)에 이미 기록됨, 바뀐 것 없음")
    }
  }

  func startMoved(from old: String, to new: String) -> String {
    self("start moved back from \(old) to \(new)", "시작일을 \(old)에서 \(new.with(.toward)) 앞당김")
  }

  // MARK: - Taking back

  func nothingRecorded(on day: String) -> String { self("nothing is recorded on \(day)", "\(day)에는 기록이 없음") }

  /// Entries of a day that were taken back.
  func takenBack(_ entries: [CheckIn], of day: String) -> String {
    guard entries.count == 1, let entry = entries.first else {
      return self("\(entries.count) entries of \(day) taken back", "\(day) 기록 \(entries.count)개 취소")
    }
    switch entry.kind {
    case .done:
      guard let amount = entry.amount else { return self("check-in of \(day) taken back", "\(day) 기록 취소") }
      return self("check-in of \(amount) of \(day) taken back", "\(day) 기록(\(amount)) 취소")
    case .skip: return self("skip of \(day) taken back", "\(day) 건너뜀 취소")
    case .no: return self("no of \(day) taken back", "\(day) ‘안 함’ 취소")
    }
  }
}
