/// What the system is to run again and again, so that reminders come by themselves.
struct ReminderJob {
  /// The absolute path of `habit`.
  let program: String
  /// The words that it gets.
  let words: [String]
  /// The variables that it needs beside those of the system.
  let variables: [(name: String, value: String)]
  /// The minutes between two runs, a divisor of 60.
  let minutes: Int

  /// What tells the files and lines of habit from those of others.
  static let marker = "Written by 'habit remind install'; 'habit remind uninstall' removes it."
}
