internal import HabitRender

/// The colours of a picture while they are numbered, at most 256.
struct ColorTable {
  /// The colours, in the order of their numbers: 0xAARRGGBB, multiplied by their opacity.
  private(set) var colors: [UInt32] = []

  private let bits: Int
  private let exact: [UInt32]
  // An open hash table from the colours as they are found to the numbers of those that stand for them.
  private var keys: [UInt32] = Array(repeating: Self.free, count: 4096)
  private var numbers: [UInt8] = Array(repeating: 0, count: 4096)
  private var keyCount = 0
  // No colour: white that is clear, multiplied by its opacity, is 0.
  private static let free: UInt32 = 0x00FF_FFFF

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - bits: How many bits of each channel are kept, 1 … 8.
  ///   - exact: The opaque colours of which all bits are kept.
  init(bits: Int, exact: [RGB]) {
    self.bits = bits
    self.exact = exact.map { $0.hex | 0xFF00_0000 }
  }

  /// The number of a colour, which is entered if it is new.
  ///
  /// It is `nil` if there are 256 others.
  mutating func index(of color: UInt32) -> UInt8? {
    // Source: Knuth, "The Art of Computer Programming" 6.4, multiplicative hashing.
    var slot = Int((color &* 2_654_435_761) >> 20)
    while keys[slot] != color {
      if keys[slot] == Self.free { return enter(color, at: slot) }
      slot = (slot + 1) & 4095
    }
    return numbers[slot]
  }

  private mutating func enter(_ color: UInt32, at slot: Int) -> UInt8? {
    let shown = rounded(color)
    let known = colors.firstIndex(of: shown)
    guard let number = known ?? (colors.count < 256 ? colors.count : nil) else { return nil }
    if known == nil { colors.append(shown) }
    // A table that gets full would be slow, so further colours are looked for each time.
    if keyCount < 3072 {
      keys[slot] = color
      numbers[slot] = UInt8(number)
      keyCount += 1
    }
    return UInt8(number)
  }

  // The upper bits are repeated below, so that light colours stay light.
  private func rounded(_ color: UInt32) -> UInt32 {
    guard bits < 8, !exact.contains(color) else { return color }
    let kept = UInt32(0xFF << (8 - bits) & 0xFF) * 0x0101_0101
    let upper = color & kept
    return upper | upper >> bits & ~kept
  }
}
