import Archive
import Foundation
import Testing

@Suite("A zip archive") struct ZipArchiveTests {
  private static func file(_ path: String, _ text: String = "text") -> ArchivedFile {
    ArchivedFile(path: path, bytes: Array(text.utf8))
  }

  private static func refusal(
    _ archive: [UInt8], limits: ArchiveLimits = ArchiveLimits()
  ) throws -> ArchiveError {
    // Not the files themselves, which a failure would print.
    try #require(throws: ArchiveError.self) { try ZipArchive.files(in: archive, limits: limits).count }
  }

  // MARK: - What is made is read

  @Test("gives back the files that it was made of, with names in any script, and always the same bytes")
  func roundTrip() throws {
    let files = [
      Self.file("Habits.csv", "a,b\n"), Self.file("003 물 마시기/Checkmarks.csv", ""),
      Self.file("Привычки/💧 été/x.txt", String(repeating: "0123456789", count: 100_000)),
    ]
    let archive = try ZipArchive.bytes(of: files)
    #expect(try ZipArchive.files(in: archive) == files)
    #expect(archive.starts(with: ZipArchive.marks[0]))
    #expect(archive.count < 20_000)
    #expect(try ZipArchive.bytes(of: files) == archive)
    #expect(try ZipArchive.files(in: ZipArchive.bytes(of: [])) == [])
    #expect(try ZipArchive.bytes(of: []).starts(with: ZipArchive.marks[1]))
  }

