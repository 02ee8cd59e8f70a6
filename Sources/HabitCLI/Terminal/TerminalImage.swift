import FoundationEssentials

/// A PNG file as the escape sequences with which a terminal shows it.
struct TerminalImage {
  /// The file.
  let png: [UInt8]
  /// To how many columns the picture is scaled; `nil` for its own size, a pixel for a pixel.
  var columns: Int?
  /// What stands between the program and the terminal.
  var multiplexer: Multiplexer?

  /// The picture in the graphics protocol of kitty.
  // Source: "Terminal graphics protocol", sw.kovidgoyal.net/kitty/graphics-protocol: f=100 is PNG, a=T shows what is
  // sent, q=2 keeps the terminal from answering, m=1 says that more follows, in pieces of at most 4,096 letters.
  var kitty: String {
    let letters = Array(Data(png).base64EncodedString().utf8)
    let starts = Array(stride(from: 0, to: letters.count, by: Self.piece))
    return starts.map { start in
      let isLast = start == starts.last
      let size = columns.map { ",c=\($0)" } ?? ""
      let keys = (start == 0 ? "a=T,f=100,q=2\(size)," : "q=2,") + "m=\(isLast ? 0 : 1)"
      let payload = String(decoding: letters[start..<min(start + Self.piece, letters.count)], as: UTF8.self)
      return pass("\u{1B}_G\(keys);\(payload)\u{1B}\\")
    }.joined()
  }

  /// The picture as an inline image of iTerm2.
  // Source: "Inline Images Protocol", iterm2.com/documentation-images.html.
  var iTerm2: String {
    let width = columns.map { ";width=\($0)" } ?? ""
    return pass(
      "\u{1B}]1337;File=inline=1;size=\(png.count)\(width);preserveAspectRatio=1:"
        + Data(png).base64EncodedString() + "\u{7}")
  }

  private static let piece = 4096

  private func pass(_ sequence: String) -> String { multiplexer?.passing(sequence) ?? sequence }
}
