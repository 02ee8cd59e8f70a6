/// Text that is put together as bytes, with the escapes of XML.
struct MarkupWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int) {
    bytes.reserveCapacity(capacity)
  }

  /// Appends markup as it is.
  mutating func write(_ markup: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  /// Appends markup that is written already.
  mutating func write(_ markup: [UInt8]) {
    bytes.append(contentsOf: markup)
  }

  /// Appends text, escaped for content and for quoted attributes.
  mutating func write(text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): write("&amp;")
      case UInt8(ascii: "<"): write("&lt;")
      case UInt8(ascii: ">"): write("&gt;")
      case UInt8(ascii: "\""): write("&quot;")
      default: bytes.append(byte)
      }
    }
  }

  /// Appends a whole number.
  mutating func write(_ number: Int) {
    if number < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = number.magnitude
    let start = bytes.count
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  /// Appends a number, rounded to hundredths, in as few digits as it takes.
  mutating func write(_ number: Double) {
    let hundredths = Int((number * 100).rounded())
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    write(Int(hundredths.magnitude / 100))
    let fraction = UInt8(hundredths.magnitude % 100)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + fraction / 10)
    if fraction % 10 > 0 { bytes.append(UInt8(ascii: "0") + fraction % 10) }
  }

  /// Appends an attribute with a whole number.
  mutating func write(_ name: StaticString, _ number: Int) {
    write(name)
    write("=\"")
    write(number)
    write("\"")
  }

  /// Appends an attribute with a number.
  mutating func write(_ name: StaticString, _ number: Double) {
    write(name)
    write("=\"")
    write(number)
    write("\"")
  }

  /// Appends an attribute with a text.
  mutating func write(_ name: StaticString, _ text: String) {
    write(name)
    write("=\"")
    write(text: text)
    write("\"")
  }
}
