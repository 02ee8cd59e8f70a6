import SQLite
import Testing

@Suite("Database header")
struct DatabaseHeaderTests {
  private func header(pageSize: [UInt8] = [0x10, 0x00], pages: UInt8 = 3, isCountKnown: Bool = true) -> [UInt8] {
    var bytes = DatabaseHeader.mark + [UInt8](repeating: 0, count: DatabaseHeader.length - DatabaseHeader.mark.count)
    bytes.replaceSubrange(16..<18, with: pageSize)
    bytes[18] = 2
    bytes[27] = 7
    bytes[31] = pages
    bytes[63] = 9
    bytes[95] = isCountKnown ? 7 : 6
    return bytes
  }

  @Test("tells the least size of the file, its version and whether it has a log")
  func fields() throws {
    let header = try #require(DatabaseHeader(header()))
    #expect(header.expectedSize == 3 * 4096)
    #expect(header.version == 9)
    #expect(header.applicationID == 0)
    #expect(header.usesLog)
  }

  @Test("knows the greatest page, whose size two bytes cannot hold")
  func greatestPage() throws {
    let header = try #require(DatabaseHeader(header(pageSize: [0, 1])))
    #expect(header.expectedSize == 3 * 65_536)
  }

  @Test("expects nothing of a count that an old library left behind")
  func staleCount() throws {
    let header = try #require(DatabaseHeader(header(isCountKnown: false)))
    #expect(header.expectedSize == 0)
  }

  @Test("is none of a file that is short or begins otherwise")
  func none() {
    #expect(DatabaseHeader(header().dropLast()) == nil)
    #expect(DatabaseHeader([UInt8](repeating: 0, count: 200)) == nil)
    #expect(DatabaseHeader([]) == nil)
  }
}
