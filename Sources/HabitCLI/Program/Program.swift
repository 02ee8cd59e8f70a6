public import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// The program `habit`: its commands, and what it makes of a command line.
public enum Program {
  /// The version, as `habit --version` shows it.
  public static let version = "0.1.0"

  /// When this version was made, as the manual page shows it.
  static let date = "December 1, 2026"

  /// The commands under their headings, in the order of the help page.
  private static let groups: [(heading: String, commands: [any (ProgramCommand & Sendable).Type])] = [
    ("Every day", [TodayCommand.self, CheckCommand.self, UncheckCommand.self, SkipCommand.self, AskCommand.self]),
    ("Todos and categories", [TodoCommand.self, CategoryCommand.self]),
    (
      "Habits",
      [
        AddCommand.self, ListCommand.self, ShowCommand.self, EditCommand.self, MoveCommand.self, PauseCommand.self,
        ResumeCommand.self, ArchiveCommand.self, UnarchiveCommand.self, DeleteCommand.self,
      ]
    ),
    (
      "Looking back",
      [
        StreaksCommand.self, BadgesCommand.self, ExplainCommand.self, WeekCommand.self, MonthCommand.self,
        StatsCommand.self, HeatmapCommand.self, ChartCommand.self, ReportCommand.self, LogCommand.self,
      ]
    ),
    ("On the desktop", [WidgetCommand.self, RemindCommand.self]),
    (
      "The store",
      [
        ImportCommand.self, ExportCommand.self, UndoCommand.self, RedoCommand.self, HistoryCommand.self,
        ConfigCommand.self, BackupCommand.self,
        RestoreCommand.self, DoctorCommand.self, MergeCommand.self, SyncCommand.self, PathCommand.self,
      ]
    ),
    ("The shell", [CompletionsCommand.self, ManCommand.self]),
  ]

  /// The description of the program, from which parsing, help, completion and the manual page are made.
  public static var spec: CommandSpec { spec(withOwnCommands: []) }

  /// The description of the program, with the commands of a person's own below those that it has.
  private static func spec(withOwnCommands own: [String]) -> CommandSpec {
    let help = CommandSpec.help(examples: [Example("habit help check", "Show how a command is used.")])
    return CommandSpec(
      "habit", "Track habits and todos, and draw them.",
      discussion: """
        Without a command habit shows today: what comes back, the habits, and what is to be done once, the todos. A \
        habit is named by its name, the beginning of it, or its number. Dates are written as 2026-03-05, today, \
        yesterday, mon, or -3 for three days ago.
        """,
      examples: [
        Example("habit add Read --at 21:00", "Add a habit."), Example("habit check read", "Check in for today."),
        Example("habit todo add 'Buy milk' --due today", "Add a todo."),
        Example("habit todo check 1", "Say that it is done."), Example("habit", "Show today."),
      ],
      options: GlobalOptions.all, defaultSubcommand: TodayCommand.spec.name, topics: HelpTopics.all,
      groups: groups.map { group in
        CommandGroup(group.heading, group.commands.map { $0.spec } + (group.heading == "The shell" ? [help] : []))
      } + OwnCommands.groups(own, besides: Set(groups.flatMap { $0.commands.map { $0.spec.name } })))
  }

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - words: The words, without the name of the program.
  ///   - environment: The world around the program.
  /// - Returns: What was written and the exit code, or which other executable is to go on.
  public static func run(_ words: [String], in environment: ProgramEnvironment) -> ProgramResult {
    if let watch = HookWatch(words: words) {
      watch.run(in: environment)
      return .finished(.success, output: "", errors: "")
    }
    if let request = CompletionRequest(words) {
      return .finished(.success, output: completed(request, in: environment), errors: "")
    }
    do {
      switch try spec.parse(words) {
      case .version:
        return .finished(.success, output: "habit \(version)\n", errors: "")
      case .help(let path):
        // Only the page of the whole program lists the commands of a person's own.
        let shown = path.verbs.isEmpty ? CommandPath(root: spec(withOwnCommands: environment.ownCommands())) : path
        return .finished(.success, output: Help.page(for: shown, width: helpWidth(in: environment)), errors: "")
      case .topic(let topic):
        return .finished(.success, output: Help.page(for: topic, width: helpWidth(in: environment)), errors: "")
      case .run(let command):
        return run(try CommandContext(command, words: words, in: environment))
      }
    } catch {
      let failure = Failure((error as? UsageError)?.pointingToHabits ?? error)
      return handedOver(
        words, after: error,
        otherwise: .finished(
          failure.exitCode, output: "",
          errors: isJSON(words) ? failure.document : failure.text(in: language(in: environment))))
    }
  }

