import HabitCore
import HabitExchange
import HabitStore
import Testing

extension ImportPlan {
  /// Expects what holds for the plan of any file of another tracker, however damaged.
  func expectSoundness(_ comment: Comment) {
    expectOwnSoundness(comment)
    for imported in habits {
      let checkIns = imported.checkIns
      #expect(Set(checkIns.map(\.day)).count == checkIns.count, comment)
      #expect(checkIns.allSatisfy { $0.amount.map { .zero < $0 && $0 <= .greatest } ?? true }, comment)
      #expect(checkIns.allSatisfy { $0.kind == .skip || $0.day <= importDay }, comment)
      #expect(checkIns.allSatisfy { imported.habit.start <= $0.day }, comment)
    }
  }

  /// Expects what holds for the plan of our own export too, in which a day may have several check-ins.
  func expectOwnSoundness(_ comment: Comment) {
    #expect(Set(habits.map(\.habit.id)).count == habits.count, comment)
    #expect(Set(todos.map(\.id)).count == todos.count, comment)
    let categories = Set(categories.map(\.id))
    for imported in habits {
      let checkIns = imported.checkIns
      #expect(Set(checkIns.map(\.id)).count == checkIns.count, comment)
      #expect(checkIns.allSatisfy { (Day.first...Day.last).contains($0.day) }, comment)
      #expect(imported.habit.conflict == nil, comment)
      #expect(imported.habit.category.map(categories.contains) ?? true, comment)
    }
    #expect(Receipt(of: self).lines.allSatisfy { !$0.containsControlCharacter }, comment)
  }

  /// Expects that a store takes the plan, and nothing of it the second time.
  func expectToBeTakenOnce(_ comment: Comment) throws {
    let store = try Store.inMemory(weekStart: .monday, RandomContents.context())
    _ = try store.write("import", RandomContents.context()) { try $0.apply(self) }
    let again = try store.write("import", RandomContents.context()) { try $0.apply(self) }
    #expect(!again.isChange, comment)
  }
}
