/// How much room the parts of a legend take, in user units.
struct LegendMeasure {
  let geometry: HeatmapGeometry
  let builder: FigureBuilder

  /// The room between a swatch and the word beside it.
  var swatchGap: Int { geometry.gap + 2 }

  /// The room between two keys.
  var keyGap: Int { geometry.pitch }

  /// The width of a swatch with its word.
  func width(of key: HeatmapLegend.Key) -> Int {
    geometry.cell + swatchGap + builder.width(of: key.text, as: .key)
  }

  /// The width of all levels with their words.
  func width(ofLevels legend: HeatmapLegend) -> Int {
    if legend.isBinary { return legend.levels.reduce(-keyGap) { $0 + width(of: $1) + keyGap } }
    return builder.width(of: legend.less, as: .key) + swatchGap + geometry.gridWidth(columns: legend.levels.count)
      + swatchGap + builder.width(of: legend.more, as: .key)
  }
}
