import Foundation
import HabitCore
import Testing

@Suite("DerivedIdentifier") struct DerivedIdentifierTests {
  @Test("is the same for the same parts and another for other parts")
  func identity() {
    #expect(DerivedIdentifier.habit(["loop", "Run"]) == DerivedIdentifier.habit(["loop", "Run"]))
    let all = [
      ["loop", "Run"], ["harsh", "Run"], ["loop", "Run", ""], ["loopRun"], ["loopR", "un"], ["Run", "loop"],
    ]
    #expect(Set(all.map(DerivedIdentifier.habit)).count == all.count)
  }

  @Test("stays what it was, or every import would come in again")
  func stability() {
    let habit = DerivedIdentifier.habit(["harsh", "Gym"])
    #expect(habit.uuidString == "5DE0FB95-1C84-8685-8025-0EF645362FDF")
    #expect(
      DerivedIdentifier.checkIn(habit: habit, day: Day(ordinal: 20_000)).uuidString
        == "978336EC-9FAB-8202-A00F-37AC6FDEF722")
  }

  @Test("is a UUID of version 8 in the variant of RFC 9562")
  func form() {
    for number in 0..<100 {
      let bytes = Mirror(reflecting: DerivedIdentifier.habit(["\(number)"]).uuid).children.compactMap {
        $0.value as? UInt8
      }
      #expect(bytes[6] >> 4 == 8)
      #expect(bytes[8] >> 6 == 0b10)
    }
  }

  @Test("tells ten years of fifty habits apart")
  func collisions() {
    var seen: Set<UUID> = []
    for number in 0..<50 {
      let habit = DerivedIdentifier.habit(["loop", "uuid", "\(number)"])
      seen.insert(habit)
      for ordinal in 16_000..<19_650 {
        seen.insert(DerivedIdentifier.checkIn(habit: habit, day: Day(ordinal: ordinal)))
      }
    }
    #expect(seen.count == 50 + 50 * 3650)
  }
}
