import CommandKit
import HabitCore

// The kinds of values that options and arguments take.

extension ValueFormat {
  /// A kind of value that is read by a function which says why a text is refused.
  init(
    _ placeholder: String, completion: CompletionKind = .none,
    reading read: @escaping @Sendable (String) throws(WordError) -> Value
  ) {
    self.init(placeholder, completion: completion) { text throws(InvalidValue) in
      do throws(WordError) { return try read(text) } catch { throw .refused(error.wording) }
    }
  }
}

extension ValueFormat where Value == DateWord {
  static var date: Self { Self("date") { text throws(WordError) in try DateWord(text) } }
}

extension ValueFormat where Value == WeekdaySet {
  static var days: Self { Self("days", reading: DaysWord.weekdays) }
}

extension ValueFormat where Value == Goal {
  static var goal: Self { Self("goal", reading: GoalWord.goal) }
  static var limit: Self { Self("limit", reading: GoalWord.limit) }
}

extension ValueFormat where Value == Amount {
  static var amount: Self {
    Self("amount") { text throws(WordError) in
      guard let amount = Amount(text) else {
        throw WordError(
          "write a number up to \(Amount.greatest) with up to three decimals and a point, such as 1.5",
          "1.5처럼 \(Amount.greatest)까지의 수를 소수점 아래 셋째 자리까지 적으세요")
      }
      return amount
    }
  }
}

extension ValueFormat where Value == Name {
  static var name: Self {
    Self("name") { text throws(WordError) in
      do throws(NameError) { return try Name(text) } catch { throw WordError { $0.text(of: error) } }
    }
  }
}

extension ValueFormat where Value == String {
  static var habit: Self { Self("habit", completion: .names(of: .habit)) { text throws(WordError) in text } }

  /// A habit that is not archived.
  static var activeHabit: Self {
    Self("habit", completion: .names(of: .activeHabit)) { text throws(WordError) in text }
  }

  /// A habit that is archived.
  static var archivedHabit: Self {
    Self("habit", completion: .names(of: .archivedHabit)) { text throws(WordError) in text }
  }

  /// The path of a folder, which an empty text is not.
  static var folder: Self {
    Self("folder", completion: .file) { text throws(WordError) in
      guard !text.isEmpty else { throw WordError("name a folder", "폴더 이름을 적으세요") }
      return text
    }
  }

  /// The path of a file with dated numbers.
  static var csv: Self { Self("file", completion: .file) { text throws(WordError) in text } }

  static var note: Self { Self("text", reading: NoteWord.note) }
}

extension ValueFormat where Value == Int {
  /// A whole number within bounds.
  static func number(_ placeholder: String, _ bounds: ClosedRange<Int>) -> Self {
    Self(placeholder) { text throws(WordError) in
      guard let number = Int(digits: text.utf8), bounds.contains(number) else {
        throw WordError(
          "write a whole number from \(bounds.lowerBound) to \(bounds.upperBound)",
          "\(bounds.lowerBound)부터 \(bounds.upperBound)까지의 정수를 적으세요")
      }
      return number
    }
  }
}
