import CommandKit
import HabitCore
import HabitStore

/// Reads and changes the settings.
enum ConfigCommand: ProgramCommand {
  static let key = Argument(.setting, "The setting; 'habit config' lists them.")
  static let value = Argument(.text("value"), "Its new value.")

  static let get = CommandSpec(
    "get", "Print one setting.", examples: [Example("habit config get week-start", "Print one setting.")],
    parameters: [key.spec])
  static let set = CommandSpec(
    "set", "Change a setting.",
    examples: [
      Example("habit config set day-start 04:00", "Let a day last until four in the morning."),
      Example("habit config set on-change 'pkill -RTMIN+8 waybar'", "Wake a status bar after every change."),
    ],
    parameters: [key.spec, value.spec])
  static let unset = CommandSpec(
    "unset", "Give a setting its usual value again.",
    examples: [Example("habit config unset day-start", "Let days start at midnight again.")], parameters: [key.spec])
  static let list = CommandSpec(
    "list", "Print all settings.", examples: [Example("habit config", "Print all settings.")])

  static let spec = CommandSpec(
    "config", "Read and change the settings.",
    discussion: """
      A setting has the value of the first of these that gives one: an option such as --lang, a variable such as \
      HABIT_DAY_START, a line such as 'day-start = 04:00' in ~/.config/habit/config, the store, in which 'habit config \
      set' writes, and the locale or the usual value. The list says which it was.

      The settings are \(Setting.all.map(\.name.rawValue).joined(separator: ", ")).
      """,
    examples: [
      Example("habit config", "List the settings, what they mean, and where each value comes from."),
      Example("habit config set week-start sun", "Let weeks start on Sunday."),
      Example("habit config get day-start", "Print one setting."),
      Example("habit config unset day-start", "Give it its usual value again."),
    ],
    defaultSubcommand: "list", subcommands: [list, get, set, unset])

  static func run(_ context: CommandContext) throws {
    switch context.command.path.command.name {
    case get.name:
      let setting = try context.command.value(key)
      try show([setting], context) { context.print(lines: $0.map(\.placed.value.escapingControlCharacters)) }
    case set.name: try change(to: try context.command.value(value), context)
    case unset.name: try change(to: nil, context)
    default: try show(Setting.all, context) { context.print(lines: SettingsView.lines($0, in: context)) }
    }
  }

  private static func show(
    _ settings: [Setting], _ context: CommandContext, print: ([ShownSetting]) -> Void
  ) throws {
    let layers = try context.layers()
    let store = try context.storedSettings()
    let shown = settings.map { ShownSetting($0, layers, over: store) }
    if context.isJSON { return try context.print(shown.document) }
    print(shown)
  }

  private static func change(to text: String?, _ context: CommandContext) throws {
    let setting = try context.command.value(key)
    let layers = try context.layers()
    var value: String?
    if let text {
      do throws(InvalidValue) {
        value = try setting.normalized(text, home: context.environment.variable("HOME"))
      } catch {
        throw context.command.error(.invalidValue(text, parameter: setting.name.rawValue, reason: error))
      }
    }
    // A week has no usual start but that of where the person lives, and whoever judges a week must judge it alike.
    if setting == .weekStart { value = value ?? layers.standard(of: setting).value }
    let store = try context.write { _, transaction in
      let stored = try transaction.settings().values[setting.name] ?? setting.standard
      if stored != value ?? setting.standard { try transaction.set(setting.name, to: value) }
      return try transaction.settings()
    }
    let shown = ShownSetting(setting, layers, over: store)
    if context.isJSON {
      try context.print([shown].document)
    } else {
      context.report("\(setting.name.rawValue): \(value ?? layers.standard(of: setting).value)")
    }
    if shown.placed.source.winsOverStore {
      context.remark(context.language.stays(setting.name.rawValue, shown.placed).escapingControlCharacters)
    }
  }
}
