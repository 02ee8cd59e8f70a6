import Foundation
import HabitCore

/// A picture as a viewer reads it: its texts, its cells and its colours.
struct DrawnSVG {
  /// A text and where it stands.
  struct Label {
    let role: String
    let text: String
    let left: Double
    let right: Double
    /// The base line.
    let y: Double

    /// Whether the boxes of two texts overlap.
    func overlaps(_ other: Label) -> Bool {
      left < other.right && other.left < right && abs(y - other.y) < 9
    }
  }

  /// The cell of a day, which has a tooltip.
  struct Cell {
    let symbol: String
    let x: Double
    let y: Double
    let tooltip: String

    /// The date, with which each tooltip begins.
    var day: String { String(tooltip.prefix(10)) }
  }

  let width: Double
  let height: Double
  let labels: [Label]
  let cells: [Cell]
  /// The fill or stroke of each class, as `#rrggbb`.
  let colors: [String: String]

  /// Reads a picture that holds one element a line.
  init(_ text: String) {
    var labels: [Label] = []
    var cells: [Cell] = []
    var colors: [String: String] = [:]
    var sizes: [String: Double] = [:]
    var size = (width: Double.nan, height: Double.nan)
    for line in text.split(separator: "\n") {
      if line.hasPrefix("<svg ") {
        let attributes = Self.attributes(line)
        size = (attributes.number("width"), attributes.number("height"))
      } else if line.hasPrefix(".habit-"), let (name, rule) = Self.rule(line) {
        let color = rule.split(separator: ";").last { $0.hasPrefix("fill:#") || $0.hasPrefix("stroke:#") }
        colors[name] = color.map { String($0.drop { $0 != "#" }) }
        if rule.hasPrefix("font-size:") { sizes[name] = Double(rule.dropFirst(10).prefix { $0 != "p" }) }
      } else if line.hasPrefix("<text ") {
        labels.append(Self.label(line, sizes: sizes))
      } else if line.hasPrefix("<use "), Day(String(Self.content(line).prefix(10))) != nil {
        let attributes = Self.attributes(line)
        cells.append(
          Cell(
            symbol: attributes["href"].map { String($0.dropFirst()) } ?? "", x: attributes.number("x"),
            y: attributes.number("y"), tooltip: Self.content(line)))
      }
    }
    (width, height) = size
    self.labels = labels
    self.cells = cells
    self.colors = colors
  }

  /// The name of a class and its first declarations.
  private static func rule(_ line: Substring) -> (name: String, rule: Substring)? {
    let parts = line.dropFirst(".habit-".count).split(separator: "{")
    return parts.count == 2 ? (String(parts[0]), parts[1].dropLast()) : nil
  }

  private static func label(_ line: Substring, sizes: [String: Double]) -> Label {
    let attributes = attributes(line)
    let role = attributes["class"].map { String($0.dropFirst("habit-".count)) } ?? ""
    let text = content(line)
    let width = width(of: text, size: sizes[role] ?? 10)
    let x = attributes.number("x")
    let left =
      switch attributes["text-anchor"] {
      case "end": x - width
      case "middle": x - width / 2
      default: x
      }
    return Label(role: role, text: text, left: left, right: left + width, y: attributes.number("y"))
  }

  /// The attributes of the first element of a line.
  private static func attributes(_ line: Substring) -> [String: String] {
    let parts = line.prefix { $0 != ">" }.split(separator: "\"", omittingEmptySubsequences: false)
    var attributes: [String: String] = [:]
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let name = parts[index].split(separator: " ").last?.dropLast() ?? ""
      attributes[String(name)] = String(parts[index + 1])
    }
    return attributes
  }

  /// The text of the innermost element of a line.
  private static func content(_ line: Substring) -> String {
    let open = line.split(separator: "<").first { !$0.hasPrefix("/") && $0.last != ">" } ?? ""
    return unescaped(String(open.drop { $0 != ">" }.dropFirst()))
  }

  private static func unescaped(_ text: String) -> String {
    text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
  }

  /// An estimate: a line of letters takes about half an em each in DejaVu Sans, ideographs are square.
  private static func width(of text: String, size: Double) -> Double {
    text.reduce(0) { $0 + ($1.isASCII ? 0.52 : 1) * size }
  }
}

// MARK: - Colours

extension DrawnSVG {
  /// The contrast of two colours, 1 … 21.
  static func contrast(_ first: String, _ second: String) -> Double {
    // Source: WCAG 2.2, relative luminance and contrast ratio.
    let luminances = [first, second].map(luminance).sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private static func luminance(_ color: String) -> Double {
    let value = Int(color.dropFirst(), radix: 16) ?? 0
    let channels = [16, 8, 0].map { Double(value >> $0 & 0xFF) / 255 }
    let linear = channels.map { $0 <= 0.04045 ? $0 / 12.92 : Foundation.pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}

extension [String: String] {
  /// An attribute as a number.
  fileprivate func number(_ name: String) -> Double { self[name].flatMap(Double.init) ?? .nan }
}
