import CommandKit

/// What to install for characters that no installed font has.
struct FontAdvice {
  /// The most characters that are named.
  private static let mostNamed = 8

  private let characters: [Character]

  /// Prepares advice; `nil` if no character is missing that leaves a trace.
  init?(missing characters: [Character]) {
    self.characters = characters.filter { !$0.isWhitespace }
    guard !self.characters.isEmpty else { return nil }
  }

  /// One line that names the characters and Debian's packages with fonts for them.
  var line: String {
    let named = characters.prefix(Self.mostNamed).map { "'\(String($0).escapingControlCharacters)'" }
    let more = characters.count - named.count
    return "no installed font has \(named.joined(separator: ", "))\(more > 0 ? " and \(more) more" : ""); install "
      + packages.joined(separator: " and ")
  }

  private var packages: [String] {
    let kinds = Set(characters.map(Kind.init))
    return Kind.allCases.filter(kinds.contains).map(\.rawValue)
  }

  /// A kind of characters, by the package that has a font for them.
  private enum Kind: String, CaseIterable {
    case letters = "fonts-dejavu-core"
    case eastAsian = "fonts-noto-cjk"
    case emoji = "fonts-noto-color-emoji"
    case other = "fonts-noto-core"

    init(_ character: Character) {
      guard let scalar = character.unicodeScalars.first else {
        self = .other
        return
      }
      switch scalar.value {
      case 0..<0x0590, 0x1E00..<0x2190: self = .letters
      case 0x1100..<0x1200, 0x2E80..<0xA4D0, 0xA960..<0xA980, 0xAC00..<0xD800, 0xF900..<0xFB00, 0xFE30..<0xFE50,
        0xFF00..<0xFFF0, 0x2_0000..<0x3_2000:
        self = .eastAsian
      default: self = scalar.properties.isEmoji ? .emoji : .other
      }
    }
  }
}
