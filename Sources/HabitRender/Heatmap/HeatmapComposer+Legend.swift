import HabitCore

extension HeatmapComposer {
  private var legendMeasure: LegendMeasure { LegendMeasure(geometry: geometry, builder: builder) }

  /// The middle of a row of the legend, where words and swatches are aligned.
  private var middle: Double { Double(y) + Double(geometry.cell) / 2 }

  /// Adds the keys from the left, in as many rows as they need, and the levels at the right of the last row, or on one
  /// of their own.
  mutating func addLegend() {
    let measure = legendMeasure
    y += geometry.margin
    var x = frame.cells
    for key in legend.keys {
      let width = measure.width(of: key)
      if x > frame.cells, x + width > frame.right {
        x = frame.cells
        y += geometry.legendRow
      }
      add(key, x: x, room: frame.right - x)
      x += width + measure.keyGap
    }
    let width = measure.width(ofLevels: legend)
    if x + width <= frame.right {
      addLevels(x: frame.right - width)
    } else {
      if x > frame.cells { y += geometry.legendRow }
      addLevels(x: frame.cells)
    }
    y += geometry.legendRow
  }

  private mutating func add(_ key: HeatmapLegend.Key, x: Int, room: Int) {
    // A bar stands at the top of its symbol, under a column; here it is centred like the other swatches.
    let isBar = key.mark == .weekKept || key.mark == .weekMissed
    let top = isBar ? y + (geometry.cell - geometry.verdict + 1) / 2 : y
    builder.add(.symbol(symbols.symbol(for: key.mark, series: key.series % seriesCount), x: x, y: top, tooltip: nil))
    let indent = geometry.cell + legendMeasure.swatchGap
    builder.add(key.text, as: .key, x: x + indent, middle: middle, room: room - indent)
  }

  private mutating func addLevels(x start: Int) {
    let measure = legendMeasure
    var x = start
    if legend.isBinary {
      for key in legend.levels {
        add(key, x: x, room: .max)
        x += measure.width(of: key) + measure.keyGap
      }
      return
    }
    x += builder.width(of: legend.less, as: .key)
    builder.add(legend.less, as: .key, x: x, anchor: .end, middle: middle)
    x += measure.swatchGap
    for key in legend.levels {
      builder.add(
        .symbol(
          symbols.symbol(for: key.mark, series: key.series % seriesCount), x: x, y: y,
          tooltip: key.text.isEmpty ? nil : key.text))
      x += geometry.pitch
    }
    builder.add(legend.more, as: .key, x: x - geometry.gap + measure.swatchGap, middle: middle)
  }
}
