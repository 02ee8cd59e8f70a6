/// What the first hundred bytes of a file say of the database in it, before anything is locked.
///
/// Source: "Database File Format", section 1.3, https://www.sqlite.org/fileformat2.html.
public struct DatabaseHeader: Sendable, Hashable {
  /// The number of bytes that a header has.
  public static let length = 100

  /// The first bytes of every database.
  public static let mark = Array("SQLite format 3\u{0}".utf8)

  private let bytes: [UInt8]

  /// Reads a header.
  ///
  /// It is `nil` if the bytes are fewer than a header has, or begin unlike one.
  ///
  /// - Parameter bytes: The first bytes of a file.
  public init?(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes.prefix(Self.length))
    guard self.bytes.count == Self.length, self.bytes.starts(with: Self.mark) else { return nil }
  }

  /// The size that the file has at least, in bytes; 0 if the library that last changed it did not say.
  ///
  /// SQLite does not miss the tail of a file until it reads there.
  public var expectedSize: Int64 {
    // The number of pages is valid only for the version that wrote it.
    guard bytes[24..<28] == bytes[92..<96] else { return 0 }
    let pageSize = number(at: 16, count: 2)
    return Int64(pageSize == 1 ? 65_536 : pageSize) * Int64(number(at: 28, count: 4))
  }

  /// Whether writes go to a write-ahead log.
  public var usesLog: Bool { bytes[18] == 2 }

  /// The `user_version`, a number that the owner of the database chose.
  public var version: Int { number(at: 60, count: 4) }

  /// The `application_id`, a number that says whose database it is.
  public var applicationID: Int { number(at: 68, count: 4) }

  /// The big-endian number of some bytes.
  private func number(at offset: Int, count: Int) -> Int {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
