import HabitRender

// How reminders are sent automatically.

extension Language {
  /// Reminders are sent automatically from now on.
  func scheduled(through schedule: String, every minutes: Int) -> String {
    let interval = minutes == 1 ? self("every minute", "매분") : self("every \(minutes) minutes", "\(minutes)분마다")
    return self(
      "Reminders are sent automatically now: \(schedule) runs habit \(interval).",
      "이제 알림이 저절로 옵니다. \(schedule) 방식으로 \(interval) 확인합니다.")
  }
  /// They were already.
  func scheduledAlready(through schedule: String) -> String {
    self(
      "Nothing to change: reminders are sent automatically already, through \(schedule).",
      "바꿀 것이 없습니다. 이미 \(schedule) 방식으로 알림을 보냅니다.")
  }
  func wrote(_ place: String) -> String { self("wrote \(place):", "\(place)에 쓴 내용:") }
  func wouldWrite(_ place: String) -> String { self("would write \(place):", "\(place)에 쓸 내용:") }
  func removedFrom(_ place: String) -> String {
    place == "crontab"
      ? self("removed the line from the crontab", "crontab에서 줄을 지웠습니다") : self("removed \(place)", "\(place) 파일을 지웠습니다")
  }
  func wouldRemoveFrom(_ place: String) -> String {
    place == "crontab"
      ? self("would remove the line from the crontab", "crontab에서 줄을 지웁니다")
      : self("would remove \(place)", "\(place) 파일을 지웁니다")
  }
  var nothingScheduled: String {
    self("Nothing to remove: reminders are not sent automatically.", "지울 것이 없습니다. 자동 알림이 설치되어 있지 않습니다.")
  }

  // MARK: - Failures

  func isForeign(_ path: String) -> String {
    self(
      "there is a file \(path) that habit did not write; move it away first",
      "\(path) 파일은 habit이 쓴 것이 아닙니다. 먼저 다른 곳으로 옮기세요")
  }
  func cannotSchedule(_ program: String, _ schedule: String) -> String {
    self(
      "\(schedule) cannot run \(program): its path or its words hold what \(schedule) would read otherwise",
      "\(schedule) 방식으로는 \(program) 프로그램을 실행할 수 없습니다: 경로나 인자에 쓸 수 없는 문자가 있습니다")
  }
  func couldNotRun(_ program: String, _ fault: String) -> String {
    self("could not turn reminders on or off: '\(program)' \(fault)", "자동 알림을 켜거나 끄지 못했습니다. '\(program)': \(fault)")
  }
  var placeUnknown: String {
    self(
      "nothing says where programs and settings of yours are: HOME is not set, or the system does not tell the path of habit",
      "HOME이 없거나 habit의 경로를 알 수 없어 설치할 수 없습니다")
  }
  func isNoWholePath(_ path: String) -> String {
    self("'\(path)' is no whole path; write one that begins with a slash", "'\(path)' 경로는 /로 시작해야 합니다")
  }
}
