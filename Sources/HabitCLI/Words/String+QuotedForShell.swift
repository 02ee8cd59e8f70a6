import CommandKit

extension String {
  /// The word as it can be typed into a shell.
  var quotedForShell: String {
    let isPlain =
      !isEmpty
      // In front a hash begins a comment, and to zsh an equals sign stands for a path.
      && !"#=".utf8.contains(utf8.first ?? 0)
      && utf8.allSatisfy { byte in
        byte >= 0x80 || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
          || "-_./:,=+@%#".utf8.contains(byte)
      }
    return isPlain
      ? self : "'" + replacingScalars("'", with: "'\\''") + "'"
  }
}
