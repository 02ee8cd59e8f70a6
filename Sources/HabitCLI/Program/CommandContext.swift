import CommandKit
import FoundationEssentials
import HabitCore
import HabitRender
import HabitStore

/// A run of one command: what it was asked, the world around it, and what it has written so far.
final class CommandContext {
  /// The command and its words.
  let command: ParsedCommand
  /// The words as they were typed.
  let words: [String]
  /// The world around the program.
  let environment: ProgramEnvironment
  /// Whether one JSON document is wanted instead of text.
  let isJSON: Bool
  /// Whether only data and errors are wanted.
  let isQuiet: Bool
  /// How text is coloured on the standard output.
  let style: Style
  /// The clock, read once.
  let clock: WallClock
  /// The settings that hold, as far as they are known: until a store is read, without those that it holds.
  private(set) var settings: Settings
  /// The path of the store, once it was read or written; `nil` before, and without a store.
  private(set) var knownStore: String?
  /// Whether the command has changed what people see of the store.
  private(set) var hasChangedStore = false
  /// Whether what the store holds is among the settings, as far as there is any.
  private var knowsStoredSettings = false
  private let settingLayers: Result<SettingLayers, CommandFailure>

  /// What goes to the standard output.
  private(set) var output = ""
  /// What goes to the standard error.
  private(set) var errors = ""

  init(_ command: ParsedCommand, words: [String], in environment: ProgramEnvironment) throws {
    self.command = command
    self.words = words
    self.environment = environment
    isJSON = command.isSet(GlobalOptions.json)
    isQuiet = command.isSet(GlobalOptions.quiet)
    style = Style(
      ColorDepth(
        choice: try HabitOptions.colorChoice(command), isTerminal: environment.terminal.isOutputTerminal,
        variable: environment.variable))
    clock = try Self.clock(in: environment)
    let options = try SettingLayers.options(of: command)
    settingLayers = Result { () throws(CommandFailure) in try SettingLayers(options: options, in: environment) }
    let layers = (try? settingLayers.get()) ?? SettingLayers(localeOf: environment.variable)
    settings = layers.settingsBeforeStore
  }

  /// The language of pictures and pages, which people read.
  var pictureLanguage: Language { settings.language ?? .english }

  /// The clock of a run: what a variable says, else that on the wall.
  ///
  /// - Throws: ``CommandFailure`` if the variable says no time.
  static func clock(in environment: ProgramEnvironment) throws(CommandFailure) -> WallClock {
    guard let text = environment.variable(ClockReading.variable) else { return environment.readClock() }
    do throws(WordError) {
      return try ClockReading.clock(text, localMoment: environment.localMoment)
    } catch {
      throw .invalid("invalid-value") {
        $0.isNotValid(text, for: ClockReading.variable, because: $0(error.wording))
      }
    }
  }
}

// MARK: - Writing

extension CommandContext {
  /// The language of all that the command writes to its streams; a document is never translated.
  ///
  /// A command that has not read the store looks there, too: most who have set a language have set it in the store.
  var language: Language {
    if isJSON { return .english }
    if !knowsStoredSettings { lookForStoredSettings() }
    return pictureLanguage
  }

  private func lookForStoredSettings() {
    knowsStoredSettings = true
    let layers = (try? settingLayers.get()) ?? SettingLayers(localeOf: environment.variable)
    // What is wrong with a store is told by the commands that need it.
    if let stored = try? storedSettings() { settings = layers.settings(over: stored) }
  }

  /// Writes data that was asked for, line by line.
  func print(_ text: String) {
    output += text + "\n"
  }

  /// Writes a text that was asked for as it is.
  func emit(_ text: String) {
    output += text
  }

  /// Writes lines of data that was asked for.
  func print(lines: [String]) {
    for line in lines { print(line) }
  }

  /// The number of columns to which texts are cut; `nil` for none, as in a pipe.
  var width: Int? { environment.terminal.columns }

  /// Writes a document.
  func print(_ document: JSON) throws {
    output += try document.text()
  }

  /// Says what was changed, unless that is not wanted.
  func report(_ text: String) {
    // Names come from people, and may hold what would steer the terminal.
    if !isQuiet, !isJSON {
      for line in text.split(separator: "\n") { print(String(line).escapingControlCharacters) }
    }
  }

  /// Says what was changed, line by line or in one document.
  func conclude(_ messages: [String]) throws {
    if isJSON { return try print(.document(["messages": .array(messages.map(JSON.string))])) }
    for message in messages { report(message) }
  }

  /// Writes a hint or a warning to the standard error, unless that is not wanted.
  func remark(_ text: String) {
    let line = text + "\n"
    // Two pictures of one command lack the same fonts; once is enough.
    if !isQuiet, !errors.contains(line) { errors += line }
  }
}

// MARK: - The store

extension CommandContext {
  /// The path of the store.
  ///
  /// - Throws: ``CommandFailure`` if neither an option nor a variable says where people keep their data.
  func storePath() throws -> String {
    let place = StorePlace(home: try command.value(GlobalOptions.home), variable: environment.variable)
    guard let path = place.path else {
      throw CommandFailure(
        exitCode: .usage, code: "no-home",
        message: Wording(
          "neither HABIT_HOME nor HOME says where the store is; name a folder with --home",
          "HABIT_HOME과 HOME이 모두 없어 저장소 위치를 알 수 없습니다. --home으로 폴더를 정하세요"))
    }
    return path
  }

  /// The line that was typed, without the name of the program, as the history of commands shows it.
  var line: String { words.map(\.quotedForShell).joined(separator: " ") }

