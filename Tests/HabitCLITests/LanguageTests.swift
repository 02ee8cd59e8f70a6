import HabitCore
import TestSupport
import Testing

@testable import HabitCLI

@Suite("The language of what people read")
struct LanguageTests {
  /// A home with habits of every kind and some history, on a Thursday.
  static func home(_ locale: String = "ko_KR.UTF-8") throws -> TestHome {
    let home = try TestHome().at("2026-02-16T08:00")
    home.variables["LANG"] = locale
    // Weeks start where a person lives, whatever is spoken there.
    home.variables["LC_TIME"] = "ko_KR.UTF-8"
    for line in [
      "add 독서 --at 21:00 --icon 📖", "add '물 마시기' --goal '8 잔'", "add 러닝 --times 3 --per week",
      "add 흡연 --at-most 0", "add Gym --days mon,wed,fri --at 7:05 --note '아침 운동'", "add 자전거 --goal '50 km' --per month",
      "add 화분 --every 4", "add 커피 --at-most '2 잔'",
    ] { try home.run(line) }
    for day in 16...27 { try home.at("2026-02-\(day)T22:00").run("check 독서 물") }
    try home.run("check 러닝 자전거 --on 2026-02-24")
    return home.at("2026-03-05T09:30")
  }

  /// What people do and ask for every day, in the order of a day.
  static let lines = [
    "check 독서 --on yesterday --note 소설", "check 독서", "check 독서", "check 독서 --note 좋음", "check 물 --amount 3",
    "check 러닝", "check 자전거 --amount 12.5", "check 흡연", "check 커피 --no", "uncheck 커피", "uncheck 커피",
    "skip Gym --on tomorrow", "skip Gym --on tomorrow", "uncheck Gym --on tomorrow", "check 독서 --on -30",
    "uncheck 물 --on 2026-02-20 --every", "", "today --all", "today --on tomorrow", "list", "list --archived",
    "list --sort name", "show 독서", "show 자전거 --month 2026-02", "streaks", "explain 독서 --on 2026-03-02", "explain 러닝",
    "explain 자전거", "explain Gym --on 2026-03-03", "explain 흡연", "explain 물 --on tomorrow", "explain 커피 --on 2026-03-04",
    "explain 화분", "week", "week --week 2026-W08", "week --format markdown", "month", "stats", "stats --week 2025-W01",
    "log --last 1w", "log --year 2020", "pause", "pause 러닝", "pause --all --from 2026-08-01 --to 2026-08-14", "pause",
    "resume 러닝", "resume --all", "explain 러닝",
    "edit 독서 --name '책 읽기' --at 22:00 --days 월,수 --color blue --icon 📚 --no-reminder", "edit 독서 --at none",
    "edit 책 --at none --icon none --color none --note 메모 --reminder --from 2026-03-10 --days daily",
    "edit 물 --goal '10 잔' --end 2026-12-31 --start 2026-01-01", "edit 물 --end none --note none", "edit 물 --end none",
    "move 러닝 --first", "archive Gym", "archive Gym", "archive 커피 --on 2026-06-01", "archive 커피 --on 2026-06-01",
    "list --all", "unarchive Gym", "unarchive Gym", "delete 흡연 --yes", "delete 화분", "undo", "redo", "history --limit 3",
    "history", "chart weekly", "chart dashboard 물", "heatmap 물 --last 8w", "heatmap --all --last 8w",
    "add 걷기 --start 2026-04-01 --end 2026-05-01", "list", "badges", "badges 물", "category",
    "category add 건강 --icon 💪 --color green", "category add 빈칸", "edit 물 --category 건강", "category",
    "list --group category", "today --category 건강 --group category", "check --category 건강", "check --category 건강",
    "stats --category 빈칸", "today --category 건깡", "category add 건강", "category add none",
    "category edit 건강 --name 운동", "category move 운동 --last", "category delete 운동", "category delete 운동 --yes",
    "edit 물 --category none",
    // Mistakes.
    "chekc", "check", "check 수영", "check 러니", "check 러닝 --amuont 3", "check --on", "check 독서 --quiet=yes", "undo 3",
    "add 책 --every 3 --days mon", "add 책 --at 25:00", "add 책 --start 2026-02-30", "add 책 --start 2026-13-01",
    "add 책 --start 내일모레", "add 러닝", "add ''", "add 책 --times 3", "add 책 --times 8 --per week", "add 책 --per week",
    "add 책 --every 3 --at-most 2", "add 책 --goal '0 잔'", "add 책 --goal 많이", "add 책 --color 하늘",
    "add 책 --icon '너무 긴 아이콘입니다'",
    "add 책 --days 월화", "add 책 --start 2026-04-01 --end 2026-03-01", "add 책 --every 0", "list --sort 이름",
    "list --all --archived",
    "check 물 --on tomorrow", "check 걷기 --no", "check 물 --no", "check 물 --no", "check 물 --amount 많이", "check 독서 --no",
    "resume", "resume 수영", "pause --from 2026-08-01", "pause 물 --from 2026-08-10 --to 2026-08-01", "move 물",
    "move 물 --first --last", "stats --from 2026-03-09 --to 2026-03-01", "stats --last 3x", "stats --year 26",
    "stats --month 2026-13", "week --week 2026-W60", "heatmap --from 0001-01-01", "report -o x.txt",
    "config set day-start 정오",
    "archive 독서 --on 2026-02-01", "edit 물 --from 2026-03-01", "heatmap 물 --csv x.csv", "import loop",
  ]

