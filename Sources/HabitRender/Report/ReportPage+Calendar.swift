import HabitCore

extension ReportPage {
  /// Writes the days of all habits as a table of marks.
  mutating func write(_ calendar: ReportCalendar) {
    out.write("<section class=\"card list\" aria-labelledby=\"days\">\n<h2 id=\"days\">")
    out.write(text: language.allHabitsHeading)
    out.write("</h2>\n<div class=\"wide\" role=\"group\" tabindex=\"0\" aria-labelledby=\"days\">\n")
    out.write(calendar.days.count > 7 ? "<table class=\"calendar month\">\n" : "<table class=\"calendar\">\n")
    out.write("<thead><tr><th scope=\"col\">")
    out.write(text: language.habitName)
    out.write("</th>")
    for day in calendar.days { writeHeading(day, isToday: day == calendar.today) }
    for name in [language.countName, language.rateName] + (calendar.hasStreaks ? [language.streakName] : []) {
      out.write("<th scope=\"col\" class=\"n\">")
      out.write(text: name)
      out.write("</th>")
    }
    out.write("</tr></thead>\n<tbody>\n")
    for (row, name) in zip(calendar.rows, calendarClasses) {
      write(row, class: name, hasStreak: calendar.hasStreaks)
    }
    out.write("</tbody>\n</table>\n</div>\n</section>\n")
  }

  private mutating func writeHeading(_ day: Day, isToday: Bool) {
    out.write("<th scope=\"col\"")
    if isToday { out.write(" class=\"now\" aria-current=\"date\"") }
    out.write("><span aria-hidden=\"true\">")
    out.write(text: language.letter(of: day.weekday))
    out.write("<br>")
    out.write(day.components.day)
    out.write("</span><span class=\"unseen\">")
    out.write(text: "\(language.name(of: day.weekday)) \(language.name(of: day))")
    out.write("</span></th>")
  }

  private mutating func write(_ row: ReportCalendar.Row, class colorClass: String, hasStreak: Bool) {
    out.write("<tr")
    out.write(" class", colorClass)
    out.write("><th scope=\"row\"><span aria-hidden=\"true\">")
    if !row.icon.isEmpty { out.write(text: row.icon + " ") }
    out.write("</span><bdi>")
    out.write(text: row.name)
    out.write("</bdi></th>")
    for day in row.days { write(day) }
    out.write("<td class=\"n\">")
    let completion = row.completion
    if completion.counted > 0 { out.write(text: "\(completion.kept)/\(completion.counted)") }
    out.write("</td><td class=\"n\">")
    out.write(text: completion.percent.map { "\($0)%" } ?? language.noValue)
    if hasStreak {
      out.write("</td><td class=\"n\">")
      out.write(text: row.streak)
    }
    out.write("</td></tr>\n")
  }

  private mutating func write(_ day: ReportCalendar.Mark) {
    guard day.mark != .blank else {
      out.write("<td></td>")
      return
    }
    out.write("<td><svg width=\"18\" height=\"18\" viewBox=\"0 0 11 11\" role=\"img\"><title>")
    out.write(text: day.words)
    out.write("</title>")
    let symbol = symbols.symbol(for: day.mark, series: 0)
    SVGShapes(prefix: Self.prefix).write(.symbol(symbol, x: 0, y: 0, tooltip: nil), in: &out)
    out.write("</svg></td>")
  }
}
