/// A bar from the left on a track, as long as an eighth of a column tells.
struct HorizontalBar: Sendable, Hashable {
  /// How much of the track it fills, 0 … 1.
  let share: Double
  /// The columns of the track.
  let columns: Int

  /// Writes the bar.
  ///
  /// - Parameters:
  ///   - attributes: How the bar looks.
  ///   - track: How the rest of the track looks; `nil` for a bar without one.
  /// - Returns: A line of as many columns as the track has.
  func line(_ attributes: [TextAttribute], track: [TextAttribute]?) -> TerminalLine {
    // What there is is never drawn as nothing, and what lacks something never as all.
    var eighths = Int((min(max(share, 0), 1) * Double(columns * 8)).rounded())
    if share > 0 { eighths = max(eighths, 1) }
    if share < 1 { eighths = min(eighths, columns * 8 - 1) }
    var bar = String(repeating: BlockElement.left(eighths: 8), count: eighths / 8)
    if eighths % 8 > 0 { bar.append(BlockElement.left(eighths: eighths % 8)) }
    var line = TerminalLine(bar, attributes)
    if let track { line.append(String(repeating: "·", count: columns - line.columns), track) }
    line.pad(to: columns)
    return line
  }
}
