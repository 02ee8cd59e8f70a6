import HabitCore
import HabitExchange
import Testing

extension ImportPlan {
  /// Expects what holds for the plan of any file, however damaged.
  func expectSoundness(_ comment: Comment) {
    #expect(Set(habits.map(\.habit.id)).count == habits.count, comment)
    #expect(Set(todos.map(\.id)).count == todos.count, comment)
    let categories = Set(categories.map(\.id))
    for imported in habits {
      let checkIns = imported.checkIns
      #expect(Set(checkIns.map(\.day)).count == checkIns.count, comment)
      #expect(checkIns.allSatisfy { $0.amount.map { .zero < $0 && $0 <= .greatest } ?? true }, comment)
      #expect(checkIns.allSatisfy { $0.kind == .skip || $0.day <= importDay }, comment)
      #expect(checkIns.allSatisfy { imported.habit.start <= $0.day }, comment)
      #expect(imported.habit.conflict == nil, comment)
      #expect(imported.habit.category.map(categories.contains) ?? true, comment)
    }
    #expect(Receipt(of: self).lines.allSatisfy { !$0.contains("\n") }, comment)
  }
}
