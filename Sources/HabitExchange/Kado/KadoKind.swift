internal import HabitCore

/// What the completions of a Kado habit are.
enum KadoKind: Hashable {
  /// Done or not.
  case binary
  /// Numbers that are wanted to add up.
  case counter(Amount)
  /// Seconds that are wanted to add up.
  case timer(seconds: Amount)
  /// Lapses of a habit to quit.
  case negative

  /// Reads the kind of a habit.
  ///
  /// - Parameter habit: The habit.
  /// - Throws: ``JSONFault`` if it is unknown, or its target is none.
  init(of habit: JSONObject) throws(JSONFault) {
    let type: JSONObject = try habit.required("type")
    do throws(JSONFault) {
      switch try type.required("kind", String.self) {
      case "binary": self = .binary
      case "counter": self = .counter(try Self.target("target", of: type))
      case "timer": self = .timer(seconds: try Self.target("targetSeconds", of: type))
      case "negative": self = .negative
      case let other: throw JSONFault(place: "kind", reason: "'\(other.onOneLine)' is not known here")
      }
    } catch {
      throw error.below("type")
    }
  }

  private static func target(_ key: String, of type: JSONObject) throws(JSONFault) -> Amount {
    let value: Double = try type.required(key)
    guard let amount = Amount(rounding: value), amount > .zero else {
      throw JSONFault(place: key, reason: "\(value) is no target")
    }
    return amount
  }

  /// What one of our units is in the numbers of the file: timers count seconds, and here minutes.
  var unit: Int {
    if case .timer = self { 60 } else { 1 }
  }

  /// The goal of a day.
  var goal: Goal {
    switch self {
    case .binary: .check
    case .counter(let target): .atLeast(target, unit: "")
    case .timer(let seconds): .atLeast(seconds.divided(by: unit), unit: "min")
    case .negative: .atMost(.zero, unit: "")
    }
  }
}
