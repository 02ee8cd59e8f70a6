import HabitCore
import TestSupport
import Testing

@testable import HabitExchange

@Suite("JSON of trackers") struct JSONRecognitionTests {
  /// A file of each tracker that writes JSON.
  static let samples: [(format: ImportFormat, text: String)] = [
    (.beaver, BeaverTests.export), (.mhabit, MhabitTests.export), (.kado, KadoTests.backup),
    (.habitkit, HabitKitTests.export), (.habo, HaboTests.backup), (.dijo, DijoTests.record),
    (.taskwarrior, TaskwarriorTests.list),
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("is recognised by its own reader and by no other", arguments: samples)
  func recognition(_ sample: (format: ImportFormat, text: String)) throws {
    let source = try ImportSource(path: try folder.write(sample.text, to: "export.json"))
    #expect(ImportFormat.allCases.filter { $0.reader.recognizes(source) } == [sample.format])
    let other = try #require(throws: ImportError.self) {
      try Importer.plan(sample.format == .loop ? .harsh : .loop, path: source.path)
    }
    #expect(other.description.contains("belongs to \(sample.format.trackerName); use 'habit import \(sample.format)'"))
  }

  @Test("is refused in one line wherever it is cut short", arguments: samples)
  func truncation(_ sample: (format: ImportFormat, text: String)) throws {
    let bytes = Array(sample.text.utf8)
    for count in stride(from: 1, to: bytes.count - 2, by: max(1, bytes.count / 60)) {
      let path = try folder.write(bytes: Array(bytes.prefix(count)), to: "cut.json")
      let error = try #require(throws: ImportError.self, "\(count) bytes") {
        try Importer.plan(sample.format, path: path)
      }
      #expect(error.description.contains("is no whole JSON document: it is cut short: "))
      #expect(!error.description.contains("\n"))
    }
  }

  @Test("is refused in one line when it is nested too deep, empty or UTF-16", arguments: samples)
  func unreadable(_ sample: (format: ImportFormat, text: String)) throws {
    let deep = String(repeating: "{\"habits\":[", count: 10_000)
    let utf16 = sample.text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for (bytes, reason) in [
      (Array(deep.utf8), "nested too deep"), ([], "is empty"), ([0xFF, 0xFE] + utf16, "is UTF-16 text"),
      (Array("[1,2] 3".utf8), "something follows the document"),
    ] {
      let path = try folder.write(bytes: bytes, to: "bad.json")
      let error = try #require(throws: ImportError.self) { try Importer.plan(sample.format, path: path) }
      #expect(error.description.contains(reason))
      #expect(!error.description.contains("\n"))
    }
  }
}
