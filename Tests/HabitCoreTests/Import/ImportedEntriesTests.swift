import Foundation
import HabitCore
import TestSupport
import Testing

@Suite("ImportedEntries") struct ImportedEntriesTests {
  @Test("gives back what was added, as check-ins with derived ids")
  func roundTrip() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var generator = SeededGenerator(seed: seed)
    let habit = UUID(7)
    var entries = ImportedEntries()
    var expected: [CheckIn] = []
    for ordinal in [Day.first.ordinal, -1, 0, 20_000, Day.last.ordinal] + (21_000..<21_200) {
      let day = Day(ordinal: ordinal)
      let kind = CheckIn.Kind.allCases.randomElement(using: &generator) ?? .done
      let amount = [nil, .zero, .one, .greatest, Amount(thousandths: -5)].randomElement(using: &generator) ?? nil
      let note = ["", "a note", "물 💧\nand more"].randomElement(using: &generator) ?? ""
      entries.append(day: day, kind: kind, amount: amount, note: note)
      expected.append(
        CheckIn(
          id: DerivedIdentifier.checkIn(habit: habit, day: day), habit: habit, day: day, kind: kind, amount: amount,
          note: note))
    }
    #expect(entries.checkIns(of: habit) == expected, "seed \(seed)")
    #expect(entries.count == expected.count)
    for kind in CheckIn.Kind.allCases {
      #expect(entries.count(of: kind) == expected.count { $0.kind == kind }, "seed \(seed)")
    }
  }

  @Test("are the same for the same habit and others for another")
  func identifiers() {
    var entries = ImportedEntries(capacity: 1)
    entries.append(day: .first, kind: .done, amount: nil, note: "")
    #expect(entries.checkIns(of: UUID(1)) == entries.checkIns(of: UUID(1)))
    #expect(entries.checkIns(of: UUID(1)).map(\.id) != entries.checkIns(of: UUID(2)).map(\.id))
  }
}
