import Foundation
import HabitCLI
import TestSupport
import Testing

@testable import HabitSystem

@Suite("Files") struct FileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("a link that leads to no file is not taken for no file at all")
  func brokenLink() throws {
    let link = folder.path + "/config"
    #expect(#expect(throws: FileFailure.self) { try SystemFiles.read(link) }?.kind == .missing)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path + "/elsewhere")
    let failure = #expect(throws: FileFailure.self) { try SystemFiles.read(link) }
    #expect(failure?.kind == .brokenLink)
    #expect(failure?.reason == "No such file or directory")
  }
}
