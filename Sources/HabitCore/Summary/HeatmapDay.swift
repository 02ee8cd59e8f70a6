/// One day as a heatmap is given it: already judged, with the number and the words that belong to it.
public struct HeatmapDay: Sendable, Hashable {
  /// What the day came to.
  public let state: DayState
  /// The number behind the state; `nil` if there is none, and then the state alone decides.
  public let value: HeatmapValue?
  /// What the person wrote about the day; empty if nothing.
  public let note: String

  /// Creates a day.
  ///
  /// - Parameters:
  ///   - state: What the day came to.
  ///   - value: The number behind the state.
  ///   - note: What the person wrote about the day.
  public init(state: DayState, value: HeatmapValue? = nil, note: String = "") {
    self.state = state
    self.value = value
    self.note = note
  }

  /// Creates a day of several habits taken together.
  ///
  /// - Parameters:
  ///   - kept: How many habits were kept, those that were not due among them.
  ///   - due: How many habits were due and neither skipped nor paused.
  ///   - skipped: How many habits were due but skipped or paused.
  ///   - isOver: Whether the day is over; until then nothing is missed.
  public init(kept: Int, due: Int, skipped: Int = 0, isOver: Bool = true) {
    let state: DayState =
      if due == 0 {
        kept > 0 ? .extra : skipped > 0 ? .skipped : .rest
      } else if kept >= due {
        .done
      } else if !isOver {
        .pending
      } else {
        kept > 0 ? .partial : .missed
      }
    self.init(state: state, value: .kept(kept, of: due))
  }

  /// Creates a day of a series of plain numbers.
  ///
  /// A day without a number and a day with zero are two things, and look it.
  ///
  /// - Parameter number: The number of the day; `nil`, or one that is not finite, if there is none.
  public init(number: Double?) {
    guard let number, number.isFinite else {
      self.init(state: .rest)
      return
    }
    self.init(state: number > 0 ? .done : .missed, value: .number(number))
  }

  /// What the cell of this day shows.
  ///
  /// - Parameter scale: How numbers become levels.
  /// - Returns: ``HeatmapMark/blank`` for a day that is no part of what is drawn.
  public func mark(on scale: HeatmapScale) -> HeatmapMark {
    switch state {
    case .none: .blank
    case .rest: .rest
    case .skipped: .skipped
    case .missed: .level(.none)
    case .pending: hasBegun ? .level(level(on: scale)) : .pending
    case .partial: .level(max(.low, level(on: scale)))
    // By share a done day is full whatever its number, such as one day's part of a weekly total.
    case .done: .level(scale.metric == .share ? .full : max(.low, level(on: scale)))
    case .extra: .extra(max(.low, level(on: scale)))
    }
  }

  // A limit is kept by doing nothing, so an amount within it is no beginning.
  private var hasBegun: Bool {
    switch value {
    case .amount(let amount, let goal): !goal.isLimit && amount > .zero
    case .kept(let kept, _): kept > 0
    case .number, nil: false
    }
  }

  private func level(on scale: HeatmapScale) -> HeatmapLevel {
    value.map(scale.level(of:)) ?? .full
  }
}
