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
    let sent = try send(day.due)
    if context.isJSON { return try context.print(day.document(sent: sent)) }
    for reminder in sent { context.report(context.language.sent(message(reminder, in: context.language).line)) }
    if sent.isEmpty { context.report(day.emptyRemark) }
  }

  /// Sends reminders, each only if no other program does.
  ///
  /// - Returns: Those that were sent.
  /// - Throws: ``CommandFailure`` for the first that could not be sent; those before it are sent.
  private func send(_ reminders: [Reminder]) throws -> [Reminder] {
    guard !reminders.isEmpty, let store = try Store.open(at: try context.storePath(), context.writeContext) else {
      return []
    }
    let messenger = Messenger(command: try context.command.value(RemindCommand.command), in: context.environment)
    var sent: [Reminder] = []
    for reminder in reminders where try store.claim(reminder.mark, at: clock.instant) {
      do throws(SendingFailure) {
        try messenger.send(message(reminder, in: context.pictureLanguage))
      } catch {
        try store.withdraw(reminder.mark)
        throw error.command(after: sent.count)
      }
      sent.append(reminder)
    }
    return sent
  }

  private func message(_ reminder: Reminder, in language: Language) -> ReminderMessage {
    ReminderMessage(reminder, at: clock.wallTime, in: language)
  }
}
