/// What is known of the terminal, if there is one.
public struct TerminalFacts: Sendable, Hashable {
  /// Whether the standard input is a terminal.
  public var isInputTerminal: Bool
  /// Whether the standard output is a terminal.
  public var isOutputTerminal: Bool
  /// Whether the standard error is a terminal.
  public var isErrorTerminal: Bool
  /// The number of columns of the terminal that the standard output is; `nil` if it is none.
  public var columns: Int?
  /// The width of that terminal in pixels; `nil` if it does not tell.
  public var widthInPixels: Int?

  /// States what is known.
  ///
  /// - Parameters:
  ///   - isInputTerminal: Whether the standard input is a terminal.
  ///   - isOutputTerminal: Whether the standard output is a terminal.
  ///   - isErrorTerminal: Whether the standard error is a terminal.
  ///   - columns: The number of columns of the terminal.
  ///   - widthInPixels: The width of the terminal in pixels.
  public init(
    isInputTerminal: Bool = false, isOutputTerminal: Bool = false, isErrorTerminal: Bool = false, columns: Int? = nil,
    widthInPixels: Int? = nil
  ) {
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.columns = columns
    self.widthInPixels = widthInPixels
  }
}
