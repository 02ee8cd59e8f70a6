import HabitCore
import HabitRender

extension HeatmapSheet {
  /// The document of `habit heatmap`.
  func document(files: [String]) -> JSON {
    .document([
      "title": .string(title), "description": .string(description), "files": .array(files.map(JSON.string)),
      "blocks": .array(blocks.map(\.json)),
    ])
  }
}

extension HeatmapBlock {
  fileprivate var json: JSON {
    [
      "heading": .string(heading), "from": JSON(grid.range.lowerBound), "to": JSON(grid.range.upperBound),
      "days": .array(grid.cells.filter { $0.mark != .future }.map(\.json)),
    ]
  }
}

extension HeatmapCell {
  fileprivate var json: JSON {
    [
      "date": JSON(day), "state": .string(entry.state.rawValue), "value": JSON(entry.value?.count),
      "level": level.map { .int($0.rawValue) } ?? nil,
    ]
  }

  /// The depth of the cell's colour; `nil` if it has none.
  private var level: HeatmapLevel? {
    switch mark {
    case .level(let level), .extra(let level): level
    default: nil
    }
  }
}
