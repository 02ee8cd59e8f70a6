import TestSupport

/// A command line of which nobody knows whether it makes sense.
struct RandomLine {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// The next line: the words of one command.
  mutating func next() -> [String] {
    var words = [pick(Self.commands)]
    for _ in 0..<pick(Array(0...2)) { words.append(pick(Self.arguments)) }
    for _ in 0..<pick([0, 0, 1, 1, 2, 3]) { words += option() }
    if pick([true, false, false]) { words.shuffle(using: &generator) }
    return words
  }

  /// A line that most probably writes.
  mutating func nextWrite() -> [String] {
    let habit = pick(Self.names)
    return switch pick(Array(0...16)) {
    case 0: ["add", habit] + scheduleOptions()
    case 1, 2, 3: ["check", habit, "--on", pick(Self.dates)] + pick([[], ["--amount", pick(Self.amounts)], ["--no"]])
    case 4: ["skip", habit, "--on", pick(Self.dates), "--note", pick(Self.texts)]
    case 5: ["uncheck", habit, "--on", pick(Self.dates)] + pick([[], ["--every"]])
    case 6: ["edit", habit, "--from", pick(Self.dates)] + scheduleOptions()
    case 7: ["edit", habit, "--name", pick(Self.names), "--at", pick(Self.times), "--note", pick(Self.texts)]
    case 8: ["pause", habit, "--from", pick(Self.dates)] + pick([[], ["--to", pick(Self.dates)]])
    case 9: [pick(["archive", "unarchive", "resume"]), habit]
    case 10: ["move", habit, pick(["--first", "--last"])]
    case 11:
      pick([
        ["category", "add", habit], ["category", "edit", "1", "--name", pick(Self.names)],
        ["category", "move", "2", "--first"],
        ["category", "delete", "1", "--yes"], ["edit", habit, "--category", pick(["1", "2", "none"])],
        ["check", "--category", pick(["1", "none"]), "--on", pick(Self.dates)],
      ])
    case 12...15: nextTodoWrite()
    default:
      pick([["delete", habit, "--yes"], ["config", "set", "day-start", pick(Self.times)], ["resume", "--all"]])
    }
  }

  private mutating func nextTodoWrite() -> [String] {
    let todo = pick([pick(Self.names), pick(["1", "2", "3"])])
    let fields = pick([
      [], ["--due", pick(Self.dates)], ["--at", pick(Self.times)], ["--important"], ["--priority", "low"],
      ["--memo", pick(Self.texts)], ["--due", "none"],
    ])
    return ["todo"]
      + pick([
        ["add", pick(Self.names)] + fields, ["add", pick(Self.names)] + fields, ["check", todo], ["uncheck", todo],
        ["edit", todo] + fields, ["edit", todo, "--title", pick(Self.names)],
        ["move", todo, pick(["--first", "--last"])],
        ["move", todo, "--before", pick(Self.names)], ["delete", todo, "--yes"], ["clear", "--yes"],
        ["clear", "--all", "--yes"],
      ])
  }

  private mutating func scheduleOptions() -> [String] {
    pick([
      [], ["--days", "mon,wed,fri"], ["--days", "none"], ["--every", "3"], ["--times", "2", "--per", "week"],
      ["--per", "month", "--goal", "20 km"], ["--goal", "8 glasses"], ["--at-most", "2 cups"],
      ["--at-most", "10", "--per", "week"], ["--goal", "none", "--days", "daily"], ["--times", "3", "--per", "month"],
    ])
  }

  private mutating func option() -> [String] {
    let name = pick(Self.options)
    return switch pick(Array(0...3)) {
    case 0: [name]
    case 1: ["\(name)=\(pick(Self.arguments))"]
    default: [name, pick(Self.arguments)]
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &generator)]
  }
}

// MARK: - Words

extension RandomLine {
  private static let names = ["Read", "물 마시기", "Run", "$(rm -rf /)", "--odd", "Café", "Cafe\u{301}", "1", "💧"]
  private static let dates = [
    "today", "yesterday", "-3", "-20", "mon", "2026-02-28", "2026-03-01", "2026-01-15", "+1", "2026-02-30", "어제",
  ]
  private static let amounts = ["0", "1", "2.5", "0.001", "9999999", "1,5", "-1", "NaN"]
  private static let times = ["07:30", "24:00", "7pm", "오후 9시 05분", "00:00", "none"]
  private static let texts = [
    "", "a note", "two\nlines", "'quoted'", "\u{1B}[31m", String(repeating: "long ", count: 99),
  ]
  private static let arguments =
    names + dates + amounts + times + texts + [
      "Re", "99", "-", "--", "-x", "week", "month", "8 glasses", ">=2 l", "<=0", "#12345", "blue", "mon-fri", "daily",
      "2026-W10", "2026", "2026-03", "12w", "99999y", "1d", "loop", "get", "set", "week-start", "sun", "text", "json",
      "list", "clear", "overdue", "priority", "dark", "share", "position", "strength", "always", "weekly", "dashboard",
      "ko",
    ]
  private static let commands = [
    "today", "add", "check", "uncheck", "skip", "pause", "resume", "list", "show", "log", "edit", "archive",
    "unarchive", "delete", "move", "streaks", "explain", "week", "stats", "heatmap", "chart", "undo", "redo", "history",
    "config", "path", "todo", "help", "badges", "category", "frobnicate", "",
  ]
  private static let options = [
    "--on", "--all", "--days", "--every", "--times", "--per", "--goal", "--at-most", "--at", "--icon", "--color",
    "--start", "--end", "--note", "--no-reminder", "--amount", "--no", "--from", "--to", "--year", "--month", "--week",
    "--last", "--archived", "--sort", "--name", "--yes", "--first", "--before", "--after", "--by", "--theme", "--scale",
    "--format", "--lang", "--limit", "--due", "--priority", "--important", "--memo", "--filter", "--search", "--group",
    "--category", "--json", "--quiet", "-q", "-y", "--help", "--version", "--nonsense",
  ]
}
