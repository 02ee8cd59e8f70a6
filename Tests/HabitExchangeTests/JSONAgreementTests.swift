import Foundation
import TestSupport
import Testing

@testable import HabitExchange

@Suite("JSON as others read it") struct JSONAgreementTests {
  @Test("is taken, refused and understood as Foundation does", arguments: Soak.seeds)
  func agreement(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      var text = Array(Self.document(depth: 4, &generator).utf8)
      for _ in 0..<Int.random(in: 0...2, using: &generator) { Self.mutate(&text, &generator) }
      let document = String(decoding: text, as: UTF8.self)
      let comment: Comment = "seed \(seed): \(document)"
      let expected = try? JSONSerialization.jsonObject(with: Data(text), options: .fragmentsAllowed)
      guard let value = JSONValue(document: document) else {
        // Foundation lets a comma stand at the end of a list, which JSON does not.
        #expect(expected == nil || document.contains(/,\s*[\]}]/), comment)
        continue
      }
      let object = try #require(expected, comment)
      #expect(Self.plain(value) == Self.plain(object), comment)
    }
  }

  /// A document of any kind.
  private static func document(depth: Int, _ generator: inout SeededGenerator) -> String {
    func blank() -> String { ["", "", " ", "\n"].randomElement(using: &generator) ?? "" }
    let kinds = depth == 0 ? 0..<5 : 0..<8
    switch Int.random(in: kinds, using: &generator) {
    case 0: return ["true", "false", "null"].randomElement(using: &generator) ?? "null"
    case 1: return String(Int.random(in: -1000...1000, using: &generator))
    case 2: return ["0", "-0.5", "1e2", "12.25E-1", "100000000000"].randomElement(using: &generator) ?? "0"
    case 3, 4: return text(&generator)
    case 5, 6:
      let elements = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
        blank() + document(depth: depth - 1, &generator) + blank()
      }
      return "[" + elements.joined(separator: ",") + "]"
    default:
      // Keys are numbered: of two that are equal nobody can say which is meant.
      let members = (0..<Int.random(in: 0...3, using: &generator)).map { index in
        "\(blank())\"k\(index)\"\(blank()):\(document(depth: depth - 1, &generator))"
      }
      return "{" + members.joined(separator: ",") + blank() + "}"
    }
  }

  private static func text(_ generator: inout SeededGenerator) -> String {
    let pieces = ["a", "물", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", " ", "🏃", "\\t"]
    return "\""
      + (0..<Int.random(in: 0...4, using: &generator)).compactMap { _ in
        pieces.randomElement(using: &generator)
      }.joined() + "\""
  }

  /// Changes one ASCII byte, takes one out or puts one in.
  private static func mutate(_ text: inout [UInt8], _ generator: inout SeededGenerator) {
    guard let index = text.indices.randomElement(using: &generator), text[index] < 0x80 else { return }
    // Neither digits of escapes nor exponents: what is half a character, or too great, each reads in its own way.
    guard let byte = Array("{}[],:\" -.tfn\\".utf8).randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: text[index] = byte
    case 1: text.remove(at: index)
    default: text.insert(byte, at: index)
    }
  }

  /// A value in a form that can be compared.
  private static func plain(_ value: JSONValue) -> String {
    if let elements = value.elements { return "[" + elements.map(plain).joined(separator: ",") + "]" }
    if let members = value.members {
      return "{" + members.map { "\($0.key.text ?? "?"):\(plain($0.value))" }.sorted().joined(separator: ",") + "}"
    }
    return value.text.map { "'\($0)'" } ?? value.number.map { String($0 + 0) } ?? value.flag.map { String($0) }
      ?? "null"
  }

  private static func plain(_ object: Any) -> String {
    switch object {
    case let elements as [Any]: return "[" + elements.map(plain).joined(separator: ",") + "]"
    case let members as [String: Any]:
      return "{" + members.map { "\($0.key):\(plain($0.value))" }.sorted().joined(separator: ",") + "}"
    case let text as String: return "'\(text)'"
    case let number as NSNumber where isFlag(number): return String(number.boolValue)
    case let number as NSNumber: return String(number.doubleValue + 0)
    default: return "null"
    }
  }

  private static func isFlag(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
