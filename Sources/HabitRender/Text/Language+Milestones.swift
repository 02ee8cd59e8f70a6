public import HabitCore

// The words of milestones and badges.

extension Language {
  /// What was reached, such as `7 days in a row`.
  public func name(of milestone: Milestone) -> String {
    switch milestone {
    case .streak(let length, let unit): self("\(self.length(length, unit)) in a row", "\(self.length(length, unit)) 연속")
    case .daysDone(let count): self("done on \(self.count(count, "day", ""))", "\(count.groupedText)일 실천")
    case .perfect(.week): self("a perfect week", "완벽한 한 주")
    case .perfect(.month): self("a perfect month", "완벽한 한 달")
    }
  }

  /// Says what was reached for the first time just now, such as `7 days in a row for the first time`; `nil` for nothing.
  public func celebration(of milestones: [Milestone]) -> String? {
    guard !milestones.isEmpty else { return nil }
    return milestones.map(celebration).joined(separator: ", ") + "!"
  }

  private func celebration(of milestone: Milestone) -> String {
    let name = name(of: milestone)
    switch milestone {
    case .streak: return self("\(name) for the first time", "처음으로 \(name)")
    case .daysDone: return self("\(name) by now", "지금까지 \(name)")
    case .perfect(.week): return self("the first perfect week", "첫 완벽한 한 주")
    case .perfect(.month): return self("the first perfect month", "첫 완벽한 한 달")
    }
  }

  /// The heading of badges that were earned.
  public var earnedHeading: String { self("Earned", "획득") }
  /// The heading of badges that can be earned next.
  public var nextHeading: String { self("Next", "다음 목표") }
  /// There is no badge yet.
  public var noBadges: String { self("No badges yet.", "아직 배지가 없습니다.") }
  /// How far a badge is, such as `12 of 30`.
  public func progress(_ progress: Int, of wanted: Int) -> String { part(progress.groupedText, of: wanted.groupedText) }
}
