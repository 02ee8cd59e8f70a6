import CommandKit
import FoundationEssentials
import HabitCore
import HabitRender
import HabitStore

/// Lists check-ins and notes.
enum LogCommand: ProgramCommand {
  static let spec = CommandSpec(
    "log", "List check-ins and notes, newest first.",
    examples: [
      Example("habit log", "List all check-ins."),
      Example("habit log read --last 4w", "List those of a habit in the last four weeks."),
    ],
    parameters: [SharedParameters.someHabits.spec] + RangeOptions.all)

  static func run(_ context: CommandContext) throws {
    let (lines, isEmpty) = try context.read { book in
      let range = try context.range(in: book)
      let lines = try context.namedOrActive(book)
        .flatMap { entry in
          try (book.snapshot?.checkIns(of: entry.habit.id, in: range) ?? []).map { Line(entry: entry, checkIn: $0) }
        }
        .sorted { ($0.checkIn.day, $0.instant) > ($1.checkIn.day, $1.instant) }
      return (lines, book.entries.isEmpty)
    }
    if context.isJSON { return try context.print(.document(["checkIns": .array(lines.map(\.json))])) }
    guard !isEmpty else { return context.print(lines: context.language.beginning) }
    guard !lines.isEmpty else { return context.print(context.language.nothingRecorded) }
    var table = Table([
      Table.Column(), Table.Column(), Table.Column(canShrink: true), Table.Column(alignment: .right), Table.Column(),
    ])
    for line in lines { table.append(line.cells(in: context.language)) }
    // The last column is a note, which a terminal wraps by itself.
    context.print(lines: table.lines(width: nil, style: context.style))
  }

  /// One check-in of a habit.
  private struct Line {
    let entry: HabitBook.Entry
    let checkIn: CheckIn

    var instant: Int64 { checkIn.recorded?.instant ?? .min }

    private var time: TimeOfDay? { checkIn.recorded?.clock.time }

    private var unit: String { entry.habit.goals.value(on: checkIn.day).unit }

    func cells(in language: Language) -> [Table.Cell] {
      let sign =
        switch checkIn.kind {
        case .done: StateSign(.done)
        case .skip: StateSign(.skipped)
        case .no: StateSign(.missed)
        }
      return [
        Table.Cell(language.listed(checkIn.day)), Table.Cell(sign.character, sign.attributes),
        Table.Cell(entry.habit.name.text), Table.Cell(checkIn.amount.map { language.amount($0, in: unit) } ?? ""),
        Table.Cell(checkIn.note, [.role(.muted)]),
      ]
    }

    var json: JSON {
      [
        "id": .string(checkIn.id.uuidString), "habit": .string(entry.habit.id.uuidString),
        "name": .string(entry.habit.name.text), "date": JSON(checkIn.day), "kind": .string(checkIn.kind.rawValue),
        "amount": checkIn.amount.map { JSON($0) } ?? nil, "note": .string(checkIn.note), "time": JSON(time),
        "recordedAt": checkIn.recorded.map { .int(Int($0.instant)) } ?? nil,
        "utcOffset": checkIn.recorded.map { .int($0.secondsFromUTC) } ?? nil,
      ]
    }
  }
}
