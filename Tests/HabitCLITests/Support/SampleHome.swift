import HabitCore

extension TestHome {
  /// A home with a little of everything, on Thursday 2026-03-05 at noon.
  static func sample() throws -> TestHome {
    let home = try TestHome().at("2026-03-05T12:00")
    for line in [
      "add '물 마시기' --icon 💧 --goal '8 glasses' --color blue --start 2026-02-20",
      "add Read --icon 📖 --at 21:00 --note 'A page at least' --start 2026-02-01",
      "add Run --icon 🏃 --times 3 --per week --start 2026-02-02", "add Coffee --at-most '2 cups' --start 2026-03-01",
      "add Gym --days mon,wed,fri --at 07:30 --start 2026-02-16", "add Plants --every 4 --start 2026-03-02",
      "add Cycling --goal '50 km' --per month --start 2026-02-01", "add Journal --days none --start 2026-03-01",
      "add Old --start 2026-01-01", "archive Old --on 2026-02-01",
      "edit Gym --days mon,thu --from 2026-03-02", "pause Read --from 2026-02-10 --to 2026-02-12",
    ] { try home.run(line) }
    for day in 20...28 { try home.run("check 물 --on 2026-02-\(day)") }
    for (day, amount) in [("2026-03-02", 8), ("2026-03-03", 5), ("2026-03-05", 3)] {
      try home.at("\(day)T09:00").run("check 물 --amount \(amount)")
    }
    for day in ["2026-02-25", "2026-02-26", "2026-02-28", "2026-03-03", "2026-03-05"] {
      try home.at("\(day)T18:30").run("check Run")
    }
    home.at("2026-03-05T12:00")
    for line in [
      "check Read --on 2026-03-01", "check Read --on 2026-03-02 --note 'Chapter 3, \"the end\"'",
      "skip Read --on 2026-03-03 --note Travelling", "check Read --on 2026-03-04",
      "check Coffee --on 2026-03-04 --amount 3",
      "check Gym --on 2026-03-02", "check Plants --on 2026-03-02", "check Cycling --amount 21.5", "check Journal",
      "check Gym --no --note 'Knee hurts'",
    ] { try home.run(line) }
    return home
  }
}
