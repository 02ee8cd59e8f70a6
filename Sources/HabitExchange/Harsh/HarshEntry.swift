internal import HabitCore

/// A line of harsh's log: `2025-01-01 : Gym : y : Leg day : 1.5`.
struct HarshEntry {
  /// The name of the habit.
  let name: String
  /// What the line says about its day.
  let entry: SourcedEntry
  /// The comment; empty for none.
  let note: String
  /// The amount that cannot be kept, since nothing was done; `nil` if there is none.
  let droppedAmount: Amount?

  /// Reads a line.
  ///
  /// - Parameter line: The line.
  /// - Throws: ``Fault`` if the line has another form.
  init(_ line: TextLines.Line) throws(Fault) {
    let fields = line.bytes.separated(by: " : ")
    guard (3...5).contains(fields.count) else { throw .wrongNumberOfFields(fields.count) }
    let date = try Self.text(fields[0])
    guard let day = Day(date) else { throw .noDay(date) }
    let kind = try Self.kind(fields[2])
    let amount = fields.count == 5 ? try Self.amount(fields[4]) : nil
    name = try Self.text(fields[1])
    entry = SourcedEntry(row: line.number, day: day, kind: kind, amount: kind == .done ? amount : nil)
    note = fields.count > 3 ? try Self.text(fields[3]) : ""
    droppedAmount = kind == .done ? nil : amount
  }

  private static func text(_ field: TextBytes) throws(Fault) -> String {
    guard let text = field.trimmed.text else { throw .notUTF8 }
    return text
  }

  private static func kind(_ field: TextBytes) throws(Fault) -> CheckIn.Kind {
    switch try text(field) {
    case "y": return .done
    case "s": return .skip
    case "n": return .no
    case let other: throw .noResult(other)
    }
  }

  /// The amount, rounded to thousandths; `nil` for 0, which harsh writes where no amount was given.
  private static func amount(_ field: TextBytes) throws(Fault) -> Amount? {
    let text = try text(field)
    if text.isEmpty || text == "0" { return nil }
    guard let units = Double(text), let amount = Amount(rounding: units), amount >= .zero else { throw .noAmount(text) }
    return amount == .zero ? nil : amount
  }
}

// MARK: - Faults

extension HarshEntry {
  /// Why a line is no entry.
  enum Fault: Error, CustomStringConvertible {
    case notUTF8
    case wrongNumberOfFields(Int)
    case noDay(String)
    case noResult(String)
    case noAmount(String)

    /// What is wrong, as half a sentence.
    var description: String {
      switch self {
      case .notUTF8: "it is not UTF-8"
      case .wrongNumberOfFields(let count):
        "it has \(count) field\(count == 1 ? "" : "s") instead of 3 to 5 with ' : ' between them"
      case .noDay(let text): "'\(text.onOneLine)' is no day, such as 2026-02-28"
      case .noResult(let text): "'\(text.onOneLine)' is neither y, n nor s"
      case .noAmount(let text): "'\(text.onOneLine)' is no amount"
      }
    }
  }
}
