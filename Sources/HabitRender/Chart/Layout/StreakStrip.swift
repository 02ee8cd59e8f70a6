import HabitCore

/// Where the runs lie on a strip of time.
package struct StreakStrip {
  /// The part of the strip that a run takes.
  package struct Segment: Hashable {
    package let run: StreakChart.Run
    package let x: Range<Int>
  }

  /// The segments from the left; none is narrower than one unit, and none overlaps another.
  package let segments: [Segment]

  /// Places runs.
  ///
  /// Where many lie within a unit, the first is shown for all.
  ///
  /// - Parameters:
  ///   - runs: The runs, earliest first.
  ///   - strip: Where the days lie.
  package init(of runs: [StreakChart.Run], along strip: DayScale) {
    var segments: [Segment] = []
    var free = strip.left
    for run in runs {
      guard let days = run.days.intersection(strip.range) else { continue }
      let first = Int(strip.x(of: days.lowerBound))
      let end = max(Int(strip.x(of: days.upperBound + 1)), first + 1)
      // A miss between two runs is seen even where a day is narrower than a unit, as long as the run is not lost.
      let isApart = segments.isEmpty || first > free || end - free < 2
      let start = max(first, isApart ? free : free + 1)
      guard start < end else { continue }
      segments.append(Segment(run: run, x: start..<end))
      free = end
    }
    self.segments = segments
  }
}
