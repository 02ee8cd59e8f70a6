package import HabitCore

/// The legend of a sheet: which swatches stand for what.
package struct HeatmapLegend {
  /// One swatch with the word behind it.
  package struct Key: Hashable {
    package let mark: HeatmapMark
    package let text: String
    /// The series of the first block that has the mark.
    package let series: Int
  }

  /// The marks that occur and are no level.
  package let keys: [Key]
  /// The levels, palest first, with what each stands for.
  package let levels: [Key]
  /// The word before the levels; empty if each level has its own.
  package let less: String
  /// The word behind the levels; empty if each level has its own.
  package let more: String

  /// Whether there are just two levels, each with a word of its own.
  package var isBinary: Bool { less.isEmpty }

  package init(of sheet: HeatmapSheet) {
    let language = sheet.language
    let blocks = sheet.blocks.map { (marks: $0.grid.marks, series: $0.series) }
    let marks = blocks.reduce(into: Set<HeatmapMark>()) { $0.formUnion($1.marks) }
    let limits = sheet.blocks.count { $0.subject == .limit }
    let hasNumbers = sheet.blocks.contains { $0.subject == .numbers }
    let missed =
      switch limits {
      case 0: language.missed
      case sheet.blocks.count: language.overLimit
      default: language.missedOrOverLimit
      }
    let done = limits > 0 && limits == sheet.blocks.count ? language.withinLimit : language.done

    let isBinary = sheet.blocks.allSatisfy { $0.grid.scale.isBinary }
    func key(_ mark: HeatmapMark, _ text: String) -> Key {
      Key(mark: mark, text: text, series: blocks.first { $0.marks.contains(mark) }?.series ?? 0)
    }
    let extra = marks.compactMap { if case .extra(let level) = $0 { level } else { nil } }.max()
    let named: [(mark: HeatmapMark, text: String)] = [
      (.rest, hasNumbers ? language.noNumber : language.rest),
      (isBinary || hasNumbers ? .blank : .level(.none), missed), (.skipped, language.skipped),
      (extra.map { .extra($0) } ?? .blank, language.extra), (.pending, language.pending), (.future, language.future),
      (.weekKept, language.weekKept), (.weekMissed, language.weekMissed),
    ]
    keys = named.filter { marks.contains($0.mark) }.map { key($0.mark, $0.text) }

    if isBinary {
      let words: [(mark: HeatmapMark, text: String)] = [(.level(.none), missed), (.level(.full), done)]
      let present = words.filter { marks.contains($0.mark) }
      levels = (present.isEmpty ? words : present).map { key($0.mark, $0.text) }
      less = ""
      more = ""
    } else {
      let scales = Set(sheet.blocks.map(\.grid.scale))
      let series = sheet.blocks.first { !$0.grid.scale.isBinary }?.series ?? 0
      levels = Set(sheet.blocks.flatMap(\.grid.scale.levels)).sorted().map { level in
        Key(
          mark: .level(level), text: scales.count == 1 ? Self.meaning(of: level, on: scales.first) : "", series: series)
      }
      less = language.less
      more = language.more
    }
  }

  /// The numbers that a level stands for, such as `40–74%`.
  private static func meaning(of level: HeatmapLevel, on scale: HeatmapScale?) -> String {
    guard let scale, let bounds = scale.bounds(of: level) else { return "0" }
    let (above, upTo) = (bounds.above, bounds.upTo)
    if scale.metric == .share {
      return level == .full ? "100%" : "\((above + 1).plainText)–\(upTo.plainText)%"
    }
    if scale == .habits {
      return upTo == .infinity ? "\((above + 1).plainText)+" : upTo.plainText
    }
    if upTo == .infinity { return "> \(above.plainText)" }
    return above == 0 ? "≤ \(upTo.plainText)" : "> \(above.plainText), ≤ \(upTo.plainText)"
  }
}
