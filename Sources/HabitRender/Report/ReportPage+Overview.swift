import HabitCore

extension ReportPage {
  /// Writes what there is of all habits together.
  mutating func writeOverview() {
    let overview = report.overview
    out.write("<h2 class=\"unseen\">")
    out.write(text: language.overviewHeading)
    out.write("</h2>\n")
    write(overview.facts, isTiled: true)
    if let sheet = overview.heatmap, let heatmap, !sheet.blocks.allSatisfy(\.grid.cells.isEmpty) {
      out.write("<section class=\"card\" aria-labelledby=\"all\">\n<h2 id=\"all\">")
      out.write(text: sheet.title)
      out.write("</h2>\n")
      write(heatmap, of: sheet, identifier: "all-", class: "c0")
      write(charts, identifier: "all-")
      out.write("</section>\n")
    }
    if let calendar = overview.calendar {
      write(calendar)
    } else if report.habits.isEmpty {
      out.write("<p class=\"card\">")
      out.write(text: language.noHabits)
      out.write("</p>\n")
    } else {
      writeList()
    }
    if !overview.highlights.isEmpty {
      out.write("<section class=\"card\" aria-labelledby=\"numbers\">\n<h2 id=\"numbers\">")
      out.write(text: language.highlightsHeading)
      out.write("</h2>\n")
      write(overview.highlights)
      out.write("</section>\n")
    }
    if overview.notes.count > 0 {
      out.write("<section class=\"card list\" aria-labelledby=\"notes\">\n<h2 id=\"notes\">")
      out.write(text: heading(of: overview.notes))
      out.write("</h2>\n")
      write(overview.notes)
      out.write("</section>\n")
    }
  }

  /// Writes the habits as a table of contents with their numbers.
  private mutating func writeList() {
    out.write("<section class=\"card list\" aria-labelledby=\"list\">\n<div class=\"title\"><h2 id=\"list\">")
    out.write(text: language.habitsName)
    out.write("</h2>\n")
    writeFilter()
    out.write("</div>\n<table>\n<thead><tr><th scope=\"col\">")
    out.write(text: language.habitName)
    out.write("</th><th scope=\"col\" class=\"n\">")
    out.write(text: language.keptName)
    out.write("</th><th scope=\"col\" class=\"n\">")
    out.write(text: language.streakName)
    for name in [language.bestStreakName, language.strengthName] {
      out.write("</th><th scope=\"col\" class=\"n more\">")
      out.write(text: name)
    }
    out.write("</th></tr></thead>\n<tbody>\n")
    for (number, habit) in report.habits.enumerated() { writeRow(habit, number) }
    out.write("</tbody>\n</table>\n</section>\n")
  }

  private mutating func writeRow(_ habit: ReportHabit, _ number: Int) {
    out.write("<tr")
    out.write(" class", habits[number].habitClass)
    out.write(" data-habit", habit.name)
    out.write("><th scope=\"row\"><span aria-hidden=\"true\">")
    if !habit.icon.isEmpty { out.write(text: habit.icon + " ") }
    out.write("</span><a dir=\"auto\"")
    out.write(" href", "#habit-\(number + 1)")
    out.write(">")
    out.write(text: habit.name)
    out.write("</a></th><td class=\"n\">")
    if let percent = habit.completion.percent {
      out.write("<span class=\"bar\"><i")
      out.write(" style", "width:\(percent)%")
      out.write("></i></span>")
      out.write(text: "\(percent)%")
    } else {
      out.write(text: language.noValue)
    }
    out.write("</td><td class=\"n\">")
    out.write(text: habit.standing.streak)
    for value in [habit.standing.best, habit.standing.strength] {
      out.write("</td><td class=\"n more\">")
      out.write(text: value)
    }
    out.write("</td></tr>\n")
  }

  /// Writes the field that finds habits, which shows only where the script makes it work.
  private mutating func writeFilter() {
    guard report.habits.count > 1 else { return }
    out.write("<div class=\"find\" role=\"search\" hidden>\n<span class=\"quiet\" role=\"status\"></span>\n")
    out.write("<input type=\"search\" autocomplete=\"off\"")
    out.write(" aria-label", language.findHabit)
    out.write(" placeholder", language.findHabit)
    out.write(">\n</div>\n")
  }
}
