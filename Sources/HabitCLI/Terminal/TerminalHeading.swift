/// The lines above a picture in the terminal: a title with its period, and a fact.
struct TerminalHeading: Sendable, Hashable {
  /// The title, which is bold; empty for none.
  let title: String
  /// What stands behind the title if there is room; empty for nothing.
  var period = ""
  /// What stands at the right, or on a line of its own; empty for nothing.
  var fact = ""

  /// Lays the heading out.
  ///
  /// - Parameters:
  ///   - width: The columns of the picture, at whose right edge the fact ends.
  ///   - room: The columns of the terminal, which a fact on a line of its own may fill; `nil` for as many as it takes.
  /// - Returns: None, one or two lines.
  func lines(width: Int, room: Int?) -> [TerminalLine] {
    guard !(title + period + fact).isEmpty else { return [] }
    // Where nobody looks at columns nothing is cut.
    var line = TerminalLine(title.truncated(toTerminalColumns: room == nil ? .max : width), [.bold])
    let gap = line.columns > 0 ? 2 : 0
    if !period.isEmpty, line.columns + gap + period.terminalColumns <= width {
      line.pad(to: line.columns + gap)
      line.append(period, [.role(.muted)])
    }
    guard !fact.isEmpty else { return [line] }
    let shown = TerminalLine(fact.truncated(toTerminalColumns: room ?? .max), [.role(.muted)])
    if line.columns == 0 { return [shown] }
    guard line.columns + 2 + shown.columns <= width else { return [line, shown] }
    line.pad(to: width - shown.columns)
    line.append(shown)
    return [line]
  }
}
