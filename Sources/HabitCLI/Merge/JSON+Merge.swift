import HabitCore

extension JSON {
  /// What a merge did.
  init(_ outcome: MergeOutcome) {
    self = [
      "counts": .object(
        outcome.counts.mapValues { ["added": .int($0.added), "changed": .int($0.changed)] }),
      "differences": .array(outcome.differences.map(JSON.init)),
      "sharedDays": .array(
        outcome.sharedDays.map { ["date": .string(Day(ordinal: $0.day).description), "name": .string($0.name)] }),
      "settlements": .array(outcome.settlements.map(JSON.init)),
    ]
  }

  private init(_ difference: MergeOutcome.Difference) {
    self = [
      "date": JSON(difference.day.map { Day(ordinal: $0) }), "field": .string(difference.field),
      "here": JSON(difference.here), "kind": .string(difference.kind), "name": .string(difference.name),
      "taken": .bool(difference.isTaken), "there": JSON(difference.there),
    ]
  }

  private init(_ value: MergeValue) {
    self =
      switch value {
      case .null: .null
      case .integer(let number): .int(Int(number))
      case .text(let text): .string(text)
      case .bytes(let bytes): .string(bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined())
      }
  }

  private init(_ settlement: MergeOutcome.Settlement) {
    self =
      switch settlement {
      case .revived(let kind, let name): ["what": "revived", "kind": .string(kind), "name": .string(name)]
      case .renamed(let kind, let from, let to):
        ["what": "renamed", "kind": .string(kind), "name": .string(from), "newName": .string(to)]
      case .movedStart(let name, let day):
        ["what": "moved-start", "kind": "habit", "name": .string(name), "date": .string(Day(ordinal: day).description)]
      case .conflict(let name): ["what": "conflict", "kind": "habit", "name": .string(name)]
      }
  }
}
