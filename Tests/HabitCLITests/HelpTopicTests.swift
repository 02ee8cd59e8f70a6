import CommandKit
import HabitCore
import Foundation
import Testing

@testable import HabitCLI

@Suite("Help topics of the program") struct HelpTopicTests {
  private func words(_ topic: HelpTopic, _ heading: String) throws -> [String] {
    let section = try #require(topic.sections.first { $0.heading == heading })
    return section.entries.flatMap { $0.word.components(separatedBy: ", ") }
  }

  @Test("show dates, times and weekdays that are read")
  func words() throws {
    for word in try words(HelpTopics.dates, "Dates") { #expect(throws: Never.self) { try DateWord(word) } }
    for word in try words(HelpTopics.dates, "Times") { #expect(throws: Never.self) { try TimeWord.time(word) } }
    for word in try words(HelpTopics.days, "Days") { #expect(throws: Never.self) { try DaysWord.weekdays(word) } }
  }

  @Test("show ranges, schedules and goals that are read")
  func options() throws {
    let home = try TestHome()
    try home.run("add Read")
    for word in try words(HelpTopics.dates, "Ranges") {
      try home.run("show Read \(word)")
    }
    for topic in [HelpTopics.schedules, HelpTopics.goals] {
      for (index, entry) in topic.sections.flatMap(\.entries).enumerated() {
        try home.run("add '\(topic.name) \(index)' \(entry.word)")
      }
    }
  }
}
