import Foundation

/// Tests that may take long: with `HABIT_SOAK=1` in the environment they try much more.
public enum Soak {
  /// Whether tests may take long.
  public static var isOn: Bool { ProcessInfo.processInfo.environment["HABIT_SOAK"] == "1" }

  /// The seeds that a property is tried with: one every day, many in a soak.
  public static var seeds: ClosedRange<UInt64> { isOn ? 1...50 : 1...1 }
}
