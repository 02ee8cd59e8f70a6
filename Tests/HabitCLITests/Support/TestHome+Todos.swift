import SQLite
import TestSupport

extension TestHome {
  /// A home with todos of all kinds, on Thursday 2026-03-05 at noon.
  static func withTodos() throws -> TestHome {
    let home = try TestHome().at("2026-03-02T08:00")
    for line in [
      "category add Home --icon 🏠", "category add Work",
      "todo add 'Tax return' --due 2026-03-04 --category Work",
      "todo add 'Buy milk' --due 2026-03-05 --at 18:00 --category Home --memo 'Oat\nand rice'",
    ] { try home.run(line) }
    home.at("2026-03-05T12:00")
    for line in [
      "todo add 'Call Ann' --at 09:05", "todo add Report --due today --at 12:40 --important --category Work",
      "todo add 'Clean the desk' --priority low", "todo add 전화하기 --due 2026-03-05",
      "todo add Ring --at 09:30 --due today",
      "todo check Ring", "todo add 'Read the contract' --due +3", "todo add 'Old thing' --due 2026-03-01",
    ] { try home.run(line) }
    try home.at("2026-03-04T10:00").run("todo check 'Old thing'")
    return home.at("2026-03-05T12:00")
  }

  /// Takes the title of a todo away, which none may lack.
  func damageTodo(_ title: String) throws {
    let connection = try Connection(path: store, mode: .readWrite)
    try connection.execute("UPDATE todo SET title = '' WHERE title = '\(title)'")
  }

  /// The titles in a list of todos, in their order.
  func todoTitles(_ options: String = "") throws -> [String] {
    try run("todo list \(options) --json").json["todos"].items.compactMap { $0["title"].string }
  }

  /// The titles of the todos of today, in their order.
  func todayTodos(_ options: String = "") throws -> [String] {
    try run("today \(options) --json").json["todos"].items.compactMap { $0["title"].string }
  }
}
