import CommandKit
import HabitCore
import HabitRender

/// What a person tells of a table so that it can be imported.
enum TableOptions {
  static let columns = Option(
    "--columns", .columns, "The columns of a csv table by name or number, such as date=Day,habit=Name,value=3.")
  static let separator = Option(
    "--separator", ValueFormat<ColumnSeparator>(choices: "character"), "What separates the fields of a csv table.",
    shownDefault: "found out")
  static let specs = [columns.spec, separator.spec]

  /// Puts what is told into the options of an import.
  ///
  /// - Parameters:
  ///   - command: The command line.
  ///   - choice: The tracker that it names.
  ///   - options: The options.
  /// - Returns: The tracker; whoever tells of columns and leaves the tracker open means a table.
  /// - Throws: `UsageError` for another tracker than a table.
  static func add(
    from command: ParsedCommand, for choice: ImportChoice, to options: inout ImportOptions
  ) throws -> ImportFormat? {
    let columns = try command.value(columns)
    options.columns = columns ?? [:]
    options.separator = try command.value(separator)
    guard columns != nil || options.separator != nil else { return choice.format }
    let format = choice.format ?? .csv
    guard format == .csv else { throw command.error(.other(Wording { $0.columnsAreOfTables })) }
    return format
  }
}
