/// The days of a heatmap laid out in week columns and weekday rows.
///
/// A grid is plain data. The picture, the terminal and the page draw the same one.
public struct HeatmapGrid: Sendable, Hashable {
  /// The days that are shown, both ends included.
  public let range: DayRange
  /// The weekday of the first row.
  public let weekStart: WeekStart
  /// The current day; it may lie outside the range.
  public let today: Day
  /// How numbers became levels.
  public let scale: HeatmapScale
  /// The number of week columns, 1 or more.
  ///
  /// A year has 53, or 54 if it is a leap year that begins on the last day of a week.
  public let columnCount: Int
  /// The cells that are drawn, earliest first; days that show nothing have none.
  public let cells: [HeatmapCell]
  /// The verdicts on weeks, earliest first; empty for habits that are judged by other than weeks.
  public let verdicts: [HeatmapVerdict]

  /// Lays out the days of a range.
  ///
  /// - Parameters:
  ///   - range: The days to show.
  ///   - weekStart: The weekday of the first row.
  ///   - today: The current day.
  ///   - scale: How numbers become levels.
  ///   - futureDays: What days after today show, if they belong to the habit.
  ///   - periods: The judged periods, of which weeks that fill a column have their verdict shown.
  ///   - entry: What a day came to; `nil` for a day that is never part of what is drawn, such as one after a habit's
  ///     end. It is called once for each day of the range, earliest first.
  /// - Complexity: O(*d*), where *d* is the number of days.
  public init(
    range: DayRange, weekStart: WeekStart, today: Day, scale: HeatmapScale, futureDays: HeatmapMark = .blank,
    periods: [JudgedPeriod] = [], entry: (Day) -> HeatmapDay?
  ) {
    let firstCell = Week(containing: range.lowerBound, startingOn: weekStart).first
    var cells: [HeatmapCell] = []
    cells.reserveCapacity(range.count)
    for day in range {
      guard let entry = entry(day) else { continue }
      let mark = entry.state == .none && day > today ? futureDays : entry.mark(on: scale)
      guard mark != .blank else { continue }
      let position = day - firstCell
      cells.append(HeatmapCell(column: position / 7, row: position % 7, day: day, mark: mark, entry: entry))
    }
    let lastCell = firstCell + (range.upperBound - firstCell) / 7 * 7
    let verdicts = periods.compactMap { period -> HeatmapVerdict? in
      guard period.unit == .weeks, period.verdict == .kept || period.verdict == .missed else { return nil }
      let offset = period.days.lowerBound - firstCell
      // A grid whose weeks start on another day has no column that is the period's week.
      guard offset % 7 == 0, (firstCell...lastCell).contains(period.days.lowerBound) else { return nil }
      return HeatmapVerdict(column: offset / 7, isKept: period.verdict == .kept)
    }
    self.init(range: range, weekStart: weekStart, today: today, scale: scale, cells: cells, verdicts: verdicts)
  }

  private init(
    range: DayRange, weekStart: WeekStart, today: Day, scale: HeatmapScale, cells: [HeatmapCell],
    verdicts: [HeatmapVerdict]
  ) {
    self.range = range
    self.weekStart = weekStart
    self.today = today
    self.scale = scale
    self.columnCount = range.weekCount(startingOn: weekStart)
    self.cells = cells
    self.verdicts = verdicts
  }
}

// MARK: - Parts

extension HeatmapGrid {
  /// The part of the grid that has room in a number of columns.
  ///
  /// The oldest columns give way, but those behind today before them: what is still to come says the least.
  ///
  /// - Parameter count: The most columns, 1 or more.
  /// - Returns: The grid itself if it fits.
  /// - Complexity: O(*c*), where *c* is the number of cells.
  public func latest(columns count: Int) -> HeatmapGrid {
    guard count < columnCount else { return self }
    let firstWeek = Week(containing: range.lowerBound, startingOn: weekStart)
    let end = range.contains(today) ? Swift.max((today - firstWeek.first) / 7 + 1, count) : columnCount
    let start = end - count
    let first = Swift.max(range.lowerBound, firstWeek.advanced(by: start).first)
    let last = Swift.min(range.upperBound, firstWeek.advanced(by: end - 1).last)
    let kept = cells.filter { (start..<end).contains($0.column) }.map { cell in
      HeatmapCell(column: cell.column - start, row: cell.row, day: cell.day, mark: cell.mark, entry: cell.entry)
    }
    let judged = verdicts.filter { (start..<end).contains($0.column) }.map { verdict in
      HeatmapVerdict(column: verdict.column - start, isKept: verdict.isKept)
    }
    return HeatmapGrid(
      range: first...last, weekStart: weekStart, today: today, scale: scale, cells: kept, verdicts: judged)
  }
}

// MARK: - Labels

extension HeatmapGrid {
  /// The weekdays whose rows have a name: every other one, and the same ones whatever the first row is.
  public static let labelledWeekdays: [Weekday] = [.monday, .wednesday, .friday]

  /// The row of a weekday, 0 … 6.
  public func row(of weekday: Weekday) -> Int { weekStart.offset(of: weekday) }

  /// The months above the columns, from the first to the last drawn cell.
  ///
  /// Which of them have room for their name depends on the text, and is left to who draws.
  ///
  /// - Complexity: O(*c*), where *c* is the number of columns.
  public var monthLabels: [HeatmapMonthLabel] {
    guard let first = cells.first, let last = cells.last else { return [] }
    let columns = (first.column...last.column).map { column in
      (column: column, month: Swift.max(first.day, first.day + (column - first.column) * 7 - first.row).month)
    }
    var labels: [HeatmapMonthLabel] = []
    for start in columns.indices where start == 0 || columns[start].month != columns[start - 1].month {
      let month = columns[start].month
      labels.append(
        HeatmapMonthLabel(
          month: month,
          column: columns[start].column,
          columnCount: columns[start...].prefix { $0.month == month }.count,
          beginsYear: labels.last.map { $0.month.year != month.year } ?? false))
    }
    return labels
  }

  /// The marks that occur, for a legend.
  public var marks: Set<HeatmapMark> { Set(cells.map(\.mark)).union(verdicts.map(\.mark)) }
}
