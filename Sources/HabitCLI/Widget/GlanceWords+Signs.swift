import HabitCore
import HabitRender

extension GlanceWords {
  /// The habit with its time, behind the sign of its state.
  func signed(_ item: DayGlance.Item) -> String { "\(StateSign(item.state).character) \(line(of: item))" }
}
