import Foundation

/// Tests that may take long: with `HABIT_SOAK=1` in the environment they try much more, with `HABIT_SOAK=long` what takes
/// a person's patience.
public enum Soak {
  /// Whether tests may take long.
  public static var isOn: Bool { setting == "1" || isLong }

  /// Whether tests may take as long as they like.
  public static var isLong: Bool { setting == "long" }

  private static var setting: String? { ProcessInfo.processInfo.environment["HABIT_SOAK"] }

  /// The seeds that a property is tried with: one every day, many in a soak.
  public static var seeds: ClosedRange<UInt64> { isOn ? 1...50 : 1...1 }
}
