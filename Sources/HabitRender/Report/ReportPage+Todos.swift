import HabitCore

extension ReportPage {
  /// Writes what there is of todos; nothing without any.
  mutating func writeTodos() {
    guard let todos = report.todos else { return }
    out.write("<section class=\"card\" aria-labelledby=\"todos\">\n<h2 id=\"todos\">")
    out.write(text: language.todoHeading)
    out.write("</h2>\n")
    write(todos.facts)
    write(todoCharts, identifier: "todos-")
    out.write("</section>\n")
  }
}
