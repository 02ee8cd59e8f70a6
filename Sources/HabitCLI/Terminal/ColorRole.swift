/// What a coloured text means; the colours are those of the user's terminal.
enum ColorRole: Sendable, Hashable, CaseIterable {
  /// Something that went well.
  case success
  /// Something that needs care.
  case warning
  /// Something that went wrong.
  case failure
  /// Something that stands out without being good or bad.
  case note
  /// Something of less weight than the rest.
  case muted

  /// The colour of the role.
  var color: TerminalColor {
    switch self {
    case .success: .basic(2)
    case .warning: .basic(3)
    case .failure: .basic(1)
    case .note: .basic(6)
    case .muted: .basic(8)
    }
  }
}
