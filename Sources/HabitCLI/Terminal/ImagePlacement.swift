/// How large a picture is shown in a terminal.
struct ImagePlacement: Sendable, Hashable {
  /// How many pixels a user unit has.
  let scale: Int
  /// The columns into which a picture that is too wide is squeezed; `nil` if it has room as it is.
  let columns: Int?

  /// Finds a size.
  ///
  /// A screen with small pixels has room for two to a user unit, and there the picture is as large as elsewhere with
  /// one.
  ///
  /// - Parameters:
  ///   - width: The width of the picture in user units.
  ///   - scale: The scale that was asked for; with 1 the picture gets the greatest up to 2 for which there is room.
  ///   - terminal: What is known of the terminal.
  init(width: Int, scale: Int, terminal: TerminalFacts) {
    guard let columns = terminal.columns else {
      self.scale = scale
      self.columns = nil
      return
    }
    let room = terminal.widthInPixels ?? columns * Self.usualColumnWidth
    self.scale = scale == 1 && width * 2 <= room ? 2 : scale
    self.columns = width * self.scale > room ? columns : nil
  }

  /// The pixels of a column where the terminal does not tell.
  private static let usualColumnWidth = 8
}
