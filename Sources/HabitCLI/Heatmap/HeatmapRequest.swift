import CommandKit
import HabitCore
import HabitRender

/// The options of a heatmap beside those of every picture.
enum HeatmapRequestOptions {
  static let metric = Option(
    "--by", ValueFormat<HeatmapScale.Metric>(choices: "metric"),
    "What a shade tells: the share of the goal, or the count.",
    default: HeatmapScale.Metric.share, shownDefault: "share")
  static let thresholds = Option(
    "--thresholds", .thresholds,
    "The greatest numbers of the paler shades, such as 2,5,8: percent, or with --by count amounts.",
    shownDefault: "39,74,99, or quartiles")
  static let months = Option(
    "--months", ValueFormat<HeatmapOptions.Months>(choices: "style"), "How months are told apart in files.",
    default: HeatmapOptions.Months.plain, shownDefault: "plain")
  static let labels = Option(
    "--labels", ValueFormat<HeatmapOptions.Labels>(choices: "days"), "Which weekdays have a name.",
    default: HeatmapOptions.Labels.odd, shownDefault: "odd")
  static let noTitle = Flag("--no-title", "Draw no title.")
  static let noLegend = Flag("--no-legend", "Draw no legend.")
  static let vertical = Flag("--vertical", "Let weeks go down instead of across, in files.")
  static let weekStart = Option(
    "--week-start", ValueFormat<WeekStart>(choices: "day"), "The day on which weeks start in this picture.",
    shownDefault: "the setting week-start")

  static let all = [
    metric.spec, thresholds.spec, months.spec, labels.spec, noTitle.spec, noLegend.spec, vertical.spec,
    weekStart.spec,
  ]
}

/// What heatmap a command line asks for.
struct HeatmapRequest {
  /// Which number of a day counts.
  let metric: HeatmapScale.Metric
  /// The greatest numbers of the paler levels, ascending; `nil` for the usual ones.
  let thresholds: [Double]?
  /// How the parts are laid out.
  let options: HeatmapOptions
  /// The weekday of the first row; `nil` for that of the settings.
  let weekStart: WeekStart?

  /// A usual heatmap.
  init() {
    metric = .share
    thresholds = nil
    options = HeatmapOptions()
    weekStart = nil
  }

  /// Reads what a command line asks for.
  init(_ command: ParsedCommand) throws(UsageError) {
    metric = try command.value(HeatmapRequestOptions.metric)
    thresholds = try command.value(HeatmapRequestOptions.thresholds)
    weekStart = try command.value(HeatmapRequestOptions.weekStart)
    var options = HeatmapOptions()
    options.months = try command.value(HeatmapRequestOptions.months)
    options.labels = try command.value(HeatmapRequestOptions.labels)
    options.hasTitle = !command.isSet(HeatmapRequestOptions.noTitle)
    options.hasLegend = !command.isSet(HeatmapRequestOptions.noLegend)
    options.isVertical = command.isSet(HeatmapRequestOptions.vertical)
    self.options = options
  }
}

extension ValueFormat where Value == [Double] {
  /// One to three numbers above zero, ascending.
  static var thresholds: Self {
    Self("numbers") { text throws(WordError) in
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Amount(String($0))?.units }
      let known = numbers.compactMap(\.self)
      guard (1...3).contains(numbers.count), known.count == numbers.count, known[0] > 0,
        zip(known, known.dropFirst()).allSatisfy({ $0 < $1 })
      else {
        throw WordError(
          "write one to three ascending numbers above 0, such as 2,5,8", "0보다 큰 수를 2,5,8처럼 작은 것부터 세 개까지 적으세요")
      }
      return known
    }
  }
}
