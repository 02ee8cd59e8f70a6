import CommandKit
import HabitCore
import HabitRender

/// The lines `date,value` of a text, as a pipe brings them.
///
/// A comma, a semicolon or a tab separates the fields of a line, whichever comes first; the fields may stand in quotes,
/// and further ones are not read. A first line without a date is a heading. Empty lines, and those that begin with `#`,
/// are passed over.
enum DatedNumbers {
  /// The most lines that a report of faults names.
  private static let mostFaults = 5
  /// The most characters of a field that a report of a fault shows.
  private static let longestField = 40
  /// The greatest number, of which there can be any count before a sum is no longer finite.
  private static let greatest = 1e15

  /// Reads the lines.
  ///
  /// - Parameters:
  ///   - bytes: The text in UTF-8.
  ///   - name: What the text is called in an error.
  /// - Returns: The days with their numbers, in the order of the lines.
  /// - Throws: ``CommandFailure`` that names the lines which cannot be read.
  static func read(_ bytes: [UInt8], of name: String) throws(CommandFailure) -> [(day: Day, value: Double)] {
    var numbers: [(day: Day, value: Double)] = []
    var faults: [Wording] = []
    var isFirst = true
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    if text.first == "\u{FEFF}" { text.removeFirst() }
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      let fields = fields(of: line)
      guard let first = fields.first, !line.allSatisfy(\.isWhitespace), first.first != "#" else { continue }
      defer { isFirst = false }
      if let day = Day(first), fields.count > 1, let value = number(fields[1]) {
        numbers.append((day, value))
      } else if !isFirst || Day(first) != nil || first.contains(where: \.isNumber) {
        faults.append(fault(of: fields, at: "\(name):\(index + 1)"))
      }
    }
    guard faults.isEmpty else {
      let left = faults.count - mostFaults
      let more = left > 0 ? [Wording("\(name): \(left) more lines like these", "\(name): 이런 줄이 \(left)개 더 있음")] : []
      throw CommandFailure(
        exitCode: .malformedData, code: "malformed-data",
        message: Wording {
          $0("\($0(faults[0])); write lines such as 2026-03-05,8", "\($0(faults[0])). 각 줄을 2026-03-05,8처럼 적으세요")
        },
        details: Array(faults.dropFirst().prefix(mostFaults - 1)) + more)
    }
    return numbers
  }

  // A comma in a number, as in 2026-03-01;1,5, must not pass for the end of it.
  private static func fields(of line: Substring) -> [String] {
    let separator = line.first { ",;\t".contains($0) }
    return line.split(omittingEmptySubsequences: false) { $0 == separator }.map(\.trimmingQuotes)
  }

  private static func number(_ text: String) -> Double? {
    decimal(text).flatMap { $0.magnitude <= greatest ? $0 : nil }
  }

  /// Reads a decimal number, however great; `nil` for any other text, such as `nan` or `0x10`.
  private static func decimal(_ text: String) -> Double? {
    text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) } ? Double(text) : nil
  }

  private static func fault(of fields: [String], at place: String) -> Wording {
    let field = shown(fields[0])
    guard Day(fields[0]) != nil else {
      return Wording("\(place): '\(field)' is not a date", "\(place): \("'\(field)'".with(.topic)) 날짜가 아닙니다")
    }
    guard fields.count > 1 else {
      return Wording("\(place): there is no number behind the date", "\(place): 날짜 뒤에 수가 없습니다")
    }
    let number = shown(fields[1])
    guard decimal(fields[1]) != nil else {
      return Wording("\(place): '\(number)' is not a number", "\(place): \("'\(number)'".with(.topic)) 수가 아닙니다")
    }
    return Wording("\(place): '\(number)' is too great a number", "\(place): \("'\(number)'".with(.topic)) 너무 큰 수입니다")
  }

  private static func shown(_ field: String) -> String {
    (field.count > longestField ? field.prefix(longestField) + "…" : field[...]).description.escapingControlCharacters
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
