package import HabitCore

/// The legend of a sheet: which swatches stand for what.
package struct HeatmapLegend {
  /// One swatch with the word behind it.
  package struct Key: Hashable {
    package let mark: HeatmapMark
    package let text: String
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
    let marks = sheet.blocks.reduce(into: Set<HeatmapMark>()) { $0.formUnion($1.grid.marks) }
    let limits = sheet.blocks.count { $0.subject == .limit }
    let hasNumbers = sheet.blocks.contains { $0.subject == .numbers }
    let missed =
      switch limits {
      case 0: language.missed
      case sheet.blocks.count: language.overLimit
      default: language.missedOrOverLimit
      }
    let done = limits > 0 && limits == sheet.blocks.count ? language.withinLimit : language.done

    let shown = Set(sheet.blocks.flatMap(\.grid.scale.levels)).sorted()
    let isBinary = sheet.blocks.allSatisfy { $0.grid.scale.isBinary }
    var keys: [Key] = []
    if marks.contains(.rest) {
      keys.append(Key(mark: .rest, text: hasNumbers ? language.noNumber : language.rest))
    }
    if marks.contains(.level(.none)), !isBinary, !hasNumbers { keys.append(Key(mark: .level(.none), text: missed)) }
    if marks.contains(.skipped) { keys.append(Key(mark: .skipped, text: language.skipped)) }
    let extras = marks.compactMap { if case .extra(let level) = $0 { level } else { nil } }
    if let deepest = extras.max() { keys.append(Key(mark: .extra(deepest), text: language.extra)) }
    if marks.contains(.pending) { keys.append(Key(mark: .pending, text: language.pending)) }
    if marks.contains(.future) { keys.append(Key(mark: .future, text: language.future)) }
    if marks.contains(.weekKept) { keys.append(Key(mark: .weekKept, text: language.weekKept)) }
    if marks.contains(.weekMissed) { keys.append(Key(mark: .weekMissed, text: language.weekMissed)) }
    self.keys = keys

    if isBinary {
      levels = [Key(mark: .level(.none), text: missed), Key(mark: .level(.full), text: done)]
      less = ""
      more = ""
    } else {
      let scales = Set(sheet.blocks.map(\.grid.scale))
      levels = shown.map { level in
        Key(mark: .level(level), text: scales.count == 1 ? Self.meaning(of: level, on: scales.first) : "")
      }
      less = language.less
      more = language.more
    }
  }

  /// The numbers that a level stands for, such as `40–74 %`.
  private static func meaning(of level: HeatmapLevel, on scale: HeatmapScale?) -> String {
    guard let scale, let bounds = scale.bounds(of: level) else { return "0" }
    let (above, upTo) = (bounds.above, bounds.upTo)
    if scale.metric == .share {
      return level == .full ? "100 %" : "\((above + 1).plainText)–\(upTo.plainText) %"
    }
    if scale == .habits {
      return upTo == .infinity ? "\((above + 1).plainText)+" : upTo.plainText
    }
    if upTo == .infinity { return "> \(above.plainText)" }
    return above == 0 ? "≤ \(upTo.plainText)" : "> \(above.plainText), ≤ \(upTo.plainText)"
  }
}
