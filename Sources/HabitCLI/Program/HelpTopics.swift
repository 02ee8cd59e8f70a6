import CommandKit

/// What `habit help` knows beside the commands.
enum HelpTopics {
  static let all = [dates, days, schedules, goals, files, json]

  static let dates = HelpTopic(
    "dates", "Show how dates, times and ranges are written.",
    discussion: """
      A date that is not in the calendar is refused. Before the setting day-start it is still yesterday.
      """,
    sections: [
      Glossary(
        "Dates",
        [
          Glossary.Entry("2026-03-05", "That day."),
          Glossary.Entry("today, yesterday, tomorrow", "So too 오늘, 어제, 내일."),
          Glossary.Entry("-3, +3", "Three days ago, and in three days."),
          Glossary.Entry("mon, monday, 월", "The latest Monday up to today; the next one where something lies ahead."),
        ]),
      Glossary(
        "Times",
        [
          Glossary.Entry("07:30, 7:30, 7pm, 7:30 pm", "A time of the day."),
          Glossary.Entry("오후 9시 05분, 오후 9:05", "So too in Korean."),
        ]),
      Glossary(
        "Ranges",
        [
          Glossary.Entry("--from 2026-01-01 --to mon", "From a date to a date, both of them in it."),
          Glossary.Entry("--year 2026", "A year."), Glossary.Entry("--month 2026-03", "A month."),
          Glossary.Entry("--week 2026-W10", "A week by its number in ISO 8601."),
          Glossary.Entry("--last 12w", "The last twelve weeks; so too 90d, 6m and 1y."),
        ]),
    ])

  static let days = HelpTopic(
    "days", "Show how weekdays are written.",
    discussion: "They are the days on which a habit is due: 'habit add Gym --days mon,wed,fri'.",
    sections: [
      Glossary(
        "Days",
        [
          Glossary.Entry("mon,wed,fri", "These days."), Glossary.Entry("mon-fri", "From one to another."),
          Glossary.Entry("weekdays, weekends, daily", "So too 평일, 주말, 매일."),
          Glossary.Entry("월,수,금", "So too in Korean."),
          Glossary.Entry("none", "No day: the habit is only tracked, and never missed."),
        ])
    ])

  static let schedules = HelpTopic(
    "schedules", "Show when habits can be due, and what a streak counts.",
    discussion: """
      A schedule that changes holds from a day on, given with --from; what came before is judged as it was.

      A streak counts the due days that were kept, in a row; days that are not due neither break it nor count. Today \
      breaks nothing while it is open. Skipped and paused days are neutral.
      """,
    sections: [
      Glossary(
        "Schedules",
        [
          Glossary.Entry("--days mon,wed,fri", "On these weekdays; 'habit help days' shows how they are written."),
          Glossary.Entry("--every 3", "Three days after it was done last."),
          Glossary.Entry("--times 3 --per week", "Three times a week, on whichever days; so too a month."),
          Glossary.Entry("--per week --goal '20 km'", "A total in each week or month, in however many parts."),
        ])
    ])

  static let goals = HelpTopic(
    "goals", "Show how goals and amounts are written.",
    discussion: """
      Without a goal one check-in keeps a day. The amounts of a day are added up. 'habit check' without --amount records \
      what is still missing. An amount has up to three decimals, and a point before them.
      """,
    sections: [
      Glossary(
        "Goals",
        [
          Glossary.Entry("--goal '8 glasses'", "At least so much; so too '>=8 glasses'."),
          Glossary.Entry("--goal '<=2 cups'", "At most so much: kept once the day is over, missed at once beyond it."),
          Glossary.Entry("--at-most '2 cups'", "The same."),
          Glossary.Entry("--at-most 0", "A habit to quit."),
        ])
    ])

  static let files = HelpTopic(
    "files", "Show where things are kept, and what may be done with them.",
    discussion: """
      'habit path' prints where the store lies: $HABIT_HOME/habit.db, else $XDG_DATA_HOME/habit/habit.db, else \
      ~/.local/share/habit/habit.db. It is one SQLite database, which you may read with sqlite3 while habit runs.

      Settings come from an option, a variable such as HABIT_DAY_START, the file ~/.config/habit/config, or the store; \
      'habit config' shows which.

      With --home DIR a command uses the store in another folder. 'habit backup' copies it, 'habit export json' writes \
      it out whole, and 'habit import' brings the files of other trackers in.
      """)

  static let json = HelpTopic(
    "json", "Show what scripts can rely on.",
    discussion: """
      With --json a command prints one document. Its 'version' is 1, and things are only ever added. Keys come in \
      alphabetical order, dates as 2026-03-05, and nothing in it depends on the language.

      The documents are described by JSON Schemas, in Examples/schema of the sources and in \
      share/doc/habitflow/schema where habit is installed.

      An error is a document, too, on the standard error: {"error":{"code":"no-such-habit","message":"…"}}. The exit \
      code says what kind of error it was; 'habit man' lists them.
      """)
}
