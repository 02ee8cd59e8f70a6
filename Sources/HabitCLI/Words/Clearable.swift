import CommandKit
import HabitCore

/// A value that an option sets, or the word `none`, which clears it.
enum Clearable<Value: Sendable>: Sendable {
  case value(Value)
  case none

  /// The value, or `nil` if it is cleared.
  var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }
}

extension Clearable: Equatable where Value: Equatable {}

extension ValueFormat {
  /// A kind of value that the word `none` clears.
  static func orNone<Wrapped>(
    _ placeholder: String, completion: CompletionKind = .none,
    _ read: @escaping @Sendable (String) throws(WordError) -> Wrapped
  ) -> Self where Value == Clearable<Wrapped> {
    Self(placeholder, completion: completion) { text throws(WordError) in
      text.lowercased() == "none" ? .none : .value(try read(text))
    }
  }
}
