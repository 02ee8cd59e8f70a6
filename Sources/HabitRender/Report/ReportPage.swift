import HabitCore

/// A report while it is written as HTML.
struct ReportPage {
  let report: Report
  /// What the classes and symbols of pictures begin with.
  static let prefix = "h-"
  let svg = SVGWriter(prefix: prefix)
  var out: MarkupWriter
  /// The heatmap of all habits.
  let heatmap: Figure?
  /// The charts of all habits.
  let charts: [Figure]
  /// The charts of todos.
  let todoCharts: [Figure]
  /// The pictures of each habit.
  let habits: [Pictures]
  /// The classes of the rows of the calendar.
  let calendarClasses: [String]
  /// The drawings of the marks of the calendar.
  var symbols = CellSymbols(geometry: .standard)
  private var colors: ReportColors

  /// The pictures of a habit, and the classes that colour them.
  struct Pictures {
    let heatmap: Figure
    /// The class of the heatmap, which may have a single depth.
    let heatmapClass: String
    let charts: [Figure]
    /// The class of everything else.
    let habitClass: String
  }

  var language: Language { report.language }

  /// The width of a chart in user units, at which its texts are as great as those around it on a phone and a desktop.
  private static let chartWidth = 340

  init(_ report: Report, theme: Theme, dark: Theme?) {
    self.report = report
    out = MarkupWriter(capacity: 1 << 20)
    var colors = ReportColors(theme: theme, dark: dark, svg: svg)
    let overall = ColorScheme(.github, theme: theme, dark: dark)
    // The first scheme is that of the page.
    _ = colors.name(of: overall)
    var options = HeatmapOptions()
    options.hasTitle = false
    heatmap = report.overview.heatmap.map { HeatmapLayout(colors: overall, options: options).figure(of: $0) }
    func scheme(_ color: HabitColor) -> ColorScheme {
      ColorScheme(.habit, theme: theme, dark: dark, colors: [color])
    }
    calendarClasses = (report.overview.calendar?.rows ?? []).map { row in
      colors.name(of: row.isBinary ? scheme(row.color).withoutShades : scheme(row.color))
    }
    func charts(_ panels: [ChartPanel], _ scheme: ColorScheme) -> [Figure] {
      panels.filter { !$0.isSentence }.map {
        ChartLayout(colors: scheme).figure(of: $0, width: Self.chartWidth, language: report.language)
      }
    }
    self.charts = charts(report.overview.panels, overall)
    todoCharts = charts(report.todos?.panels ?? [], overall)
    habits = report.habits.map { habit in
      let scheme = scheme(habit.color)
      let figure = HeatmapLayout(colors: scheme, options: options).figure(of: habit.heatmap)
      return Pictures(
        heatmap: figure, heatmapClass: colors.name(of: figure.colors), charts: charts(habit.panels, scheme),
        habitClass: colors.name(of: scheme))
    }
    self.colors = colors
  }

  /// The marks of the calendar as a figure, of which only the symbols are wanted.
  private var calendarMarks: Figure? {
    guard let calendar = report.overview.calendar else { return nil }
    var symbols = symbols
    let marks = calendar.rows.flatMap(\.days).map(\.mark)
    let shapes = marks.map { Shape.symbol(symbols.symbol(for: $0, series: 0), x: 0, y: 0, tooltip: nil) }
    return Figure(
      width: 0, height: 0, title: "", description: "", colors: .github(.light), shapes: shapes)
  }

  /// Writes the whole page.
  mutating func write() {
    writeHead()
    out.write("<body class=\"c0\">\n<a class=\"skip\" href=\"#content\">")
    out.write(text: language.skipToContent)
    out.write("</a>\n")
    let figures =
      [heatmap, calendarMarks].compactMap(\.self) + charts + todoCharts + habits.flatMap { [$0.heatmap] + $0.charts }
    out.write(svg.definitions(of: figures))
    out.write("<header class=\"top\">\n<h1>")
    out.write(text: report.title)
    out.write("</h1>\n<p class=\"quiet\">")
    out.write(text: report.period)
    out.write("</p>\n</header>\n<main id=\"content\">\n")
    writeOverview()
    writeTodos()
    for number in report.habits.indices { writeHabit(number) }
    out.write("</main>\n<footer class=\"bottom quiet\">\n<p>")
    out.write(text: language.made(on: report.day))
    out.write("</p>\n<p id=\"keys\" class=\"unseen\">")
    out.write(text: language.keyboardHint)
    out.write("</p>\n</footer>\n<div id=\"tip\" role=\"status\"></div>\n<script>\n")
    out.write(ReportScript.source)
    out.write("</script>\n</body>\n</html>\n")
  }

  private mutating func writeHead() {
    out.write("<!DOCTYPE html>\n<html")
    out.write(" lang", language.rawValue)
    out.write(">\n<head>\n<meta charset=\"utf-8\">\n<title>")
    out.write(text: [report.title, report.period].filter { !$0.isEmpty }.joined(separator: ", "))
    out.write("</title>\n<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n")
    // Whatever a name holds, the page asks nobody for anything.
    out.write("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';")
    out.write(
      "style-src 'unsafe-inline';script-src 'unsafe-inline';img-src data:;base-uri 'none';form-action 'none'\">\n")
    out.write("<link rel=\"icon\" href=\"data:,\">\n<style>\n")
    out.write(text: colors.rules)
    out.write(svg.styleSheet)
    out.write(ReportStyle.sheet)
    out.write("</style>\n</head>\n")
  }
}

// MARK: - Parts

extension ReportPage {
  /// Writes names and numbers as a list.
  mutating func write(_ facts: [ReportFact], isTiled: Bool = false) {
    out.write(isTiled ? "<dl class=\"facts tiles\">\n" : "<dl class=\"facts\">\n")
    for fact in facts {
      out.write("<div><dt>")
      out.write(text: fact.name)
      out.write("</dt><dd dir=\"auto\">")
      out.write(text: fact.value)
      if !fact.detail.isEmpty {
        out.write("</dd><dd dir=\"auto\">")
        out.write(text: fact.detail)
      }
      out.write("</dd></div>\n")
    }
    out.write("</dl>\n")
  }

  /// Writes charts beside one another.
  mutating func write(_ charts: [Figure], identifier: String) {
    guard !charts.isEmpty else { return }
    out.write("<div class=\"charts\">\n")
    for (number, chart) in charts.enumerated() {
      out.write(svg.inline(chart, identifier: "\(identifier)chart-\(number + 1)-"))
    }
    out.write("</div>\n")
  }

  /// Writes notes; nothing without any.
  mutating func write(_ notes: ReportNotes) {
    out.write("<ul class=\"notes\">\n")
    for note in notes.shown {
      out.write("<li><time")
      out.write(" datetime", note.day.description)
      out.write(">")
      out.write(text: language.name(ofDated: note.day))
      out.write("</time>")
      if !note.habit.isEmpty {
        out.write("<b dir=\"auto\">")
        out.write(text: note.habit)
        out.write("</b>")
      }
      out.write("<p dir=\"auto\">")
      out.write(text: note.text)
      out.write("</p></li>\n")
    }
    out.write("</ul>\n")
    if notes.count > notes.shown.count {
      out.write("<p class=\"quiet\">")
      out.write(text: language.olderNotes(notes.count - notes.shown.count))
      out.write("</p>\n")
    }
  }

  /// The heading of notes.
  func heading(of notes: ReportNotes) -> String { "\(language.notesHeading) (\(notes.count))" }
}
