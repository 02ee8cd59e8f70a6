import HabitStore

/// The settings as text: a line with the value and where it comes from, and what it means below it.
enum SettingsView {
  static func lines(_ settings: [ShownSetting], in context: CommandContext) -> [String] {
    var table = Table([Table.Column(), Table.Column(), Table.Column()])
    for shown in settings {
      let source = shown.placed.source
      table.append([
        Table.Cell(shown.setting.name.rawValue), Table.Cell(shown.placed.value, [.bold]),
        Table.Cell(source.place ?? source.code, [.role(.muted)]),
      ])
    }
    let rows = table.lines(width: nil, style: context.style)
    return zip(settings, rows).flatMap { shown, row in
      [row] + explanation(of: shown, width: context.width).map { context.style.apply([.role(.muted)], to: $0) }
    }
  }

  /// The columns to which sentences are wrapped where no terminal says how many there are, as help is.
  private static let usualWidth = 80

  private static func explanation(of shown: ShownSetting, width: Int?) -> [String] {
    let text = "\(shown.setting.meaning) (\(shown.setting.allowedValues); default: \(shown.standard))"
    return text.wrapped(toTerminalColumns: max((width ?? usualWidth) - 2, 1)).map { "  " + $0 }
  }
}
