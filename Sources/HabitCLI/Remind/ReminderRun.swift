import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// One run of `habit remind`: it finds out what has come due, and sends it.
struct ReminderRun {
  private let context: CommandContext
  private let clock: WallClock

  init(_ context: CommandContext) throws {
    self.context = context
    clock = try Self.clock(context)
  }

  private static func clock(_ context: CommandContext) throws -> WallClock {
    guard let text = try context.command.value(RemindCommand.at) else { return context.clock }
    do throws(WordError) {
      return try ClockReading.clock(text, localMoment: context.environment.localMoment)
    } catch {
      let option = RemindCommand.at.spec
      throw context.command.error(.invalidValue(text, parameter: option.label, reason: .refused(error.wording)))
    }
  }

  func run() throws {
    let isDryRun = context.command.isSet(RemindCommand.dryRun)
    var standings: Standings?
    let day = try context.read(by: clock) { book in
      let histories = try book.histories(forListOf: book.today)
      standings = try book.standingsToKeep(of: histories.map(\.history))
      let plan = try book.reminderPlan(for: histories)
      return ReminderDay(
        due: plan.due(without: try book.snapshot?.sentReminders() ?? []), upcoming: plan.upcoming,
        areOn: book.settings.reminds, now: clock.wallTime, language: context.language)
    }
    if isDryRun {
      if context.isJSON { return try context.print(day.document(sent: [])) }
      return context.print(lines: day.lines(width: context.width, style: context.style))
    }
    if let standings { context.keep(standings) }
    let (sent, failures) = try send(day.due)
    if context.isJSON {
      try context.print(day.document(sent: sent))
    } else {
      for reminder in sent { context.report(context.language.sent(message(reminder, in: context.language).line)) }
      if sent.isEmpty, failures.isEmpty { context.report(day.emptyRemark) }
    }
    guard failures.isEmpty else {
      throw ShownFailure(cause: CommandFailure(unsent: failures, besides: sent.count), output: context.output)
    }
  }

  /// Sends reminders, each only if no other program does; one that cannot be sent holds up no other.
  ///
  /// - Returns: Those that were sent, and why the others were not, with what they remind of.
  /// - Throws: `StoreError` if the store cannot be written.
  private func send(_ reminders: [Reminder]) throws -> (sent: [Reminder], failures: [UnsentReminders]) {
    guard !reminders.isEmpty, let store = try Store.open(at: try context.storePath(), context.writeContext) else {
      return ([], [])
    }
    let messenger = Messenger(command: try context.command.value(RemindCommand.command), in: context.environment)
    var sent: [Reminder] = []
    var failures: [UnsentReminders] = []
    for reminder in reminders where try store.claim(reminder.mark, at: clock.instant) {
      let message = message(reminder, in: context.pictureLanguage)
      do throws(SendingFailure) {
        try messenger.send(message)
        sent.append(reminder)
      } catch {
        try store.withdraw(reminder.mark)
        failures.add(message.title, unsentBecauseOf: error)
      }
    }
    return (sent, failures)
  }

  private func message(_ reminder: Reminder, in language: Language) -> ReminderMessage {
    ReminderMessage(reminder, at: clock.wallTime, in: language)
  }
}
