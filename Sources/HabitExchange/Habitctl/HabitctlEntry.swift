internal import HabitCore

/// A line of the file `log` of habitctl: a date, the name of a habit, and y, n or s, with tabs between them.
struct HabitctlEntry {
  /// The name of the habit, which may hold tabs.
  let name: String
  /// What the line says about its day.
  let entry: SourcedEntry

  /// Reads a line.
  ///
  /// - Parameter line: The line.
  /// - Throws: ``Fault`` if the line has another form.
  init(_ line: TextLines.Line) throws(Fault) {
    guard let text = line.bytes.trimmed.text else { throw .notUTF8 }
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count >= 3 else { throw .wrongForm }
    guard let day = Day(String(fields[0])) else { throw .noDay(String(fields[0])) }
    let kind: CheckIn.Kind
    switch fields[fields.count - 1] {
    case "y": kind = .done
    case "n": kind = .no
    case "s": kind = .skip
    case let other: throw .noResult(String(other))
    }
    name = fields[1..<(fields.count - 1)].joined(separator: "\t").trimmed
    entry = SourcedEntry(row: line.number, day: day, kind: kind, amount: nil)
  }

  /// Why a line is no entry.
  enum Fault: Error, CustomStringConvertible {
    case notUTF8
    case wrongForm
    case noDay(String)
    case noResult(String)

    /// What is wrong, as half a sentence.
    var description: String {
      switch self {
      case .notUTF8: "it is not UTF-8"
      case .wrongForm: "it is not a date, a name and y, n or s with tabs between them"
      case .noDay(let text): "'\(text.onOneLine)' is no day, such as 2026-02-28"
      case .noResult(let text): "'\(text.onOneLine)' is neither y, n nor s"
      }
    }
  }
}
