import HabitCore

extension ReportPage {
  /// Writes the section of a habit.
  mutating func writeHabit(_ number: Int) {
    let habit = report.habits[number]
    let pictures = habits[number]
    let identifier = "habit-\(number + 1)"
    out.write("<section")
    out.write(" id", identifier)
    out.write(" class", "card \(pictures.habitClass)")
    out.write(" data-habit", habit.name)
    out.write(" aria-labelledby", "\(identifier)-name")
    out.write(">\n<div class=\"head\"><span class=\"icon\" aria-hidden=\"true\">")
    out.write(text: habit.icon)
    out.write("</span><div><h2 dir=\"auto\"")
    out.write(" id", "\(identifier)-name")
    out.write(">")
    out.write(text: habit.name)
    out.write("</h2><p class=\"quiet\">")
    out.write(text: habit.rule)
    out.write("</p></div></div>\n")
    write(habit.facts)
    if habit.heatmap.blocks.allSatisfy(\.grid.cells.isEmpty) {
      out.write("<p class=\"quiet\">")
      out.write(text: language.nothingTracked)
      out.write("</p>\n")
    } else {
      write(pictures.heatmap, of: habit.heatmap, identifier: "\(identifier)-", class: pictures.heatmapClass)
    }
    write(pictures.charts, identifier: "\(identifier)-")
    if !habit.runs.isEmpty || habit.notes.count > 0 {
      out.write("<div class=\"pair\">\n")
      write(runs: habit.runs)
      if habit.notes.count > 0 {
        out.write("<div>\n<h3>")
        out.write(text: heading(of: habit.notes))
        out.write("</h3>\n")
        write(habit.notes)
        out.write("</div>\n")
      }
      out.write("</div>\n")
    }
    out.write("</section>\n")
  }

  private mutating func write(runs: [ReportFact]) {
    guard !runs.isEmpty else { return }
    out.write("<div>\n<h3>")
    out.write(text: language.bestRunsHeading)
    out.write("</h3>\n<ol class=\"runs\">\n")
    for run in runs {
      out.write("<li><span>")
      out.write(text: run.name)
      out.write("</span> <b>")
      out.write(text: run.value)
      out.write("</b></li>\n")
    }
    out.write("</ol>\n</div>\n")
  }
}

// MARK: - Heatmaps

extension ReportPage {
  /// Writes a heatmap as one stop of the tab key, and as a table for those whom a picture or a script does not serve.
  mutating func write(_ figure: Figure, of sheet: HeatmapSheet, identifier: String, class colorClass: String) {
    out.write("<div role=\"group\" tabindex=\"0\"")
    out.write(" class", "heat \(colorClass)")
    out.write(" aria-label", language.heatmap(of: sheet.title))
    // A little greater than it was laid out, where there is room, but never smaller: then it scrolls.
    out.write("><div style=\"min-width:")
    out.write(figure.width)
    out.write("px;max-width:")
    out.write(figure.width * 6 / 5)
    out.write("px\">\n")
    out.write(svg.inline(figure, identifier: identifier))
    out.write("</div></div>\n<details><summary>")
    out.write(text: language.daysTableName)
    out.write("</summary>\n<div class=\"wide\" role=\"group\" tabindex=\"0\"")
    out.write(" aria-label", language.days(of: sheet.title))
    out.write(">\n")
    for block in sheet.blocks { writeTable(of: block) }
    out.write("</div>\n</details>\n")
  }

  /// Writes the days of a grid as a table, a row a week.
  private mutating func writeTable(of block: HeatmapBlock) {
    let grid = block.grid
    out.write("<table class=\"days\">\n")
    if !block.heading.isEmpty {
      out.write("<caption>")
      out.write(text: block.heading)
      out.write("</caption>\n")
    }
    out.write("<thead><tr><th scope=\"col\">")
    out.write(text: language.weekHeading)
    for weekday in grid.weekStart.weekdays {
      out.write("<th scope=\"col\">")
      out.write(text: language.name(of: weekday))
    }
    out.write("</thead>\n<tbody>\n")
    var tooltip = HeatmapTooltip(language: language, subject: block.subject)
    var column = -1
    var row = 0
    for cell in grid.cells where cell.mark != .future {
      if cell.column != column {
        column = cell.column
        row = 0
        // The end tags of cells and rows go without saying, and there are thousands of them.
        out.write("<tr><th scope=\"row\">")
        out.write(text: Week(containing: cell.day, startingOn: grid.weekStart).first.description)
      }
      while row < cell.row {
        out.write("<td>")
        row += 1
      }
      out.write("<td>")
      out.write(text: tooltip.words(of: cell.entry))
      row += 1
    }
    out.write("\n</tbody>\n</table>\n")
  }
}