  @Test("is one that other programs can read, with the time of 1980 whatever the zone")
  func others() throws {
    let archive = try ZipArchive.bytes(of: [Self.file("물/a.csv", "one\n")])
    let path = FileManager.default.temporaryDirectory.appending(path: "habit-\(UUID().uuidString).zip")
    defer { try? FileManager.default.removeItem(at: path) }
    try Data(archive).write(to: path)
    let script = """
      import sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1])
      assert archive.testzip() is None
      for info in archive.infolist(): print(info.filename, info.date_time, archive.read(info))
      """
    #expect(
      try Self.python(script, path.path)
        == "물/a.csv (1980, 1, 1, 0, 0, 0) b'one\\n'\n")
  }

  /// Runs a script of Python, whose library knows zip archives of every kind.
  private static func python(_ script: String, _ arguments: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["PYTHONUTF8=1", "TZ=Asia/Seoul", "python3", "-c", script] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  /// What a script of Python writes into an archive.
  private static func made(by script: String) throws -> [UInt8] {
    let path = FileManager.default.temporaryDirectory.appending(path: "habit-\(UUID().uuidString).zip")
    defer { try? FileManager.default.removeItem(at: path) }
    _ = try python("import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1], 'w')\n\(script)\nz.close()", path.path)
    return Array(try Data(contentsOf: path))
  }

  @Test("passes folders over, and takes the separators of Windows, and names of any encoding")
  func names() throws {
    let archive = try Self.made(
      by: #"""
        z.mkdir('top')
        z.writestr('top/a.csv', 'a')
        z.writestr('./top//b.csv', 'b')
        i = zipfile.ZipInfo('x'); i.filename = 'top\\c.csv'; i.create_system = 0
        z.writestr(i, 'c')
        z.writestr('top/é.csv', 'e')
        """#)
    #expect(
      try ZipArchive.files(in: archive).map(\.path) == ["top/a.csv", "top/b.csv", "top/c.csv", "top/é.csv"])
    // The same name without the mark that says UTF-8, in bytes of Latin-1.
    let plain = try ZipArchive.bytes(of: [Self.file("top/ee.csv")])
    let latin = plain.replacing(Array("ee".utf8), with: [0xE9, 0xE8])
    #expect(try ZipArchive.files(in: latin).map(\.path) == ["top/éè.csv"])
  }

  // MARK: - What is refused

  @Test(
    "is refused if a path leads out of it",
    arguments: ["../x", "a/../../x", "a/..", "/etc/passwd", "C:/x", "..\\x", "C:\\x", "\\\\server\\x"])
  func outside(_ path: String) throws {
    let archive = try ZipArchive.bytes(of: [Self.file("fine"), Self.file(path)])
    guard case .outside = try Self.refusal(archive) else { return #expect(Bool(false), "\(path)") }
    #expect(
      try Self.refusal(ZipArchive.bytes(of: [Self.file("../x")])).description
        == "holds '../x', a path that leads out of the archive; make a new one")
  }

  @Test("is refused if it holds links or devices", arguments: [0o120777, 0o020666, 0o060666])
  func links(_ mode: Int) throws {
    let archive = try Self.made(
      by: """
        i = zipfile.ZipInfo('link'); i.create_system = 3; i.external_attr = \(mode) << 16
        z.writestr(i, '/etc/passwd')
        """)
    #expect(try Self.refusal(archive) == .noFile(path: "link"))
  }

  @Test("is refused if a path occurs twice, however it is written")
  func repeated() throws {
    #expect(
      try Self.refusal(ZipArchive.bytes(of: [Self.file("a/b"), Self.file("c"), Self.file("a//b")]))
        == .repeated(path: "a/b"))
  }

  @Test("is refused if it is encrypted")
  func encrypted() throws {
    var archive = try ZipArchive.bytes(of: [Self.file("secret.csv")])
    // Bit 0 of the flags, in the local header and in the directory.
    let directory = try #require(archive.firstRange(of: Array("PK\u{1}\u{2}".utf8))).lowerBound
    archive[6] |= 1
    archive[directory + 8] |= 1
    #expect(try Self.refusal(archive) == .encrypted(path: "secret.csv"))
  }

  @Test("is refused if it holds more than it may")
  func limits() throws {
    let many = try ZipArchive.bytes(of: (0..<11).map { Self.file("\($0)") })
    #expect(try Self.refusal(many, limits: ArchiveLimits(entries: 10)) == .tooManyEntries(limit: 10))
    #expect(try ZipArchive.files(in: many, limits: ArchiveLimits(entries: 11)).count == 11)
    #expect(try Self.refusal(many, limits: ArchiveLimits(bytes: 43)) == .tooLarge(limit: 43))
    #expect(try ZipArchive.files(in: many, limits: ArchiveLimits(bytes: 44)).count == 11)
  }

  @Test("is refused if it is a bomb, and small tables that shrink much are not")
  func bomb() throws {
    let zeros = ArchivedFile(path: "zeros", bytes: [UInt8](repeating: 0, count: 20 << 20))
    let bomb = try ZipArchive.bytes(of: [zeros])
    #expect(bomb.count < 40_000)
    #expect(try Self.refusal(bomb) == .tooLarge(limit: 16 << 20))
    #expect(
      try Self.refusal(bomb).description
        == "holds more than 16 MiB, too much for its size or at all; unpack it and give what comes out")
    let table = ArchivedFile(path: "table", bytes: [UInt8](repeating: 0, count: 10 << 20))
    #expect(try ZipArchive.files(in: ZipArchive.bytes(of: [table])) == [table])
  }

  @Test("is refused if a file is compressed in another way than by deflate", arguments: ["BZIP2", "LZMA"])
  func methods(_ method: String) throws {
    let archive = try Self.made(by: "z.writestr('a.csv', 'text' * 100, compress_type=zipfile.ZIP_\(method))")
    #expect(try Self.refusal(archive) == .otherCompression(path: "a.csv"))
  }

  @Test("is refused wherever it is cut short, and if a byte of a file has changed")
  func damaged() throws {
    let archive = try ZipArchive.bytes(of: [Self.file("a", "some text of a file"), Self.file("b", "other text")])
    for count in 0..<archive.count {
      guard case .damaged = try Self.refusal(Array(archive.prefix(count))) else {
        return #expect(Bool(false), "cut at \(count)")
      }
    }
    var changed = archive
    // Within the first file, behind its header and name.
    changed[55] ^= 0x55
    guard case .damaged(let reason) = try Self.refusal(changed) else { return #expect(Bool(false)) }
    #expect(!reason.isEmpty)
    #expect(
      try Self.refusal(Array("PK\u{3}\u{4}no archive".utf8)).description
        == "is no whole zip archive (Unrecognized archive format); copy or export it again")
  }

  @Test("survives any change of its bytes")
  func fuzz() throws {
    let archive = try ZipArchive.bytes(of: [Self.file("a/b", "some text of a file"), Self.file("물", "other text")])
    for index in archive.indices {
      for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var changed = archive
        changed[index] = value
        _ = try? ZipArchive.files(in: changed)
      }
    }
  }
}
