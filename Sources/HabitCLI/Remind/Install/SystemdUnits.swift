import CommandKit

/// The units of systemd that run a job for a user.
struct SystemdUnits {
  let job: ReminderJob

  static let serviceName = "habit-remind.service"
  static let timerName = "habit-remind.timer"

  /// The service: one run.
  var service: String {
    let environment = job.variables.map { "Environment=\(Self.quoted("\($0.name)=\($0.value)"))\n" }.joined()
    // The path of a program is taken as it stands: only in its words variables are put.
    let words = [Self.quoted(job.program)] + job.words.map { Self.quoted($0, escapingDollars: true) }
    return """
      # \(ReminderJob.marker)
      [Unit]
      Description=Send the reminders of habit that have come due

      [Service]
      Type=oneshot
      \(environment)ExecStart=\(words.joined(separator: " "))
      # That it ran is not worth a line in the journal; what it has to say is.
      LogLevelMax=notice
      SyslogLevel=notice

      """
  }

  /// The timer: when the service runs.
  var timer: String {
    """
    # \(ReminderJob.marker)
    [Unit]
    Description=Send the reminders of habit

    [Timer]
    OnCalendar=*:\(job.minutes == 60 ? "00" : "0/\(job.minutes)")
    AccuracySec=1s

    [Install]
    WantedBy=timers.target

    """
  }

  /// Whether systemd can run a program at a path: it refuses quotes, backslashes and control characters there.
  static func accepts(program path: String) -> Bool {
    !path.unicodeScalars.contains { "\"'\\".unicodeScalars.contains($0) || $0.properties.generalCategory == .control }
  }

  /// A word of a unit, which stands for itself whatever it holds.
  private static func quoted(_ word: String, escapingDollars: Bool = false) -> String {
    let escaped = word.replacingScalars("%", with: "%%").replacingScalars("\\", with: "\\\\")
      .replacingScalars("\"", with: "\\\"").replacingScalars("\n", with: "\\n").replacingScalars("\r", with: "\\r")
    return "\"\(escapingDollars ? escaped.replacingScalars("$", with: "$$") : escaped)\""
  }
}
