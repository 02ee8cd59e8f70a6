/// The layout of one panel: its title, the fact beside it, what it shows, and the note below.
struct PanelLayout {
  /// The room between the outer edges of a panel and its parts.
  struct Insets: Hashable {
    let sides: Int
    let top: Int
    let bottom: Int
    /// Whether the room for a note is kept free when there is none, so that panels beside one another align.
    let keepsNote: Bool

    /// Those of a panel that stands alone.
    static let none = Insets(sides: 0, top: 0, bottom: 0, keepsNote: false)

    /// Those of a panel with a frame.
    static func framed(_ geometry: ChartGeometry) -> Insets {
      // Small letters above and below leave less room than it seems, so less is left free there.
      Insets(sides: geometry.padding, top: geometry.padding - 4, bottom: 3, keepsNote: true)
    }
  }

  private let panel: ChartPanel
  private let style: ChartStyle
  private let insets: Insets
  private let heading: Heading
  /// The note, as it is broken into lines.
  private let note: [String]

  /// Prepares a panel.
  ///
  /// - Parameters:
  ///   - panel: What to show.
  ///   - width: The width of the panel.
  ///   - insets: The room between its outer edges and its parts.
  ///   - style: What to draw with.
  ///   - builder: What measures the texts.
  init(of panel: ChartPanel, width: Int, insets: Insets, style: ChartStyle, builder: FigureBuilder) {
    self.panel = panel
    self.style = style
    self.insets = insets
    let width = width - 2 * insets.sides
    heading = Heading(
      panel.title, as: .title, facts: panel.fact.isEmpty ? [] : [panel.fact], width: width, builder: builder)
    let lines = builder.lines(
      of: panel.note.split(separator: " ").map(String.init), joinedBy: " ", as: .fact, room: width)
    // What does not fit on two lines ends in an ellipsis.
    note = lines.prefix(1) + (lines.count > 1 ? [lines.dropFirst().joined(separator: " ")] : [])
  }

  /// The least height of the panel.
  var leastHeight: Int {
    let content = max(content.leastHeight, style.geometry.contentHeight)
    return insets.top + headingHeight + content + noteHeight + insets.bottom
  }

  private var headingHeight: Int { style.geometry.titleRow + heading.below.count * style.geometry.textRow }

  private var noteHeight: Int { max(note.count, insets.keepsNote ? 1 : 0) * style.geometry.textRow }

  private var content: any ChartContent {
    switch panel.content {
    case .bars(let chart): BarChartLayout(chart: chart, style: style)
    case .line(let chart): LineChartLayout(chart: chart, style: style)
    case .profile(let chart): ProfileChartLayout(chart: chart, style: style)
    case .streaks(let chart): StreakChartLayout(chart: chart, style: style)
    case .times(let chart): TimeChartLayout(chart: chart, style: style)
    case .shares(let chart): ShareChartLayout(chart: chart, style: style)
    case .sentence(let sentence): SentenceLayout(sentence: sentence.onOneLine, style: style)
    }
  }

  /// Adds the panel.
  ///
  /// - Parameters:
  ///   - builder: The figure.
  ///   - area: Where to draw; it is at least as high as needed.
  func add(to builder: inout FigureBuilder, in area: PanelArea) {
    let inner = PanelArea(
      left: area.left + insets.sides, top: area.top + insets.top, right: area.right - insets.sides,
      bottom: area.bottom - insets.bottom)
    let top = inner.top
    heading.add(
      to: &builder, x: inner.left, middle: Double(top) + 8,
      middleOfLine: { Double(top + style.geometry.titleRow) + (Double($0) + 0.25) * Double(style.geometry.textRow) })
    let area = PanelArea(
      left: inner.left, top: inner.top + headingHeight, right: inner.right,
      bottom: inner.bottom - noteHeight)
    content.add(to: &builder, in: area)
    for (index, line) in note.reversed().enumerated() {
      builder.add(
        line, as: .fact, x: inner.right, anchor: .end,
        middle: Double(inner.bottom) - (Double(index) + 0.5) * Double(style.geometry.textRow), room: inner.width)
    }
  }
}

extension ChartPanel.Content {
  /// As many bars as have room beside one another in a panel of the usual width without being thin.
  private static let fewBars = 24

  /// Whether more can be seen of it where there is more width.
  var gainsByWidth: Bool {
    switch self {
    case .bars(let chart): chart.bars.count > Self.fewBars
    case .line, .streaks, .times: true
    case .profile, .shares, .sentence: false
    }
  }
}
