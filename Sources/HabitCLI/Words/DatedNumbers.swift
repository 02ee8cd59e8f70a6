import CommandKit
import HabitCore

/// The lines `date,value` of a text, as a pipe brings them.
///
/// Commas, semicolons or tabs separate the fields, which may stand in quotes; further fields are not read. A first line
/// without a date is a heading. Empty lines, and those that begin with `#`, are passed over.
enum DatedNumbers {
  /// The most lines that a report of faults names.
  private static let mostFaults = 5

  /// Reads the lines.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - name: What the text is called in an error.
  /// - Returns: The days with their numbers, in the order of the lines.
  /// - Throws: ``CommandFailure`` that names the lines which cannot be read.
  static func read(_ bytes: [UInt8], of name: String) throws(CommandFailure) -> [(day: Day, value: Double)] {
    var numbers: [(day: Day, value: Double)] = []
    var faults: [String] = []
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    if text.first == "\u{FEFF}" { text.removeFirst() }
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let fields = line.split(omittingEmptySubsequences: false, whereSeparator: { ",;\t".contains($0) })
        .map { $0.trimmingQuotes }
      guard let first = fields.first, !line.allSatisfy(\.isWhitespace), first.first != "#" else { continue }
      if let day = Day(first), fields.count > 1, let value = Double(fields[1]), value.isFinite {
        numbers.append((day, value))
      } else if Day(first) == nil, numbers.isEmpty, faults.isEmpty, !first.contains(where: \.isNumber) {
        continue
      } else {
        faults.append(fault(of: fields, at: "\(name):\(index + 1)"))
      }
    }
    guard faults.isEmpty else {
      let more = faults.count > mostFaults ? ["\(name): \(faults.count - mostFaults) more lines like these"] : []
      throw CommandFailure(
        exitCode: .malformedData, code: "malformed-data",
        message: "\(faults[0]); write lines such as 2026-03-05,8",
        details: Array(faults.dropFirst().prefix(mostFaults - 1)) + more)
    }
    return numbers
  }

  private static func fault(of fields: [String], at place: String) -> String {
    let (date, value) = (fields[0].escapingControlCharacters, fields.dropFirst().first?.escapingControlCharacters)
    guard Day(fields[0]) != nil else { return "\(place): '\(date)' is not a date" }
    return value.map { "\(place): '\($0)' is not a number" } ?? "\(place): there is no number behind the date"
  }
}

extension Substring {
  /// The text without blanks around it, and without the quotes that it stands in.
  fileprivate var trimmingQuotes: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    if text.count > 1, text.first == "\"", text.last == "\"" { text = text.dropFirst().dropLast() }
    return String(text)
  }
}
