import TestSupport
import Testing

@testable import HabitStore

@Suite("FractionalKey") struct FractionalKeyTests {
  @Test("gives a key between any two neighbours, in the order of the bytes", arguments: 1...5 as ClosedRange<UInt64>)
  func between(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var keys: [FractionalKey] = []
    for _ in 0..<2000 {
      // Half of them at one place, where keys grow fastest.
      let index = Bool.random(using: &generator) ? keys.count / 3 : Int.random(in: 0...keys.count, using: &generator)
      let key = FractionalKey.between(
        index > 0 ? keys[index - 1] : nil, index < keys.count ? keys[index] : nil)
      keys.insert(key, at: index)
      #expect(FractionalKey(key.text) == key)
    }
    for (low, high) in zip(keys, keys.dropFirst()) {
      try #require(Array(low.text.utf8).lexicographicallyPrecedes(Array(high.text.utf8)), "seed \(seed)")
    }
  }

  @Test("a thousand things added at either end have short keys")
  func ends() {
    var (low, high) = (FractionalKey.middle, FractionalKey.middle)
    for _ in 0..<1000 {
      let (lower, higher) = (FractionalKey.between(nil, low), FractionalKey.between(high, nil))
      #expect(lower < low && higher > high)
      (low, high) = (lower, higher)
    }
    #expect(low.text.count < 20 && high.text.count < 20)
  }

  @Test("what is no key is not read", arguments: ["", "0", "A0", "a b", "é", "-"])
  func noKey(text: String) {
    #expect(FractionalKey(text) == nil)
  }

  @Test("no key lies between a key and itself")
  func equal() async {
    await #expect(processExitsWith: .failure) {
      _ = FractionalKey.between(.middle, .middle)
    }
  }
}
