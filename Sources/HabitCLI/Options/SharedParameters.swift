import CommandKit
import HabitCore
import HabitRender

/// Parameters that several commands take.
enum SharedParameters {
  static let habits = Argument(oneOrMore: .habit, "The habits: names, beginnings of names, or numbers.")
  static let activeHabits = Argument(oneOrMore: .activeHabit, "The habits: names, beginnings of names, or numbers.")
  static let archivedHabits = Argument(oneOrMore: .archivedHabit, "The habits: names, beginnings of names, or numbers.")
  static let habit = Argument(.habit, "The habit: its name, the beginning of it, or its number.")
  static let someHabits = Argument(zeroOrMore: .habit, "The habits.", shownDefault: "all that are not archived")
  static let on = Option("--on", .date, "The day.", shownDefault: "today")
  static let yes = Flag("--yes", short: "y", "Do not ask.")
  static let note = Option("--note", .note, "A note to keep with it.")
}

extension CommandContext {
  /// The day that an option names, or today.
  func day(
    _ option: Option<DateWord?>, today: Day, looking direction: DateWord.Direction = .back
  ) throws -> Day {
    guard let word = try command.value(option) else { return today }
    return try day(word, of: option.spec, today: today, looking: direction)
  }

  /// The day that a word means.
  func day(
    _ word: DateWord, of option: ParameterSpec, today: Day, looking direction: DateWord.Direction = .back
  ) throws(CommandFailure) -> Day {
    do throws(WordError) {
      return try word.day(today: today, looking: direction)
    } catch {
      throw .invalid("invalid-value") {
        $0("\(option.name) is not valid: \($0(error.wording))", "\(option.name) 값이 올바르지 않습니다: \($0(error.wording))")
      }
    }
  }

  /// The range that the options ask for; `nil` if they ask for none.
  func range(in book: HabitBook, earliest: Day? = nil) throws -> DayRange? {
    let first = earliest ?? book.entries.map(\.habit.start).min() ?? book.today
    let words = try RangeOptions.words(command)
    do throws(WordError) {
      return try words.days(today: book.today, weekStart: book.weekStart, earliest: first)
    } catch {
      throw CommandFailure.invalid("invalid-range") {
        $0("the range is not valid: \($0(error.wording))", "기간이 올바르지 않습니다: \($0(error.wording))")
      }
    }
  }

  /// The habits that were named, or all that are not archived.
  func namedOrActive(_ book: HabitBook) throws -> [HabitBook.Entry] {
    let words = try command.value(SharedParameters.someHabits)
    return words.isEmpty ? book.active : try book.find(words)
  }
}
