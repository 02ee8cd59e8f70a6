import Foundation
import HabitCore
import HabitStore
import TestSupport
import Testing

@Suite("Several processes") struct CrashTests {
  let bench: StoreBench
  let habit: Habit

  init() throws {
    bench = try StoreBench()
    habit = try bench.habit(1, "Read")
    let store = try bench.openOrCreate()
    try bench.write(store, "add") { try $0.insert(habit) }
  }

  @Test("a process that is killed loses no check-in that it had finished", arguments: [3, 11, 29, 80, 150])
  func killed(milliseconds: Int) async throws {
    let (path, id) = (bench.path, habit.id)
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, id = id as UUID, milliseconds = milliseconds as Int] in
      Thread.detachNewThread {
        Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
        kill(getpid(), SIGKILL)
      }
      let done = try #require(fopen(path + ".done", "a"))
      let context = WriteContext(instant: 0) { UUID() }
      for number in 0... {
        let store = try #require(try Store.open(at: path, context))
        try store.write("check", context) {
          try $0.insert(CheckIn(id: UUID(), habit: id, day: Day(ordinal: 20_000 + number)))
        }
        fputc(1, done)
        fflush(done)
      }
    }
    let finished = FileManager.default.contents(atPath: path + ".done")?.count ?? 0
    let store = try bench.reopened()
    let count = try store.read { try $0.checkInCount(of: id) }
    #expect(count == finished || count == finished + 1)
    #expect(try store.read { try $0.journal() }.count == min(count + 1, 1000))
    try bench.write(store, "check") {
      try $0.insert(CheckIn(id: UUID(), habit: id, day: Day(ordinal: 10_000)))
    }
    #expect(try store.read { try $0.checkInCount(of: id) } == count + 1)
  }

  @Test("processes that write at once all get their turn")
  func parallelProcesses() async throws {
    let (path, id) = (bench.path, habit.id)
    await withTaskGroup(of: Void.self) { group in
      for process in 0..<4 {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [path = path as String, id = id as UUID, process = process as Int] in
            let context = WriteContext(instant: 0) { UUID() }
            for number in 0..<12 {
              let store = try #require(try Store.open(at: path, context))
              try store.write("check", context) { transaction in
                let day = Day(ordinal: 20_000 + process * 100 + number)
                try transaction.insert(CheckIn(id: UUID(), habit: id, day: day))
              }
            }
          }
        }
      }
    }
    let store = try bench.reopened()
    #expect(try store.read { try $0.tallies(of: id) }.count == 48)
    #expect(try store.read { try $0.journal() }.count == 49)
    #expect(try FileManager.default.contentsOfDirectory(atPath: bench.folder.path).sorted().first == "habit.db")
  }

  @Test("of many that add the same name at once one succeeds")
  func sameName() async throws {
    let name = try Name("Run")
    let added = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<8 {
        group.addTask { [bench] in
          let store = try bench.reopened()
          return try bench.write(store, "add Run") { transaction in
            guard try !transaction.habits().contains(where: { $0.name.key == name.key }) else { return false }
            try transaction.insert(Habit(id: UUID(number), name: name, start: Day(ordinal: 20_000)))
            return true
          }
        }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
    #expect(added == 1)
    #expect(try bench.reopened().read { try $0.habits() }.count == 2)
  }

  @Test("of many that make the same store at once all get the one")
  func sameStore() async throws {
    let path = bench.folder.path + "/new/habit.db"
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask { [bench] in
          let store = try Store.openOrCreate(at: path, weekStart: .monday, bench.context())
          try bench.write(store, "add") {
            try $0.insert(Habit(id: UUID(number), name: Name("\(number)"), start: Day(ordinal: 20_000)))
          }
        }
      }
      try await group.waitForAll()
    }
    let store = try #require(try Store.open(at: path, bench.context()))
    #expect(try store.read { try $0.habits() }.count == 8)
    let leftovers = try FileManager.default.contentsOfDirectory(atPath: bench.folder.path + "/new")
    #expect(leftovers.allSatisfy { ["habit.db", "habit.db-wal", "habit.db-shm"].contains($0) })
  }
}
