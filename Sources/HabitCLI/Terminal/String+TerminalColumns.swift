extension String {
  /// The number of columns that the text takes in a terminal.
  ///
  /// The text is one line without control characters, which count as nothing.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  var terminalColumns: Int {
    if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.terminalColumns }
  }

  /// The text cut to a number of columns, with `…` in the place of what is left out.
  ///
  /// - Parameter columns: The greatest number of columns, at least 1.
  /// - Returns: The text itself if it fits.
  func truncated(toTerminalColumns columns: Int) -> String {
    guard terminalColumns > columns else { return self }
    var kept = ""
    var used = 1  // the columns of the ellipsis
    for character in self {
      used += character.terminalColumns
      guard used <= columns else { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }
}

extension Character {
  /// The number of columns that the character takes in a terminal: 0, 1 or 2.
  ///
  /// A character made of several scalars is as wide as the widest of them: an emoji stays 2 with a skin tone or joined
  /// to others, two letters that make a flag are 2, and combining marks add nothing.
  var terminalColumns: Int {
    // Source: Unicode Standard Annex #11 for East Asian letters, Unicode Technical Standard #51 for emoji, and the
    // specification of the Python package wcwidth for the marks that take no column.
    let scalars = unicodeScalars
    if scalars.contains("\u{FE0F}"), scalars.first?.properties.isEmoji == true { return 2 }
    var columns = 0
    for scalar in scalars {
      columns = max(columns, scalar.terminalColumns)
      if columns == 2 { break }
    }
    return columns
  }
}

extension Unicode.Scalar {
  fileprivate var terminalColumns: Int {
    if value < 0x300 { return value == 0xAD || !properties.generalCategory.isControl ? 1 : 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: return 0
    case let category where category.isControl: return 0
    default: break
    }
    switch value {
    case 0x1160...0x11FF, 0xD7B0...0xD7FB: return 0  // vowels and final consonants that join a Hangul syllable
    default: return properties.isEmojiPresentation || isWide ? 2 : 1
    }
  }

  /// Whether the scalar is one of the wide or fullwidth letters, signs or ideographs that are no emoji.
  private var isWide: Bool {
    // Source: EastAsianWidth.txt of Unicode 16.0, W and F, joined over gaps that hold no assigned scalar.
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
      0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F,
      0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1_6FE0...0x1_B2FF, 0x1_D300...0x1_D376, 0x1_F200...0x1_F2FF,
      0x1_F300...0x1_F320, 0x2_0000...0x3_FFFD:
      true
    default: false
    }
  }
}

extension Unicode.GeneralCategory {
  /// Whether scalars of the category are never seen.
  fileprivate var isControl: Bool {
    switch self {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
