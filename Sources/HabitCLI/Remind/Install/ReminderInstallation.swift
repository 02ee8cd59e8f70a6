import CommandKit
import HabitRender

/// Lets reminders come by themselves, or no more.
struct ReminderInstallation {
  private let context: CommandContext
  private let environment: ProgramEnvironment
  private let home: String
  private let configuration: String

  init(_ context: CommandContext) throws {
    self.context = context
    environment = context.environment
    guard let home = environment.variable("HOME"), home.hasPrefix("/") else { throw Self.placeUnknown }
    self.home = home
    // The XDG specification wants relative paths ignored.
    let folder = environment.variable("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    configuration = folder ?? "\(home)/.config"
  }

  private static var placeUnknown: CommandFailure {
    CommandFailure(exitCode: .usage, code: "no-home", message: Wording { $0.placeUnknown })
  }

  private var systemd: any ReminderSchedule { FileSchedule.systemd(configuration: configuration, in: environment) }
  private var launchd: any ReminderSchedule { FileSchedule.launchd(home: home, in: environment) }
  private var cron: any ReminderSchedule { CronSchedule(environment: environment) }

  func install() throws {
    let schedule = try chosen()
    let job = try job()
    let isDryRun = context.command.isSet(RemindCommand.dryRun)
    let pieces = try isDryRun ? schedule.pieces(for: job) : schedule.install(job)
    // Two ways at once would only do the work twice.
    let others = isDryRun ? [] : try remove([systemd, launchd, cron].filter { $0.name != schedule.name })
    if context.isJSON {
      return try context.print(
        .document([
          "schedule": .string(schedule.name), "minutes": .int(job.minutes), "dryRun": .bool(isDryRun),
          "written": .array(pieces.map { ["place": .string($0.place), "text": .string($0.text)] }),
          "removed": .array(others.map(JSON.string)),
        ]))
    }
    let language = context.language
    if !isDryRun {
      context.report(
        pieces.isEmpty
          ? language.scheduledAlready(through: schedule.name)
          : language.scheduled(through: schedule.name, every: job.minutes))
    }
    for piece in pieces where isDryRun || !context.isQuiet {
      context.print(isDryRun ? language.wouldWrite(piece.place) : language.wrote(piece.place))
      context.print(
        lines: piece.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
          line.isEmpty ? "" : "  " + String(line).escapingControlCharacters
        })
    }
    for place in others { context.report(language.removedFrom(place)) }
  }

  func uninstall() throws {
    let schedules = [systemd, launchd, cron]
    let isDryRun = context.command.isSet(RemindCommand.dryRun)
    let places = isDryRun ? try schedules.flatMap { try $0.installed() } : try remove(schedules)
    if context.isJSON {
      return try context.print(
        .document(["dryRun": .bool(isDryRun), "removed": .array(places.map(JSON.string))]))
    }
    let language = context.language
    for place in places { context.report(isDryRun ? language.wouldRemoveFrom(place) : language.removedFrom(place)) }
    if places.isEmpty { context.report(language.nothingScheduled) }
  }

  /// Removes what some schedules have written, and says from where.
  private func remove(_ schedules: [any ReminderSchedule]) throws -> [String] {
    try schedules.flatMap { schedule in
      let places = try schedule.installed()
      if !places.isEmpty { try schedule.uninstall() }
      return places
    }
  }

  /// The schedule that was asked for, else the one that the machine has.
  private func chosen() throws -> any ReminderSchedule {
    switch (context.command.isSet(RemindCommand.systemd), context.command.isSet(RemindCommand.cron)) {
    case (true, true):
      throw context.command.error(.conflict(RemindCommand.systemd.spec.name, RemindCommand.cron.spec.name))
    case (true, false): return systemd
    case (false, true): return cron
    case (false, false): break
    }
    if environment.readMachine().isMac { return launchd }
    // It answers where a user has a session, and not in a container or on a machine without systemd.
    let answers = (try? environment.run(["systemctl", "--user", "show-environment"])) != nil
    return answers ? systemd : cron
  }

  // MARK: - The job

  private func job() throws -> ReminderJob {
    guard let program = environment.readMachine().programPath else { throw Self.placeUnknown }
    let command = try context.command.value(RemindCommand.command)
    return ReminderJob(
      program: program, words: ["remind", "--quiet"] + (command.map { ["--command", $0] } ?? []),
      variables: try variables(), minutes: try context.command.value(RemindCommand.every))
  }

  /// What this run knows of the store, the settings and the language, and one without a session would not.
  private func variables() throws -> [(name: String, value: String)] {
    var variables: [(name: String, value: String)] = []
    if let folder = try storeFolder() { variables.append(("HABIT_HOME", folder)) }
    if configuration != "\(home)/.config" { variables.append(("XDG_CONFIG_HOME", configuration)) }
    if Language(localeOf: environment.variable) != .english {
      let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment.variable).first { !$0.isEmpty }
      variables.append(("LANG", locale ?? ""))
    }
    return variables
  }

  /// The folder of the store; `nil` if it is the usual one.
  private func storeFolder() throws -> String? {
    let folder = String(try context.storePath().dropLast(StorePlace.fileName.count + 1))
    guard folder != "\(home)/.local/share/habit" else { return nil }
    if folder.hasPrefix("/") { return folder }
    guard let current = environment.variable("PWD"), current.hasPrefix("/") else {
      throw CommandFailure.invalid("relative-path") { $0.isNoWholePath(folder) }
    }
    return "\(current)/\(folder)"
  }
}
