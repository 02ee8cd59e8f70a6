import FoundationEssentials
import HabitCore
import HabitStore
import TestSupport
import Testing

@Suite("Sent reminders") struct ReminderStoreTests {
  private let folder: TemporaryFolder
  private let store: Store

  init() throws {
    folder = try TemporaryFolder()
    store = try Store.openOrCreate(at: folder.path + "/habit.db", weekStart: .monday, Self.context)
  }

  private static let context = WriteContext(instant: 0, makeIdentifier: { UUID(1) })

  private func mark(_ kind: Reminder.Kind = .before, day: Int = 20_000, _ minutes: Int = 540) -> ReminderMark {
    kind == .summary
      ? ReminderMark(day: Day(ordinal: day), kind: kind, subject: nil, time: nil)
      : ReminderMark(day: Day(ordinal: day), kind: kind, subject: UUID(7), time: TimeOfDay(minutes: minutes))
  }

  @Test("are claimed once, and read back as they were", arguments: Reminder.Kind.allCases)
  func once(kind: Reminder.Kind) throws {
    #expect(try store.claim(mark(kind), at: 5))
    #expect(try !store.claim(mark(kind), at: 6))
    #expect(try store.read { try $0.sentReminders() } == [mark(kind)])
  }

  @Test("of another kind, day or time are others")
  func others() throws {
    let marks = [mark(), mark(.overdue), mark(day: 20_001), mark(.before, 541), mark(.summary)]
    for mark in marks { #expect(try store.claim(mark, at: 5)) }
    #expect(try store.read { try $0.sentReminders() } == Set(marks))
  }

  @Test("that failed may be claimed again")
  func withdrawn() throws {
    #expect(try store.claim(mark(), at: 5))
    #expect(try store.claim(mark(.summary), at: 5))
    try store.withdraw(mark())
    #expect(try store.read { try $0.sentReminders() } == [mark(.summary)])
    #expect(try store.claim(mark(), at: 5))
  }

  @Test("are no steps to undo")
  func journal() throws {
    #expect(try store.claim(mark(), at: 5))
    #expect(try store.undo(Self.context) == nil)
    #expect(try store.read { try $0.journal(limit: 10) }.isEmpty)
  }

  @Test("of days long over are dropped")
  func pruning() throws {
    for day in [20_000, 20_006, 20_007] { #expect(try store.claim(mark(day: day), at: 5)) }
    #expect(try store.read { try $0.sentReminders() }.count == 3)
    #expect(try store.claim(mark(day: 20_008), at: 5))
    #expect(try store.read { try $0.sentReminders() }.map(\.day.ordinal).sorted() == [20_006, 20_007, 20_008])
  }

  @Test("are claimed by one of two programs alone")
  func two() throws {
    let path = folder.path + "/habit.db"
    let other = try #require(try Store.open(at: path, Self.context))
    #expect(try store.claim(mark(), at: 5))
    #expect(try !other.claim(mark(), at: 5))
  }
}