  /// Reads the store as it is now; without one it is as empty as a new one, and none is made.
  ///
  /// It is judged by the clock of the run, unless another one is given.
  func read<Result>(by otherClock: WallClock? = nil, _ body: (HabitBook) throws -> Result) throws -> Result {
    // A configuration that makes no sense is refused before anything is done with the store.
    let layers = try layers()
    let clock = otherClock ?? clock
    guard let store = try Store.open(at: try storePath(), writeContext) else {
      knowsStoredSettings = true
      return try body(HabitBook(emptyAt: clock, settings: layers.settings(over: Settings())))
    }
    knownStore = store.path
    return try store.read { snapshot in try body(try book(snapshot, layers, clock)) }
  }

  /// Writes to the store in one transaction, which is one step to undo; a store that is not there is made.
  ///
  /// Nobody else can come between what the body reads and what it writes.
  func write<Result>(_ body: (HabitBook, Transaction) throws -> Result) throws -> Result {
    let layers = try layers()
    func write(to store: Store) throws -> Result {
      try store.write(line, writeContext) { transaction in
        try body(try book(transaction, layers, clock), transaction)
      }
    }
    if let store = try Store.open(at: try storePath(), writeContext) {
      return try noting(store, layers) { try write(to: store) }
    }
    // A command that is refused leaves no empty store behind, so the first one is tried in memory before.
    _ = try write(to: Store.inMemory(weekStart: localWeekStart, writeContext))
    let store = try openOrCreate()
    return try noting(store, layers) { try write(to: store) }
  }

  /// Takes a write back, or repeats it; `nil` if there is none, or no store.
  func reverse(_ body: (Store, WriteContext) throws -> Reversal?) throws -> Reversal? {
    let layers = try layers()
    guard let store = try Store.open(at: try storePath(), writeContext) else { return nil }
    return try noting(store, layers) { try body(store, writeContext) }
  }

  /// Does something with the store that is no step to undo; a store that is not there is made.
  func changing<Result>(_ body: (Store) throws -> Result) throws -> Result {
    try changing(try openOrCreate(), { try body($0) })
  }

  /// Does something with a store that is open, and that is no step to undo.
  func changing<Result>(_ store: Store, _ body: (Store) throws -> Result) throws -> Result {
    let layers = try layers()
    return try noting(store, layers) { try body(store) }
  }

  /// Notes whether something changes a store, and which settings hold since.
  private func noting<Result>(_ store: Store, _ layers: SettingLayers, _ body: () throws -> Result) throws -> Result {
    let result = try body()
    knownStore = store.path
    guard store.hasChanged else { return result }
    hasChangedStore = true
    // The write is done: what could go wrong here is no failure of it.
    if let stored = try? store.read({ try $0.settings() }) {
      settings = layers.settings(over: stored)
      knowsStoredSettings = true
    }
    return result
  }

  /// What the store itself holds, of all that may be set.
  func storedSettings() throws -> Settings {
    try Store.open(at: try storePath(), writeContext)?.read { try $0.settings() } ?? Settings()
  }

  /// What is set outside of the store.
  ///
  /// - Throws: ``CommandFailure`` if the configuration file or a variable makes no sense.
  func layers() throws(CommandFailure) -> SettingLayers { try settingLayers.get() }

  /// The book of a store, with the settings that hold over its own.
  private func book(_ snapshot: Snapshot, _ layers: SettingLayers, _ clock: WallClock) throws -> HabitBook {
    settings = layers.settings(over: try snapshot.settings())
    knowsStoredSettings = true
    return try HabitBook(snapshot, settings: settings, clock: clock)
  }

  /// Shows a person who waits at a terminal how far a long command is; `nil` where nobody looks.
  var progress: ((_ line: String) -> Void)? {
    environment.terminal.isErrorTerminal && !isJSON && !isQuiet ? environment.showProgress : nil
  }

  /// Writes what an import brings in one transaction, which is one step to undo; a store that is not there is made.
  ///
  /// - Parameters:
  ///   - plan: What it brings.
  ///   - progress: Called with the number of check-ins so far.
  /// - Returns: What was done.
  /// - Throws: ``CommandFailure`` or `StoreError` if the store cannot be written.
  func apply(_ plan: ImportPlan, progress: (_ checkIns: Int) -> Void) throws -> ImportOutcome {
    try changing { store in
      try store.write(line, writeContext) { try $0.apply(plan, progress: progress) }
    }
  }

  /// What an import would do, without doing it; without a store, what it would do to an empty one.
  ///
  /// - Parameters:
  ///   - plan: What it brings.
  ///   - progress: Called with the number of check-ins so far.
  /// - Returns: What would be done.
  /// - Throws: ``CommandFailure`` or `StoreError` if the store cannot be read.
  func rehearse(_ plan: ImportPlan, progress: (_ checkIns: Int) -> Void) throws -> ImportOutcome {
    let store =
      try Store.open(at: try storePath(), writeContext) ?? Store.inMemory(weekStart: localWeekStart, writeContext)
    return try store.rehearse(writeContext) { try $0.apply(plan, progress: progress) }
  }

  /// Keeps where habits stand for the next command; nothing happens where the store cannot be written.
  func keep(_ standings: Standings) {
    // A cache that cannot be kept is no failure of the command, which has read all that it needs.
    guard let path = try? storePath(), let store = try? Store.open(at: path, writeContext) else { return }
    store.save(standings)
  }

  private func openOrCreate() throws -> Store {
    try Store.openOrCreate(at: try storePath(), weekStart: localWeekStart, writeContext)
  }

  /// The weekday on which weeks start in a new store.
  var localWeekStart: WeekStart { WeekStart(localeOf: environment.variable) }

  /// When writes happen, and where their identifiers come from.
  var writeContext: WriteContext {
    WriteContext(instant: clock.instant, makeIdentifier: environment.makeIdentifier)
  }
}
