import CommandKit
import HabitRender

/// Brings messages to a person: through the notification service of the desktop, or through a command.
struct Messenger {
  /// The command for the shell; `nil` for the notification service.
  let command: String?
  private let environment: ProgramEnvironment
  private let machine: MachineFacts

  /// How long a message may take.
  private static let limit = Duration.seconds(10)

  /// Prepares to bring messages.
  ///
  /// - Parameters:
  ///   - command: The command for the shell; `nil` for the notification service.
  ///   - environment: The world around the program.
  init(command: String?, in environment: ProgramEnvironment) {
    self.command = command
    self.environment = environment
    machine = environment.readMachine()
  }

  /// Brings a message.
  ///
  /// - Throws: ``SendingFailure`` if it was not brought.
  func send(_ message: ReminderMessage) throws(SendingFailure) {
    let order = order(for: message)
    let result: ProcessResult
    do throws(ProcessFailure) {
      result = try environment.processes.run(order, Self.limit)
    } catch {
      throw failure(Wording { error.isMissing ? missing(in: $0) : $0.cannotBeStarted(error.reason) })
    }
    switch result.end {
    case .exited(0): return
    case .exited(let code):
      let line = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").first.map(String.init)
      throw failure(Wording { language in line.map(language.says) ?? language.ended(with: code) })
    case .signalled(let signal): throw failure(Wording { $0.wasEnded(by: signal) })
    case .timedOut: throw failure(Wording { $0.tookLonger(than: Self.limit.components.seconds) })
    }
  }

  /// The program that brings a message; the words of people are values of it, and never part of a script.
  private func order(for message: ReminderMessage) -> ProcessOrder {
    if let command {
      return ProcessOrder(
        ["/bin/sh", "-c", command, "habit", message.title, message.body],
        variables: sessionBus.merging(["HABIT_TITLE": message.title, "HABIT_BODY": message.body]) { $1 })
    }
    if machine.isMac {
      let script = ["on run argv", "display notification (item 2 of argv) with title (item 1 of argv)", "end run"]
      return ProcessOrder(["osascript"] + script.flatMap { ["-e", $0] } + ["--", message.title, message.body])
    }
    return ProcessOrder(
      [
        "notify-send", "--app-name=HabitFlow", "--icon=\(message.icon)",
        "--urgency=\(message.isImportant ? "critical" : "normal")", "--category=x-habit.reminder", "--", message.title,
        message.body.asNotificationBody,
      ],
      // It reads its words in the character set of the locale, which under cron may have ASCII alone.
      variables: sessionBus.merging(["LC_ALL": "C.UTF-8"]) { $1 })
  }

  /// The address of the session bus where the variables do not tell it, as under cron.
  private var sessionBus: [String: String] {
    let name = "DBUS_SESSION_BUS_ADDRESS"
    guard environment.variable(name) == nil, let address = machine.sessionBus else { return [:] }
    return [name: address]
  }

  /// What brings messages, for people.
  private var name: String { command ?? (machine.isMac ? "osascript" : "notify-send") }

  private func missing(in language: Language) -> String {
    command == nil && !machine.isMac ? language.notifySendIsNotInstalled : language.isNotInstalled
  }

  private func failure(_ fault: Wording) -> SendingFailure {
    SendingFailure(program: name, fault: fault, isService: command == nil)
  }
}

extension String {
  /// The text as notify-send takes a body: markup for the service, with backslashes that mean themselves.
  fileprivate var asNotificationBody: String {
    replacingScalars("&", with: "&amp;").replacingScalars("<", with: "&lt;").replacingScalars(">", with: "&gt;")
      .replacingScalars("\\", with: "\\\\")
  }
}
