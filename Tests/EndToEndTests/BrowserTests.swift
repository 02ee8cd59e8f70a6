import Foundation
import TestSupport
import Testing

/// Whether the browser of the tests sees what is wrong: a page without a fault proves nothing else.
@Suite("The browser", .serialized, .enabled(if: Browser.isExpected, Browser.advice)) struct BrowserTests {
  @Test("finds what is wrong with a page")
  func faults() throws {
    let folder = try TemporaryFolder()
    let page = try folder.write(
      """
      <!DOCTYPE html><html><meta charset="utf-8"><title>Wrong</title>
      <img src="http://127.0.0.1:9/a.png"><p style="color:#aaa;width:2000px">Pale</p>
      <button id="go" onclick="missing()">Go</button><script>console.error("oh")</script></html>
      """, to: "wrong.html")
    let report = try Browser.open(page, [Visit(steps: [.press("Tab"), .press("Enter")])])[0]
    #expect(report.overflow > 0)
    for rule in ["color-contrast", "image-alt", "html-has-lang"] {
      #expect(report.violations.contains { $0.hasPrefix(rule) })
    }
    #expect(report.requests == ["http://127.0.0.1:9/a.png"])
    #expect(report.answers == ["button go", "button go"])
    for complaint in ["error: oh", "error: missing is not defined", "net::ERR"] {
      #expect(report.complaints.contains { $0.contains(complaint) }, "\(report.complaints)")
    }
  }

  @Test("opens a page without its scripts too, takes a picture of it and prints it")
  func looks() throws {
    let folder = try TemporaryFolder()
    let page = try folder.write(
      """
      <!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>Plain</title><main><h1 id="h">Plain</h1></main>
      <script>document.querySelector("#h").textContent = "Scripted"</script></html>
      """, to: "plain.html")
    let (picture, print) = (folder.path + "/a.png", folder.path + "/a.pdf")
    let heading = Visit.Step.evaluate("document.querySelector('#h').textContent")
    let reports = try Browser.open(
      page,
      [
        Visit(.phone, theme: "dark", steps: [heading]),
        Visit(.phone, script: false, screenshot: picture, pdf: print, steps: [heading]),
      ])
    #expect(reports.map(\.answers) == [["Scripted"], ["Plain"]])
    #expect(reports.allSatisfy { $0.overflow == 0 && $0.violations.isEmpty && $0.complaints.isEmpty })
    #expect(try Data.beginning(of: picture) == [0x89, 0x50, 0x4E, 0x47])
    #expect(try Data.beginning(of: print) == Array("%PDF".utf8))
  }
}

extension Data {
  /// The first four bytes of a file, which say of what kind it is.
  fileprivate static func beginning(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)).prefix(4))
  }
}
