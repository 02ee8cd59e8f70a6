import CommandKit
import HabitRender

/// Reminders that could not be sent, all for the same reason.
struct UnsentReminders: Hashable {
  /// What they remind of, in the order in which they came due.
  var titles: [String]
  /// Why they were not sent.
  let failure: SendingFailure
}

extension [UnsentReminders] {
  /// Adds a reminder to those that failed as it did.
  mutating func add(_ title: String, unsentBecauseOf failure: SendingFailure) {
    if let index = firstIndex(where: { $0.failure == failure }) {
      self[index].titles.append(title)
    } else {
      append(UnsentReminders(titles: [title], failure: failure))
    }
  }
}

extension CommandFailure {
  /// The failure of a run that could not send some reminders.
  ///
  /// - Parameters:
  ///   - groups: The reminders, by reason; at least one group.
  ///   - sent: How many others were sent.
  init(unsent groups: [UnsentReminders], besides sent: Int) {
    let lines = groups.map { group in
      Wording { language in
        language.notSent(
          group.titles, by: group.failure.program, language(group.failure.fault), isService: group.failure.isService)
      }
    }
    self.init(
      exitCode: .unavailable, code: "no-notification",
      message: Wording { language in (lines.first.map { language($0) } ?? "") + language.othersWereSent(sent) },
      details: lines.dropFirst().map { line in Wording { "habit: \($0(line).escapingControlCharacters)" } })
  }
}
