import HabitCore

/// What every ink looks like in one theme.
struct InkColors: Hashable {
  let theme: Theme
  /// The ramps of the series, one or more.
  let ramps: [Ramp]

  /// The colour of an ink.
  subscript(ink: Ink) -> RGB {
    switch ink {
    case .background: theme.background
    case .text: theme.text
    case .muted: theme.muted
    case .line: theme.line
    case .grid: theme.grid
    case .tint(let series):
      theme.background.mixed(with: ramp(series).levels[3], share: 0.18)
    case .level(.none, _): theme.empty
    case .level(let level, let series): ramp(series).levels[level.rawValue - 1]
    case .onLevel(let level, let series): inkStandingOut(on: self[.level(level, series: series)])
    }
  }

  private func ramp(_ series: Int) -> Ramp { ramps[series % ramps.count] }

  private func inkStandingOut(on fill: RGB) -> RGB {
    theme.background.contrast(with: fill) >= 3
      ? theme.background
      : [theme.text, theme.background].max { $0.contrast(with: fill) < $1.contrast(with: fill) } ?? theme.text
  }
}
