import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// The process in the background that runs the hooks after a change, and leaves word of what failed.
///
/// It is this program itself, started with a word that is no command of people.
struct HookWatch: Hashable {
  /// The hooks to run.
  let hooks: ChangeHooks
  /// The path of the store.
  let store: String
  /// The command that made the change, such as `check` or `config set`.
  let verb: String

  /// The word that starts it.
  private static let word = "__after-change"

  /// How long a hook may take; then it is killed with all that it has started.
  static let limit = Duration.seconds(10)

  /// Creates a watch.
  init(_ hooks: ChangeHooks, store: String, verb: String) {
    self.hooks = hooks
    self.store = store
    self.verb = verb
  }

  /// Reads the words with which it is started.
  ///
  /// It is `nil` for all words that people type.
  init?(words: [String]) {
    guard words.count == 8, words[0] == Self.word else { return nil }
    store = words[1]
    verb = words[2]
    hooks = ChangeHooks(
      command: words[3].isEmpty ? nil : words[3],
      picture: words[4].isEmpty ? nil : ChangeHooks.Picture(path: words[4], size: words[5]),
      backup: Day(words[6]).flatMap { day in Int(words[7]).map { ChangeHooks.Backup(day: day, count: $0) } })
  }

  /// The words that start it.
  var words: [String] {
    [
      Self.word, store, verb, hooks.command ?? "", hooks.picture?.path ?? "", hooks.picture?.size ?? "",
      hooks.backup?.day.description ?? "", hooks.backup.map { String($0.count) } ?? "",
    ]
  }
}

// MARK: - Running

extension HookWatch {
  /// Runs the hooks.
  func run(in environment: ProgramEnvironment) {
    var failures: [HookFailure] = []
    if let backup = hooks.backup { failures += make(backup, in: environment) }
    // The picture comes first: the command may be there to show it.
    if let picture = hooks.picture {
      // Of many changes at once the last one to be drawn must be the last one: while one process draws, one other
      // waits, and will draw all that has changed until then.
      environment.takeTurn(store + Self.turnSuffix) {
        let words = ["habit", "widget", "--output", picture.path, "--size", picture.size]
        if let failure = attempt(words, .widgetFile, in: environment) { failures.append(failure) }
      }
    }
    if let command = hooks.command {
      if let failure = attempt(["/bin/sh", "-c", command], .onChange, in: environment) { failures.append(failure) }
    }
    if !failures.isEmpty { HookFailure.leave(failures, besides: store, in: environment) }
  }

  private func make(_ backup: ChangeHooks.Backup, in environment: ProgramEnvironment) -> [HookFailure] {
    let context = WriteContext(
      instant: environment.readClock().instant, makeIdentifier: environment.makeIdentifier)
    do {
      // The first changes of a day may come at once; whichever copy is finished first is kept.
      if let store = try Store.open(at: store, context) {
        try DailyBackups(of: self.store).make(of: backup.day, from: store, keeping: backup.count, context)
      }
      return []
    } catch {
      return [HookFailure(setting: .backups, end: .notStarted, message: Failure(error).message(in: .english))]
    }
  }

  private func attempt(_ words: [String], _ setting: SettingName, in environment: ProgramEnvironment) -> HookFailure? {
    let order = ProcessOrder(words, variables: variables)
    do throws(ProcessFailure) {
      let result = try environment.processes.run(order, Self.limit)
      guard result.end != .exited(0) else { return nil }
      return HookFailure(setting, result)
    } catch {
      return HookFailure(setting: setting, end: .notStarted, message: error.reason)
    }
  }

  /// What a hook is told.
  ///
  /// A hook that itself changes something starts no further command, or there would be no end.
  private var variables: [String: String] {
    let folder = store.lastIndex(of: "/").map { String(store[..<$0]) } ?? "."
    return ["HABIT_HOME": folder, "HABIT_COMMAND": verb, Setting.onChange.variable: Setting.off]
  }

  /// What the name of the file with which the drawing processes take turns has behind that of the store.
  private static let turnSuffix = ".widget-turn"
}