  /// Latin words that stay: names, units and what commands take.
  private static let kept: Set<String> = [
    "Gym", "km", "habit", "HH", "MM", "YYYY", "DD", "RRGGBB", "HabitFlow", "none", "week", "month", "position", "name",
    "time",
    "streak",
    "strength",
  ]

  /// Lines that show what was typed before, or explain as the help does.
  private static func isVerbatim(_ line: String) -> Bool {
    ["undo", "redo", "history", "path", "config", "help", "completions", "man"].contains(line.prefix { $0 != " " })
  }

  @Test("is Korean throughout in a Korean locale, but for names, units and commands")
  func nothingLeft() throws {
    let home = try Self.home()
    for line in Self.lines where !Self.isVerbatim(line) {
      let run = try home.attempt(line)
      let left = CatalogueTests.latinWords(in: run.output + run.errors).subtracting(Self.typed(line))
        .subtracting(Self.kept).subtracting(HabitColor.named.map(\.name))
      #expect(left.isEmpty, "habit \(line)\n\(run.output)\(run.errors)")
    }
  }

  @Test("is Korean in the examples of all commands, too, but for what they name")
  func examples() throws {
    let home = try Self.home()
    var named = Self.kept
    // Pages, pictures and bars bring their own words, and the system speaks its own language.
    let others = /html|waybar|tmux|--image|--csv|remind (un)?install/
    for line in home.exampleLines where !Self.isVerbatim(line) && !line.contains(others) {
      named.formUnion(Self.typed(line))
      let run = try home.attempt(line)
      let left = CatalogueTests.latinWords(in: (run.output + run.errors).replacing(home.file(""), with: "/"))
        .subtracting(named)
      #expect(left.isEmpty, "habit \(line)\n\(run.output)\(run.errors)")
    }
  }

  private static func typed(_ line: String) -> Set<String> {
    CatalogueTests.latinWords(in: line.replacing(/['-]/, with: " "))
  }

  @Test("reads as the golden shows, in lines of at most 80 columns")
  func korean() throws {
    let home = try Self.home()
    home.terminal.columns = 80
    var page = ""
    for line in Self.lines {
      let run = try home.attempt(line)
      page += "$ habit \(line)\n\(run.output)\(run.errors)\n"
      // A report of many changes is as long as they are.
      guard !["edit", "history"].contains(line.prefix { $0 != " " }) else { continue }
      #expect(run.output.split(separator: "\n").allSatisfy { $0.description.terminalColumns <= 80 }, "habit \(line)")
    }
    expectGolden(page, named: "korean.txt")
  }

  @Test("follows the locale, and a setting before it")
  func precedence() throws {
    let home = try Self.home()
    #expect(try home.run("check 독서").output == "독서: 3월 5일 완료, 1일 연속\n")
    home.variables["LC_ALL"] = "C"
    #expect(try home.run("uncheck 독서").output == "독서: check-in of 2026-03-05 taken back, streak 0 days\n")
    #expect(try home.attempt("check 수영").errors.hasPrefix("habit: there is no habit '수영'"))
    try home.run("config set language ko")
    #expect(try home.run("check 독서").output == "독서: 3월 5일 완료, 1일 연속\n")
    #expect(try home.attempt("check 수영").errors.hasPrefix("habit: '수영' 습관이 없습니다"))
  }

  @Test("follows the setting in the store where a line is refused before anything is read, but for JSON")
  func refusedLines() throws {
    let home = try Self.home()
    home.variables["LC_ALL"] = "C"
    try home.run("config set language ko")
    for line in ["chekc 독서", "check --fob", "week --week 2026-W99", "heatmap -o x.gif", "config get langauge"] {
      #expect(try home.attempt(line).errors.contains("사용법: "), "\(line)")
      #expect(try home.attempt("\(line) --json").errors.contains("\"message\":") == true, "\(line)")
    }
    #expect(try home.attempt("remind install --cron --dry-run").errors.contains("설치할 수 없습니다"))
    home.variables["HABIT_LANGUAGE"] = "en"
    #expect(try home.attempt("check --fob").errors.contains("Run 'habit check --help'"))
  }

  @Test("asks in the language of the person, who may answer in it")
  func question() throws {
    let home = try Self.home()
    home.terminal = TerminalFacts(isInputTerminal: true, isOutputTerminal: true, isErrorTerminal: true)
    home.answers = ["아니요", "네"]
    #expect(try home.run("delete 물").errors == "아무것도 삭제하지 않았습니다\n")
    #expect(try home.run("delete 물").output == "물 마시기: 기록 12개와 함께 삭제\n")
    #expect(home.questions.first == "'물 마시기' 습관과 기록 12개를 삭제할까요? [y/N] ")
  }
}