  private static func helpWidth(in environment: ProgramEnvironment) -> Int {
    environment.variable("COLUMNS").flatMap { Int($0) } ?? environment.terminal.columns ?? 80
  }

  /// What a shell can offer for a line that is being typed.
  private static func completed(_ request: CompletionRequest, in environment: ProgramEnvironment) -> String {
    // What else is on the search path matters only where a command is typed.
    let own = request.words.count == 1 ? environment.ownCommands() : []
    let completion = ShellCompletion(request.words, in: spec(withOwnCommands: own)) { topic in
      CompletionTopic(rawValue: topic).map { CompletionNames(request.words, in: environment).names(under: $0) } ?? []
    }
    return request.answer(completion)
  }

  private static func run(_ context: CommandContext) -> ProgramResult {
    let verb = context.command.path.verbs.first?.name
    guard let program = groups.lazy.flatMap(\.commands).first(where: { $0.spec.name == verb }) else {
      preconditionFailure("'\(context.command.path.line)' is described but not implemented")
    }
    do {
      try program.run(context)
      context.startHooks()
      context.tellOfHooks()
      return .finished(.success, output: context.output, errors: context.errors)
    } catch let handOver as HandOver {
      return .handOver(
        to: handOver.companion.rawValue, words: context.words,
        otherwise: failed(CommandFailure(missing: handOver.companion), context))
    } catch {
      context.startHooks()
      return failed(error, context)
    }
  }

  private static func failed(_ error: any Error, _ context: CommandContext) -> ProgramResult {
    let shown = error as? ShownFailure
    let failure = Failure(shown?.cause ?? error)
    return .finished(
      failure.exitCode, output: shown?.output ?? "",
      errors: context.isJSON ? failure.document : failure.text(in: context.language))
  }

  /// The language of a person whose line could not be read, so that it names no store but the usual one.
  private static func language(in environment: ProgramEnvironment) -> Language {
    let layers = (try? SettingLayers(options: [:], in: environment)) ?? SettingLayers(localeOf: environment.variable)
    // What is wrong with the clock or a store is told by the commands that need it.
    guard let path = StorePlace(home: nil, variable: environment.variable).path,
      let clock = try? CommandContext.clock(in: environment),
      let stored = try? Store.open(
        at: path, WriteContext(instant: clock.instant, makeIdentifier: environment.makeIdentifier))?
        .read({ try $0.settings() })
    else { return layers.settingsBeforeStore.language ?? .english }
    return layers.settings(over: stored).language ?? .english
  }

  /// A word that is no command may still be a command of the user's own: `habit-word`.
  private static func handedOver(
    _ words: [String], after error: any Error, otherwise result: ProgramResult
  ) -> ProgramResult {
    guard case .unknownCommand(let name, _) = (error as? UsageError)?.fault, words.first == name, !name.contains("/")
    else { return result }
    return .handOver(to: "habit-\(name)", words: Array(words.dropFirst()), otherwise: result)
  }

  /// Whether errors are to be written as JSON, though the line could not be read.
  private static func isJSON(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains(GlobalOptions.json.spec.name)
  }
}

extension CommandFailure {
  /// An executable that should stand beside this one is not there.
  fileprivate init(missing companion: Companion) {
    self.init(
      exitCode: .unavailable, code: "missing-executable",
      message: Wording(
        "'\(companion.rawValue)' is not installed beside habit; install HabitFlow again",
        "habit 옆에 '\(companion.rawValue)' 프로그램이 없습니다. HabitFlow를 다시 설치하세요"))
  }
}
