import HabitRender

// Why a reminder was not sent.

extension Language {
  /// Some reminders were not sent, with the program that should have sent it and what became of that.
  ///
  /// - Parameters:
  ///   - titles: What they remind of.
  ///   - program: The program, or the command of a person.
  ///   - fault: What became of it.
  ///   - isService: Whether the notification service of the desktop was to show them.
  /// - Returns: The line.
  func notSent(_ titles: [String], by program: String, _ fault: String, isService: Bool) -> String {
    var names = titles.prefix(Self.namedTitles).map { "'\($0.onOneLine)'" }.joined(separator: ", ")
    if titles.count > Self.namedTitles { names += " " + more(titles.count - Self.namedTitles) }
    let line = self(
      "could not remind you of \(names): '\(program)' \(fault)",
      "알림을 보내지 못했습니다(\(names)). '\(program)': \(fault)")
    guard isService else { return line }
    return line
      + self(
        "; start a notification service, or name a command that sends it with --command",
        ". 알림 서비스를 켜거나 --command로 보낼 명령을 정하세요")
  }

  /// How many of the reminders that were not sent are named.
  private static let namedTitles = 3

  /// Stands behind the reminders that were not sent; nothing where no other was.
  func othersWereSent(_ count: Int) -> String {
    guard count > 0 else { return "" }
    return self("; \(count == 1 ? "1 other was" : "\(count) others were") sent", ". 다른 알림 \(count)개는 보냈습니다")
  }

  /// The program that talks to the notification service is not there, which Debian has in a package of another name.
  var notifySendIsNotInstalled: String {
    isNotInstalled + self(" (Debian has it in libnotify-bin)", " (데비안에서는 libnotify-bin 패키지)")
  }
  var isNotInstalled: String { self("is not installed", "설치되어 있지 않습니다") }
  func cannotBeStarted(_ reason: String) -> String { self("cannot be started: \(reason)", "시작할 수 없습니다: \(reason)") }
  func says(_ line: String) -> String { self("says: \(line)", line) }
  func ended(with code: Int32) -> String {
    self("ended with the exit code \(code)", "종료 코드 \(String(code).with(.toward)) 끝났습니다")
  }
  func wasEnded(by signal: Int32) -> String { self("was ended by the signal \(signal)", "신호 \(signal)번으로 끝났습니다") }
  func tookLonger(than seconds: Int64) -> String {
    self("took longer than \(seconds) seconds", "\(seconds)초 안에 끝나지 않았습니다")
  }
}
