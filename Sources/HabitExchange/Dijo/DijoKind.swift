internal import HabitCore

/// What dijo records of a habit.
enum DijoKind {
  /// Done or not.
  case bit
  /// A number that is wanted, or any.
  case count(goal: Amount)
  /// A number with decimals.
  case float(goal: Amount)

  /// Reads the kind of a habit.
  ///
  /// - Parameter habit: The habit.
  /// - Throws: ``JSONFault`` if it is unknown, or its goal is none.
  init(of habit: JSONObject) throws(JSONFault) {
    let type: String = try habit.required("type")
    switch type {
    case "Bit":
      self = .bit
    case "Count", "Float":
      guard let value = try habit.value("goal") else { throw JSONFault(place: "", reason: "it has no 'goal'") }
      do throws(JSONFault) {
        self = type == "Count" ? .count(goal: try Self.count(value)) : .float(goal: try Self.decimal(value))
      } catch {
        throw error.below("goal")
      }
    default:
      throw JSONFault(place: "type", reason: "'\(type.onOneLine)' is neither Bit, Count nor Float")
    }
  }

  /// The goal of a day; any number will do where dijo wants none or one.
  var goal: Goal {
    switch self {
    case .bit: .check
    case .count(let goal), .float(let goal): goal <= .one && goal.isWhole ? .check : .atLeast(goal, unit: "")
    }
  }

  /// The amount of an entry.
  ///
  /// - Parameter value: The value of the entry.
  /// - Returns: The amount; 0 for a day on which nothing was done.
  /// - Throws: ``JSONFault`` if a habit of this kind has no such value.
  func amount(_ value: JSONValue) throws(JSONFault) -> Amount {
    switch self {
    case .bit:
      guard let flag = value.flag else { throw JSONFault(place: "", reason: "it is no true or false") }
      return flag ? .one : .zero
    case .count: return try Self.count(value)
    case .float: return try Self.decimal(value)
    }
  }

  private static func count(_ value: JSONValue) throws(JSONFault) -> Amount {
    guard let number = value.integer, (0...1_000_000_000).contains(number) else {
      throw JSONFault(place: "", reason: "'\(value.source)' is no number of times")
    }
    return Amount(number)
  }

  /// A decimal number as dijo means it: the value divided by ten to the power of the precision.
  private static func decimal(_ value: JSONValue) throws(JSONFault) -> Amount {
    let object = try JSONObject(from: value)
    let (digits, precision): (Int, Int) = (try object.required("value"), try object.required("precision"))
    guard digits >= 0, (0...18).contains(precision) else {
      throw JSONFault(place: "", reason: "'\(value.source)' is no amount")
    }
    let divisor = (0..<precision).reduce(1.0) { product, _ in product * 10 }
    guard let amount = Amount(rounding: Double(digits) / divisor) else {
      throw JSONFault(place: "", reason: "'\(value.source)' is no amount")
    }
    return amount
  }
}

extension Amount {
  /// Whether it has no decimals.
  fileprivate var isWhole: Bool { thousandths.isMultiple(of: 1000) }
}
