import FoundationEssentials
import HabitCore
import TestSupport
import Testing

@Suite("Merge records") struct MergeRecordTests {
  private static let key = MergeRecord.Key(kind: "habit", id: .bytes([1]))

  private func record(_ time: Int64, _ device: Int, name: String) -> MergeRecord {
    let stamp = MergeStamp(time: time, device: UUID(device))
    return MergeRecord(Self.key, created: stamp, parts: ["name": MergePart(["name": .text(name)], stamp: stamp)])
  }

  private func name(_ record: MergeRecord) -> MergeValue? { record.parts["name"]?.values["name"] }

  @Test("keep the value that was written later, and of one moment that of the greater device")
  func later() {
    #expect(name(record(1, 9, name: "Read").merged(with: record(2, 1, name: "Books"))) == .text("Books"))
    #expect(name(record(2, 1, name: "Books").merged(with: record(1, 9, name: "Read"))) == .text("Books"))
    #expect(name(record(2, 1, name: "Read").merged(with: record(2, 2, name: "Books"))) == .text("Books"))
    #expect(name(record(2, 2, name: "Books").merged(with: record(2, 1, name: "Read"))) == .text("Books"))
  }

  @Test("keep the moment of the first making")
  func created() {
    let merged = record(5, 1, name: "Read").merged(with: record(3, 2, name: "Read"))
    #expect(merged.created == MergeStamp(time: 3, device: UUID(2)))
    #expect(merged.lastStamp == MergeStamp(time: 5, device: UUID(1)))
  }

  @Test("merge each part by itself")
  func parts() {
    let old = MergeStamp(time: 1, device: UUID(1))
    let new = MergeStamp(time: 2, device: UUID(2))
    let here = MergeRecord(
      Self.key, created: old, parts: ["name": MergePart(["name": .text("A")], stamp: new), "due": due(1, nil, old)])
    let there = MergeRecord(
      Self.key, created: old, parts: ["name": MergePart(["name": .text("B")], stamp: old), "due": due(nil, 5, new)])
    let merged = here.merged(with: there)
    #expect(name(merged) == .text("A"))
    #expect(merged.parts["due"]?.values == ["day": .null, "time": .integer(5)])
  }

  private func due(_ day: Int64?, _ time: Int64?, _ stamp: MergeStamp) -> MergePart {
    MergePart(
      ["day": day.map(MergeValue.integer) ?? .null, "time": time.map(MergeValue.integer) ?? .null], stamp: stamp)
  }

  @Test("come to the same in any order and however often they meet", arguments: 1...20 as ClosedRange<UInt64>)
  func semilattice(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let (first, second, third) = (random(&generator), random(&generator), random(&generator))
      let comment: Comment = "seed \(seed), round \(round)"
      #expect(first.merged(with: second) == second.merged(with: first), comment)
      #expect(first.merged(with: first) == first, comment)
      #expect(
        first.merged(with: second).merged(with: third) == first.merged(with: second.merged(with: third)), comment)
    }
  }

  /// A record out of so few values that many are equal, those of one stamp not always.
  private func random(_ generator: inout SeededGenerator) -> MergeRecord {
    func stamp() -> MergeStamp {
      MergeStamp(
        time: Int64.random(in: -1...2, using: &generator), device: UUID(Int.random(in: 1...2, using: &generator)))
    }
    func value() -> MergeValue {
      let values: [MergeValue] = [
        .null, .integer(1), .integer(-1), .text("é"), .text("e\u{301}"), .text(""), .bytes([1]), .bytes([]),
      ]
      return values.randomElement(using: &generator) ?? .null
    }
    var parts: [String: MergePart] = [:]
    for part in ["a", "b", "c"] where Bool.random(using: &generator) {
      let fields = ["x", "y"].filter { _ in Int.random(in: 0..<5, using: &generator) > 0 }
      parts[part] = MergePart(Dictionary(uniqueKeysWithValues: fields.map { ($0, value()) }), stamp: stamp())
    }
    return MergeRecord(Self.key, created: stamp(), parts: parts)
  }
}
