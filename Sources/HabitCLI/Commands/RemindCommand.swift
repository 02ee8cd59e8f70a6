import CommandKit
import HabitCore
import HabitStore

/// Sends reminders, and lets the system send them by itself.
enum RemindCommand: ProgramCommand {
  static let at = Option(
    "--at", .text("instant"), "The time to take for now: 2026-03-05T20:55.", shownDefault: "the clock")
  static let dryRun = Flag("--dry-run", short: "n", "Show what would be done, and do nothing.")
  static let command = Option(
    "--command", .text("command"), "A command for the shell, in place of a notification; it gets title and body.")

  static let send = CommandSpec(
    "send", "Send the reminders that have come due.",
    discussion: """
      What is done, skipped, paused, archived or not due is not reminded of, and each reminder is sent once. Of a habit \
      whose reminders were slept through the latest one is sent, and nothing of days that are over.

      Without --command the notification service of the desktop shows them. A command finds the title and the body in \
      $1 and $2, and in HABIT_TITLE and HABIT_BODY.
      """,
    examples: [
      Example("habit remind", "Send what has come due."),
      Example("habit remind --dry-run", "Show that, and what comes later today."),
      Example("habit remind --command 'ntfy publish habits \"$1: $2\"'", "Send it to a phone."),
    ],
    parameters: [at.spec, dryRun.spec, command.spec])

  static let spec = CommandSpec(
    "remind", "Send reminders, now or by themselves.",
    discussion: """
      Reminders come before the time of a habit and when it is overdue, at times of its own ('habit edit read --remind \
      07:00,21:00'), when a todo is due, and in the evening for all that is still open. 'habit config' shows the \
      settings for that.
      """,
    examples: [
      Example("habit remind --dry-run", "Show what would be sent, and what comes later today.")
    ],
    defaultSubcommand: "send", subcommands: [send])

  static func run(_ context: CommandContext) throws {
    try ReminderRun(context).run()
  }
}
