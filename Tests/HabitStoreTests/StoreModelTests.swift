import Foundation
import HabitCore
import HabitStore
import TestSupport
import Testing

@Suite("Store against a model") struct StoreModelTests {
  @Test(
    "holds what a model holds after any writes, undos, redos and reopenings", arguments: 1...5 as ClosedRange<UInt64>)
  func randomWrites(seed: UInt64) throws {
    let bench = try StoreBench()
    // Most stores live in memory, since every write to a disk waits for it.
    let isOnDisk = seed == 1
    var store = try isOnDisk ? bench.openOrCreate() : bench.inMemory()
    var random = RandomWrite(seed: seed)
    var model = StoreModel()
    var past: [StoreModel] = []
    var future: [StoreModel] = []
    for step in 0..<400 {
      let comment: Comment = "seed \(seed), step \(step)"
      switch Int.random(in: 0..<20, using: &random.generator) {
      case 0 where isOnDisk:
        store = try bench.reopened()
      case 1...4:
        let reversal = try store.undo(bench.context())
        #expect((reversal == nil) == past.isEmpty, comment)
        #expect(reversal.map(\.leftCount) ?? 0 == 0, comment)
        if let last = past.popLast() {
          future.append(model)
          model = last
        }
      case 5...7:
        let reversal = try store.redo(bench.context())
        #expect((reversal == nil) == future.isEmpty, comment)
        if let next = future.popLast() {
          past.append(model)
          model = next
        }
      default:
        var changed = model
        // Two changes of one write may cancel out, and are an entry all the same.
        var hasChanged = false
        try bench.write(store, "step \(step)") { transaction in
          for _ in 0..<Int.random(in: 1...2, using: &random.generator) {
            let before = changed.sorted()
            try random.apply(to: transaction, &changed)
            hasChanged = hasChanged || changed.sorted() != before
          }
        }
        if hasChanged {
          past.append(model)
          future = []
        }
        model = changed
      }
      let read = try StoreModel(store)
      try #require(read == model.sorted(), comment)
      let counts = Dictionary(grouping: model.todos.compactMap(\.todo.category)) { $0 }.mapValues(\.count)
      #expect(try store.read { try $0.todoCounts() } == counts, comment)
      for checkIn in read.checkIns { random.everything[checkIn.id] = checkIn }
      try #require(
        try store.read { try $0.journal() }.map(\.isUndone)
          == future.map { _ in true } + past.map { _ in false }, comment)
    }
  }

  @Test("never keeps a standing that a write has made wrong", arguments: 11...14 as ClosedRange<UInt64>)
  func standings(seed: UInt64) throws {
    let bench = try StoreBench()
    let store = try bench.inMemory()
    var random = RandomWrite(seed: seed)
    var model = StoreModel()
    var kept = 0
    for step in 0..<400 {
      switch Int.random(in: 0..<10, using: &random.generator) {
      case 0...1: _ = try store.undo(bench.context())
      case 2: _ = try store.redo(bench.context())
      default:
        var changed = model
        try bench.write(store, "step \(step)") { try random.apply(to: $0, &changed) }
      }
      model = try StoreModel(store)
      for checkIn in model.checkIns { random.everything[checkIn.id] = checkIn }
      let weekStart = Settings(values: model.settings).weekStart
      var standings = try store.read { try $0.standings(weekStart: weekStart) }
      for (id, standing) in standings.values {
        let habit = try #require(model.habits.first { $0.id == id }, "seed \(seed), step \(step)")
        try #require(
          standing.strength == model.digest(of: habit, through: standing.day), "seed \(seed), step \(step)")
        kept += 1
      }
      for habit in model.habits where random.chance(0.5) {
        let day = random.day()
        standings.values[habit.id] = Standing(
          day: day, unit: .days, strength: model.digest(of: habit, through: day),
          records: Records(daysDone: step, longestDays: step / 2, longestWeeks: step / 3, longestMonths: step / 4))
      }
      store.save(standings)
      #expect(try store.read { try $0.standings(weekStart: weekStart) } == standings)
    }
    #expect(kept > 100)
  }
}
