import HabitCore
import HabitRender

extension ChartSheet {
  /// The document of `habit chart`.
  func document(_ subject: ChartSubject, in range: DayRange, files: [String]) -> JSON {
    .document([
      "kind": .string(subject.word), "title": .string(title), "from": JSON(range.lowerBound),
      "to": JSON(range.upperBound), "description": .string(description), "files": .array(files.map(JSON.string)),
      "panels": .array(panels.map(\.json)),
    ])
  }
}

extension ChartPanel {
  fileprivate var json: JSON {
    let (name, numbers) = content.json
    return .object(["title": .string(title), "fact": .string(fact), "note": .string(note), name: numbers])
  }
}

extension ChartPanel.Content {
  /// The name of what is shown, and its numbers.
  fileprivate var json: (name: String, numbers: JSON) {
    switch self {
    case .bars(let chart): ("bars", .array(chart.bars.map(\.json)))
    case .line(let chart): ("line", .array(zip(chart.range, chart.values).map(Self.point)))
    case .profile(let chart): ("profile", .array(chart.rows.map(\.json)))
    case .streaks(let chart): ("streaks", .array(chart.runs.map(\.json)))
    case .times(let chart): ("times", .array(chart.points.map(\.json)))
    case .shares(let chart): ("shares", .array(chart.slices.map(\.json)))
    case .sentence(let sentence): ("sentence", .string(sentence))
    }
  }

  private static func point(_ day: Day, _ value: Double?) -> JSON {
    ["date": JSON(day), "value": JSON(value)]
  }
}

extension BarChart.Bar {
  fileprivate var json: JSON {
    [
      "from": JSON(days.lowerBound), "to": JSON(days.upperBound), "value": JSON(value), "goal": JSON(goal),
      "full": .bool(isFull), "running": .bool(isRunning),
    ]
  }
}

extension ProfileChart.Row {
  fileprivate var json: JSON { ["name": .string(name), "share": JSON(share), "detail": .string(detail)] }
}

extension StreakChart.Run {
  fileprivate var json: JSON {
    ["from": JSON(days.lowerBound), "to": JSON(days.upperBound), "length": .int(length)]
  }
}

extension TimeChart.Point {
  fileprivate var json: JSON { ["date": JSON(day), "minutesLate": .int(minutesLate)] }
}

extension ShareChart.Slice {
  fileprivate var json: JSON { ["name": .string(name), "count": .int(count), "percent": .int(percent)] }
}
