import HabitRender

// Why a reminder was not sent.

extension Language {
  /// A reminder was not sent, with the program that should have sent it and what became of that.
  ///
  /// - Parameters:
  ///   - program: The program, or the command of a person.
  ///   - fault: What became of it.
  ///   - isService: Whether the notification service of the desktop was to show it.
  ///   - sent: How many reminders were sent before.
  /// - Returns: The line.
  func notSent(by program: String, _ fault: String, isService: Bool, after sent: Int) -> String {
    var line = self("could not send a reminder: '\(program)' \(fault)", "알림을 보내지 못했습니다. '\(program)': \(fault)")
    if isService {
      line += self(
        "; start a notification service, or name a command that sends it with --command",
        ". 알림 서비스를 켜거나 --command로 보낼 명령을 정하세요")
    }
    if sent > 0 {
      line += self(
        "; \(sent == 1 ? "1 reminder" : "\(sent) reminders") before it went out", ". 그 전의 알림 \(sent)개는 보냈습니다")
    }
    return line
  }

  /// The program that talks to the notification service is not there, which Debian has in a package of another name.
  var notifySendIsNotInstalled: String {
    isNotInstalled + self(" (Debian has it in libnotify-bin)", " (데비안에서는 libnotify-bin 패키지)")
  }
  var isNotInstalled: String { self("is not installed", "설치되어 있지 않습니다") }
  func cannotBeStarted(_ reason: String) -> String { self("cannot be started: \(reason)", "시작할 수 없습니다: \(reason)") }
  func says(_ line: String) -> String { self("says: \(line)", line) }
  func ended(with code: Int32) -> String { self("ended with the exit code \(code)", "종료 코드 \(code)로 끝났습니다") }
  func wasEnded(by signal: Int32) -> String { self("was ended by the signal \(signal)", "신호 \(signal)로 끝났습니다") }
  func tookLonger(than seconds: Int64) -> String {
    self("took longer than \(seconds) seconds", "\(seconds)초 안에 끝나지 않았습니다")
  }
}
