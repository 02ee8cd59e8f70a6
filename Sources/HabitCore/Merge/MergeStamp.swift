public import FoundationEssentials

/// When a value was written, and by which device, as all devices understand it.
///
/// Of two values of one thing the one with the later stamp holds, on whatever device they meet.
public struct MergeStamp: Sendable, Hashable {
  /// The time of a hybrid logical clock: milliseconds since 1970-01-01T00:00:00Z times 65,536, plus a counter.
  public let time: Int64
  /// The device.
  public let device: UUID

  /// Creates a stamp.
  ///
  /// - Parameters:
  ///   - time: The time of a hybrid logical clock: milliseconds since 1970-01-01T00:00:00Z times 65,536, plus a counter.
  ///   - device: The device.
  public init(time: Int64, device: UUID) {
    self.time = time
    self.device = device
  }

  /// The instant of the clock, in milliseconds since 1970-01-01T00:00:00Z.
  public var instant: Int64 { time >> 16 }
}

// MARK: - Comparable

extension MergeStamp: Comparable {
  /// Whether one stamp is earlier than another; of equal times that of the device with the smaller identifier.
  public static func < (left: MergeStamp, right: MergeStamp) -> Bool {
    left.time == right.time ? left.device < right.device : left.time < right.time
  }
}
