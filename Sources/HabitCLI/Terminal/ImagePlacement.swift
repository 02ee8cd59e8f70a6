/// How large a picture is shown in a terminal.
struct ImagePlacement: Sendable, Hashable {
  /// How many pixels a user unit has.
  let scale: Int
  /// The columns into which a picture that is too wide is squeezed; `nil` if it has room as it is.
  let columns: Int?

  /// Finds a size.
  ///
  /// On a screen with small pixels, which has many to a column, a picture has two pixels to a unit: so it is as large as
  /// on another screen, beside letters that are as large.
  ///
  /// - Parameters:
  ///   - width: The width of the picture in user units.
  ///   - scale: The scale that was asked for; with 1 the picture gets the one that suits the screen.
  ///   - terminal: What is known of the terminal.
  init(width: Int, scale: Int, terminal: TerminalFacts) {
    guard let columns = terminal.columns, columns > 0 else {
      self.scale = scale
      self.columns = nil
      return
    }
    let room = terminal.widthInPixels ?? columns * Self.usualColumnWidth
    let isFine = room / columns >= Self.fineColumnWidth && width * 2 <= room
    self.scale = scale == 1 && isFine ? 2 : scale
    self.columns = width * self.scale > room ? columns : nil
  }

  /// The pixels of a column where the terminal does not tell.
  private static let usualColumnWidth = 8
  /// The pixels of a column where there are two to each of another screen.
  private static let fineColumnWidth = 13
}
