import Foundation
import HabitCore
import HabitExchange
import HabitStore
import TestSupport
import Testing

@Suite("Text formats, written") struct ExportedTextTests {
  private func export(_ contents: StoreContents, _ format: ExportFormat) throws -> Export {
    try Exporter.export(contents, as: format, options: SampleContents.options())
  }

  @Test(
    "have one line for each thing, and say what they cannot",
    arguments: [ExportFormat.harsh, .todotxt, .ical, .markdown])
  func golden(format: ExportFormat) throws {
    let export = try export(SampleContents.contents(), format)
    expectGolden(SampleContents.text(of: export), named: "export-\(format.rawValue).txt")
  }

  @Test("harsh reads back what was recorded, whatever names and notes hold")
  func roundTrip() throws {
    for seed in 1...(Soak.isOn ? 1000 : 20) as ClosedRange<UInt64> {
      var random = RandomContents(seed: seed)
      let store = try random.store()
      try store.read { snapshot in
        let contents = try snapshot.contents()
        let export = try export(contents, .harsh)
        let folder = try TemporaryFolder()
        for file in export.files { try folder.write(String(decoding: file.bytes, as: UTF8.self), to: file.name) }
        let plan = try Importer.read(
          nil, path: folder.path, options: ImportOptions(today: SampleContents.today + 400)
        ).plan
        try #require(plan.omissions.isEmpty, "seed \(seed): \(plan.omissions)")
        try #require(plan.habits.count == contents.habits.count, "seed \(seed)")
        // harsh sorts habits by category; what is in none comes first.
        let order = [nil] + contents.categories.map { Optional.some($0.id) }
        let habits = order.flatMap { id in contents.habits.filter { $0.category == id } }
        for (habit, imported) in zip(habits, plan.habits) {
          let days = Dictionary(grouping: try contents.checkIns(of: habit), by: \.day).sorted { $0.key < $1.key }
            .filter { $0.key <= habit.lastDay ?? .last }
          let kinds = days.map { _, checkIns in
            let kinds = checkIns.map(\.kind)
            return kinds.contains(.done) ? CheckIn.Kind.done : kinds.contains(.skip) ? .skip : .no
          }
          try #require(imported.checkIns.map(\.day) == days.map(\.key), "seed \(seed), \(habit.name)")
          try #require(imported.checkIns.map(\.kind) == kinds, "seed \(seed), \(habit.name)")
        }
      }
    }
  }

  @Test("harsh gets names that it can tell apart, without what ends a field or begins a comment")
  func names() throws {
    let names = ["a: b", "#a b", "! A B", "::", "#"]
    let habits = try names.enumerated().map { index, name in
      Habit(id: UUID(index), name: try Name(name), start: SampleContents.today)
    }
    let export = try export(StoreContents(habits: habits), .harsh)
    #expect(
      String(decoding: export.files[0].bytes, as: UTF8.self) == """
        # Written by habit export.
        a b: 1
        a b (2): 1
        A B (3): 1
        Unnamed habit: 1
        Unnamed habit (2): 1

        """)
    #expect(export.remarks.count == 5)
  }

  // MARK: - Folders

  @Test("a folder is taken if it is new, empty or an earlier export, and nothing else")
  func folders() throws {
    let export = try export(SampleContents.contents(), .harsh)
    let folder = try TemporaryFolder()
    #expect(throws: Never.self) { try Exporter.check(folder: folder.path + "/new", for: export) }
    #expect(throws: Never.self) { try Exporter.check(folder: folder.path, for: export) }
    for file in export.files { try folder.write(String(decoding: file.bytes, as: UTF8.self), to: file.name) }
    #expect(throws: Never.self) { try Exporter.check(folder: folder.path, for: export) }
    try folder.write("mine", to: "notes")
    let error = try #require(throws: ExportError.self) { try Exporter.check(folder: folder.path, for: export) }
    #expect(
      error.description
        == "'\(folder.path)' holds 'notes', which is no earlier export; name a new folder")
    let own = try TemporaryFolder()
    try own.write("Gym: 3/7\n", to: "habits")
    #expect(throws: ExportError.self) { try Exporter.check(folder: own.path, for: export) }
  }
}
