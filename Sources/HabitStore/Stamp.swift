/// When something was written: a hybrid logical clock, and the device that wrote it.
///
/// The time grows with every write of a device, even if its clock is set back, and passes every time the device has
/// seen of others. Of two values of one field the one with the later stamp holds, on whatever device they meet.
///
/// Source: Kulkarni et al., "Logical Physical Clocks and Consistent Snapshots in Globally Distributed Databases" (2014).
struct Stamp: Hashable, Sendable {
  /// Milliseconds since 1970-01-01T00:00:00Z times 65,536, plus a counter.
  let time: Int64

  /// The key of the device in the table `device`; ``ownDevice`` for this one.
  let device: Int64

  /// The key of this device.
  static let ownDevice: Int64 = 1

  /// The time of a new write.
  ///
  /// - Parameters:
  ///   - last: The latest time that was given or seen.
  ///   - instant: The instant of the clock, in milliseconds since 1970-01-01T00:00:00Z.
  /// - Returns: The instant if it is later than the last time, else the next count after that.
  static func time(after last: Int64, at instant: Int64) -> Int64 {
    let (shifted, overflow) = instant.multipliedReportingOverflow(by: 65_536)
    return max(overflow ? last : shifted, last + 1)
  }
}
