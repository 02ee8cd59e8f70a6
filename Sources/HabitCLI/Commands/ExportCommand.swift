import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Writes habits, check-ins and todos in a form that other programs read.
enum ExportCommand: ProgramCommand {
  static let format = Argument(ValueFormat<ExportFormat>(choices: "format"), "The form.")
  static let habits = Argument(zeroOrMore: .habit, "The habits.", shownDefault: "everything")
  static let output = Option("--output", short: "o", .file("file"), "The file or folder to write.", shownDefault: "-")
  static let table = Option(
    "--table", ValueFormat<ExportTable>(choices: "table"), "What the rows of csv are.", default: ExportTable.checkIns,
    shownDefault: ExportTable.checkIns.rawValue)

  static let spec = CommandSpec(
    "export", "Take everything out, or a part of it.",
    discussion: """
      Habits, --category or a range limit what is written. What a format cannot say is told on the standard error.
      """,
    glossary: Glossary("Formats", ExportFormat.allCases.map { Glossary.Entry($0.rawValue, $0.meaning) }),
    examples: [
      Example("habit export json -o habits.json", "Keep a complete copy."),
      Example("habit export csv --table days --year 2026", "Show a year as a table for spreadsheets."),
    ],
    parameters: [format.spec, habits.spec, output.spec, CategoryOption.filter.spec] + RangeOptions.all + [table.spec])

  static func run(_ context: CommandContext) throws {
    let format = try context.command.value(format)
    let place = try context.command.value(output) ?? "-"
    let table = try context.command.value(table)
    guard let writer = context.environment.abilities.foreignWriter else { throw HandOver(companion: .exchange) }
    guard format.container == .file || place != "-" else {
      throw CommandFailure.invalid("missing-output") { $0.needsOutput(format.rawValue) }
    }
    let export = try context.read { book in
      let options = ExportOptions(
        clock: book.dayClock, instant: context.clock.instant, weekStart: book.weekStart, table: table,
        reminders: book.settings.reminderRules)
      return try writer.export(try contents(context, book), format, options)
    }
    try write(export, in: format.container, to: place, context)
    for remark in export.remarks { context.remark(remark) }
  }

  private static func contents(_ context: CommandContext, _ book: HabitBook) throws -> StoreContents {
    let words = try context.command.value(habits)
    var contents = try book.snapshot?.contents() ?? StoreContents()
    if let category = try context.category(CategoryOption.filter, in: book) {
      guard words.isEmpty else { throw context.command.error(.conflict("<habit>", CategoryOption.filter.spec.name)) }
      contents.limit(toCategory: category.value?.id)
    }
    if !words.isEmpty { contents.limit(to: Set(try book.find(words).map(\.habit.id))) }
    if let range = try context.range(in: book) { contents.limit(to: range, book.dayClock) }
    return contents
  }

  private static func write(
    _ export: Export, in container: ExportFormat.Container, to place: String, _ context: CommandContext
  ) throws {
    guard place != "-" else { return context.emit(String(decoding: export.files[0].bytes, as: UTF8.self)) }
    if container == .folder {
      try context.environment.abilities.foreignWriter?.checkFolder(place, export)
      try context.environment.makeFolder(place)
    }
    let files = export.files.map { (container == .folder ? "\(place)/\($0.name)" : place, $0.bytes) }
    try context.save(files)
    guard context.isJSON else { return context.report(context.language.saved(place)) }
    try context.print(
      .document([
        "files": .array(files.map { .string($0.0) }), "remarks": .array(export.remarks.map(JSON.string)),
      ]))
  }
}

extension Language {
  fileprivate func needsOutput(_ format: String) -> String {
    self(
      "'\(format)' is no single text; name where it goes with -o",
      "'\(format)' 형식은 글 하나로 나오지 않습니다. -o로 저장할 곳을 정하세요")
  }
}
