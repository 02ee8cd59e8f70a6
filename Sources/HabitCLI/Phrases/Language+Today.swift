import HabitRender
import HabitStore

// Today's list.

extension Language {
  /// How to begin, for a store without habits.
  var beginning: [String] {
    [
      self("No habits yet. Add the first one:", "아직 습관이 없습니다. 첫 습관을 추가하세요:"),
      "",
      "  " + self("habit add Read --at 21:00", "habit add 독서 --at 21:00"),
      "  " + self("habit add 'Drink water' --goal '8 glasses'", "habit add '물 마시기' --goal '8 잔'"),
      "  " + self("habit add Run --times 3 --per week", "habit add 러닝 --times 3 --per week"),
      "",
      self("Or bring your history along:", "쓰던 기록을 가져오려면:") + " habit import loop FILE, habit import harsh FOLDER",
    ]
  }

  /// How many todos the list of no day has, and where they are.
  func undated(_ todos: UndatedTodos) -> String {
    let count = todos.count
    guard todos.isWhole else {
      return self(
        "\(count) todos or more have no day; 'habit todo' shows them.",
        "기한 없는 할 일 \(count)개 이상: 'habit todo'로 볼 수 있습니다.")
    }
    return count == 1
      ? self("1 todo has no day; 'habit todo' shows it.", "기한 없는 할 일 1개: 'habit todo'로 볼 수 있습니다.")
      : self("\(count) todos have no day; 'habit todo' shows them.", "기한 없는 할 일 \(count)개: 'habit todo'로 볼 수 있습니다.")
  }

  var nothingIsDue: String { self("Nothing is due.", "할 일이 없습니다.") }

  /// A time that has passed.
  func overdue(_ time: String) -> String { self("\(time) overdue", "\(time) 지남") }
  /// A habit of every few days that should have been done on an earlier day.
  var late: String { self("late", "밀림") }
}
