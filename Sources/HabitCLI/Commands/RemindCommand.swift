import CommandKit
import HabitCore
import HabitStore

/// Sends reminders, and lets the system send them automatically.
enum RemindCommand: ProgramCommand {
  static let at = Option(
    "--at", .text("instant"), "The time to take for now: 2026-03-05T20:55.", shownDefault: "the clock")
  static let dryRun = Flag("--dry-run", short: "n", "Show what would be done, and do nothing.")
  static let command = Option(
    "--command", .text("command"), "A command for the shell, in place of a notification; it gets title and body.")

  static let every = Option(
    "--every", .divisorOfAnHour, "How many minutes lie between two looks: a divisor of 60.", default: 1,
    shownDefault: "1")
  static let systemd = Flag("--systemd", "Use a timer of systemd.")
  static let cron = Flag("--cron", "Use a line in the crontab.")

  static let send = CommandSpec(
    "send", "Send the reminders that have come due.",
    discussion: """
      There are none for what is done, skipped, paused, archived or not due, and each is sent once. Of a habit whose \
      reminders were slept through the latest one is sent, and nothing of days that are over.

      Without --command the notification service of the desktop shows them. A command finds the title and the body in \
      $1 and $2, and in HABIT_TITLE and HABIT_BODY.
      """,
    examples: [
      Example("habit remind", "Send what has come due."),
      Example("habit remind --dry-run", "Show that, and what comes later today."),
      Example("habit remind --command 'ntfy publish habits \"$1: $2\"'", "Send it to a phone."),
    ],
    parameters: [at.spec, dryRun.spec, command.spec])

  static let install = CommandSpec(
    "install", "Send reminders automatically.",
    discussion: """
      A timer of systemd runs 'habit remind' again and again or, where there is no systemd, a line in the crontab; on a \
      Mac it is an agent of launchd. What is written is shown. Doing it again changes nothing. The reminders are those of \
      the store that is used here, be it named by --home or HABIT_HOME.
      """,
    examples: [
      Example("habit remind install", "Send reminders automatically."),
      Example("habit remind install --every 5 --cron", "Look every five minutes, through cron."),
      Example("habit remind install --dry-run", "Show what would be written."),
    ],
    parameters: [every.spec, systemd.spec, cron.spec, command.spec, dryRun.spec])

  static let uninstall = CommandSpec(
    "uninstall", "Stop sending reminders automatically.",
    discussion: "It removes what 'habit remind install' has written, and nothing else.",
    examples: [Example("habit remind uninstall", "Remove the timer, or the line in the crontab.")],
    parameters: [dryRun.spec])

  static let spec = CommandSpec(
    "remind", "Send reminders, now or automatically.",
    discussion: """
      Reminders come before the time of a habit and when it is overdue, at times of its own ('habit edit read --remind \
      07:00,21:00'), when a todo is due, and in the evening for all that is still open. 'habit config' shows the \
      settings for that.
      """,
    examples: [
      Example("habit remind install", "Send reminders automatically."),
      Example("habit remind --dry-run", "Show what would be sent, and what comes later today."),
    ],
    defaultSubcommand: "send", subcommands: [send, install, uninstall])

  static func run(_ context: CommandContext) throws {
    switch context.command.path.command.name {
    case install.name: try ReminderInstallation(context).install()
    case uninstall.name: try ReminderInstallation(context).uninstall()
    default: try ReminderRun(context).run()
    }
  }
}

extension ValueFormat where Value == Int {
  /// A number of minutes that divides an hour, so that looks come at the same minutes of each.
  fileprivate static var divisorOfAnHour: Self {
    Self("minutes") { text throws(WordError) in
      let divisors = (1...60).filter { 60 % $0 == 0 }
      guard let minutes = Int(digits: text.utf8), divisors.contains(minutes) else {
        let list = divisors.map(String.init).joined(separator: ", ")
        throw WordError("write one of \(list)", "\(list) 가운데 하나로 적으세요")
      }
      return minutes
    }
  }
}
