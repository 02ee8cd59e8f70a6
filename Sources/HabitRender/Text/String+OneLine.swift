extension String {
  /// The text on one line: line breaks and tabs become blanks, other control characters vanish.
  ///
  /// XML cannot hold control characters at all, and a terminal would obey them.
  package var onOneLine: String {
    var scalars = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar.properties.isWhitespace, .lineSeparator, .paragraphSeparator: scalars.append(" ")
      case .control: break
      default:
        // Not characters, and refused by XML.
        if scalar.value & 0xFFFE != 0xFFFE { scalars.append(scalar) }
      }
    }
    return String(scalars)
  }
}
