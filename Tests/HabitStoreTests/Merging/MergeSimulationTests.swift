import Foundation
import HabitCore
import TestSupport
import Testing

@testable import HabitStore

@Suite("Devices that meet") struct MergeSimulationTests {
  /// A sync that was cut.
  private struct Cut: Error {}

  private static var seeds: ClosedRange<UInt64> { Soak.isLong ? 1...3000 : Soak.isOn ? 1...200 : 1...12 }

  @Test("end equal, whatever they did and in whatever order they met, and lose no check-in")
  func simulation() throws {
    var settlements: Set<String> = []
    for seed in Self.seeds { try simulate(seed, &settlements) }
    #expect(settlements == ["revived", "renamed", "movedStart"], "A simulation without these tests little")
  }

  private func simulate(_ seed: UInt64, _ settlements: inout Set<String>) throws {
    var generator = SeededGenerator(seed: seed)
    let devices = try (1...Int.random(in: 2...6, using: &generator)).map { number in
      try MergeDevice(number, seed: seed, offset: Int64.random(in: -20_000_000...20_000_000, using: &generator))
    }
    var (added, removed): (Set<MergeRecord.Key>, Set<MergeRecord.Key>) = ([], [])
    for step in 0..<Int.random(in: 20...120, using: &generator) {
      let device = devices[Int.random(in: devices.indices, using: &generator)]
      let other = devices[Int.random(in: devices.indices, using: &generator)]
      let before = try device.checkIns()
      switch Int.random(in: 0..<20, using: &generator) {
      case 0...3 where device !== other:
        settlements.formUnion(try device.meet(other, step).settlements.map(\.kind))
      case 4 where device !== other: try cut(device, other, step, &generator)
      case 5...6: _ = try device.store.undo(device.context(step))
      case 7: _ = try device.store.redo(device.context(step))
      case 8: try addNamesake(device, step)
      default:
        var model = try StoreModel(device.store)
        try device.store.write("step \(step)", device.context(step)) { try device.random.apply(to: $0, &model) }
        for checkIn in model.checkIns { device.random.everything[checkIn.id] = checkIn }
      }
      let after = try device.checkIns()
      added.formUnion(after)
      removed.formUnion(before.subtracting(after))
    }
    try settle(devices, seed)
    let records = try devices[0].records()
    let seen = try devices[0].seen()
    for device in devices {
      try #require(try device.records() == records, "seed \(seed)")
      try #require(try device.seen() == seen, "seed \(seed)")
      let lost = added.subtracting(removed).subtracting(try device.checkIns())
      try #require(lost.isEmpty, "seed \(seed)")
    }
    try expectSense(seen, "seed \(seed)")
  }

  /// Lets all devices meet until nobody learns anything.
  private func settle(_ devices: [MergeDevice], _ seed: UInt64) throws {
    for round in 0..<20 {
      let before = try devices.map { try $0.records() }
      for device in devices {
        for other in devices where other !== device { try device.meet(other, 1000 + round) }
      }
      if try devices.map({ try $0.records() }) == before { return }
    }
    Issue.record("seed \(seed): they never come to rest")
  }

  /// A meeting that breaks in its middle, and leaves everything as it was.
  private func cut(
    _ device: MergeDevice, _ other: MergeDevice, _ step: Int, _ generator: inout SeededGenerator
  ) throws {
    let before = try device.records()
    var left = Int.random(in: 0..<before.count, using: &generator)
    do {
      _ = try other.store.read { snapshot in
        try device.store.merge(device.context(step)) { take in
          try snapshot.forEachRecord { record in
            guard left > 0 else { throw Cut() }
            left -= 1
            try take(record)
          }
        }
      }
    } catch is Cut {
      #expect(try device.records() == before)
    }
  }

  /// Adds a habit and a category under names that other devices give too.
  private func addNamesake(_ device: MergeDevice, _ step: Int) throws {
    let context = device.context(step)
    try device.store.write("namesake", context) { transaction in
      let habits = Set(try transaction.habits().map(\.name.key))
      let habit = Habit(
        id: context.makeIdentifier(), name: try Name("Read").free(among: habits), start: Day(ordinal: 20_000))
      try transaction.insert(habit)
      let categories = Set(try transaction.categories().map(\.name.key))
      try transaction.insert(
        HabitCore.Category(id: context.makeIdentifier(), name: try Name("Home").free(among: categories)))
    }
  }

  /// What holds in every store, holds in one that was merged.
  private func expectSense(_ model: StoreModel, _ comment: Comment) throws {
    #expect(Set(model.habits.map(\.name.key)).count == model.habits.count, comment)
    #expect(Set(model.categories.map(\.name.key)).count == model.categories.count, comment)
  }
}

extension MergeOutcome.Settlement {
  fileprivate var kind: String {
    switch self {
    case .revived: "revived"
    case .renamed: "renamed"
    case .movedStart: "movedStart"
    case .conflict: "conflict"
    }
  }
}
