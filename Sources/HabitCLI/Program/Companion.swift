/// An executable beside `habit` that carries a C library, so that the daily commands need not.
public enum Companion: String, Sendable, Hashable, CaseIterable {
  /// Draws pictures, with Cairo and Pango.
  case draw = "habit-draw"
  /// Reads and writes the files of other programs.
  case exchange = "habit-exchange"
  /// Meets other devices, with libpq.
  case sync = "habit-sync"
}
