/// The layout of a sentence that stands where there is nothing to draw.
struct SentenceLayout: ChartContent {
  let sentence: String
  let style: ChartStyle

  var leastHeight: Int { 0 }

  func add(to builder: inout FigureBuilder, in area: PanelArea) {
    builder.add(
      sentence, as: .caption, x: Int(area.middleX), anchor: .middle, middle: area.middleY, room: area.width)
  }
}
