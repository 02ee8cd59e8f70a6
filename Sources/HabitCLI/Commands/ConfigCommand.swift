import CommandKit
import HabitCore
import HabitStore

/// Reads and changes the settings.
enum ConfigCommand: ProgramCommand {
  /// A setting that people may change.
  enum Key: String, CaseIterable {
    case dayStart = "day-start"
    case weekStart = "week-start"

    /// The name of the setting in the store.
    var name: SettingName {
      switch self {
      case .dayStart: .dayStart
      case .weekStart: .weekStart
      }
    }

    /// What the setting decides: one sentence.
    var summary: String {
      switch self {
      case .dayStart: "When a new day starts; before it, it is still yesterday."
      case .weekStart: "The weekday on which weeks start: mon, sun or sat."
      }
    }

    /// The value of the setting, as text.
    func value(in settings: Settings) -> String {
      switch self {
      case .dayStart: String(describing: settings.dayStart)
      case .weekStart: settings.weekStart.rawValue
      }
    }

    /// Reads a value, and writes it in the form of the store.
    func normalized(_ text: String) throws(WordError) -> String {
      switch self {
      case .dayStart:
        return String(describing: try TimeWord.time(text))
      case .weekStart:
        if let start = WeekStart(rawValue: text.lowercased()) { return start.rawValue }
        guard let weekday = WeekdayWord.weekday(text),
          let start = WeekStart.allCases.first(where: { $0.weekday == weekday })
        else {
          let words = WeekStart.allCases.map(\.rawValue).joined(separator: ", ")
          throw WordError("write one of \(words)", "\(words) 가운데 하나로 적으세요")
        }
        return start.rawValue
      }
    }
  }

  static let key = Argument(ValueFormat<Key>(choices: "key"), "The setting: day-start or week-start.")
  static let value = Argument(.text("value"), "Its new value.")

  static let get = CommandSpec(
    "get", "Print one setting.", examples: [Example("habit config get week-start", "Print one setting.")],
    parameters: [key.spec])
  static let set = CommandSpec(
    "set", "Change a setting.",
    examples: [Example("habit config set day-start 04:00", "Let a day last until four in the morning.")],
    parameters: [key.spec, value.spec])
  static let unset = CommandSpec(
    "unset", "Give a setting its usual value again.",
    examples: [Example("habit config unset day-start", "Let days start at midnight again.")], parameters: [key.spec])
  static let list = CommandSpec(
    "list", "Print all settings.", examples: [Example("habit config", "Print all settings.")])

  static let spec = CommandSpec(
    "config", "Read and change the settings.",
    discussion: "The settings are kept in the store: whoever judges a day, judges it alike.",
    examples: [Example("habit config set week-start sun", "Let weeks start on Sunday.")],
    defaultSubcommand: "list", subcommands: [list, get, set, unset])

  static func run(_ context: CommandContext) throws {
    switch context.command.path.command.name {
    case get.name: try show([try context.command.value(key)], isList: false, context)
    case set.name: try change(try context.command.value(value), context)
    case unset.name: try change(nil, context)
    default: try show(Key.allCases, isList: true, context)
    }
  }

  private static func show(_ keys: [Key], isList: Bool, _ context: CommandContext) throws {
    let settings = try context.read { $0.settings }
    if context.isJSON {
      let fields = keys.map { ($0.rawValue, JSON.string($0.value(in: settings))) }
      return try context.print(.document(["settings": .object(Dictionary(uniqueKeysWithValues: fields))]))
    }
    guard isList else {
      for key in keys { context.print(key.value(in: settings)) }
      return
    }
    var table = Table([Table.Column(), Table.Column(), Table.Column()])
    for key in keys {
      table.append([
        Table.Cell(key.rawValue), Table.Cell(key.value(in: settings), [.bold]),
        Table.Cell(key.summary, [.role(.muted)]),
      ])
    }
    context.print(lines: table.lines(width: nil, style: context.style))
  }

  private static func change(_ text: String?, _ context: CommandContext) throws {
    let key = try context.command.value(key)
    var value: String?
    if let text {
      do throws(WordError) {
        value = try key.normalized(text)
      } catch {
        throw context.command.error(.invalidValue(text, parameter: key.rawValue, reason: .refused(error.wording)))
      }
    }
    // A week has no usual start: it is that of where the person lives.
    if key == .weekStart { value = value ?? context.localWeekStart.rawValue }
    let settings = try context.write { book, transaction in
      if key.value(in: book.settings) != value { try transaction.set(key.name, to: value) }
      return try transaction.settings()
    }
    if context.isJSON {
      return try context.print(.document(["settings": [key.rawValue: .string(key.value(in: settings))]]))
    }
    context.report("\(key.rawValue): \(key.value(in: settings))")
  }
}
