import HabitCore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The clock of this machine, in its local time zone.
enum SystemClock {
  /// Reads the clock once.
  static func read() -> WallClock {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    var seconds = now.tv_sec
    var local = tm()
    localtime_r(&seconds, &local)
    // The zone is asked, not computed: a local day has 23, 24 or 25 hours.
    let date = Day(year: Int(local.tm_year) + 1900, month: Int(local.tm_mon) + 1, day: Int(local.tm_mday))
    let time = TimeOfDay(hour: Int(local.tm_hour), minute: Int(local.tm_min))
    return WallClock(
      date: date ?? Day(ordinal: seconds / 86_400), time: time ?? .midnight,
      instant: Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000,
      secondsFromUTC: local.tm_gmtoff)
  }

  /// The seconds that local time was ahead of UTC at an instant in milliseconds.
  static func secondsFromUTC(at instant: Int64) -> Int {
    var seconds = time_t((instant - (instant < 0 ? 999 : 0)) / 1000)
    var local = tm()
    localtime_r(&seconds, &local)
    return local.tm_gmtoff
  }

  /// Finds the moment that a local date and time name; a time that a clock change skips is moved by that change.
  static func moment(_ date: Day, _ secondsSinceMidnight: Int) -> Moment {
    let parts = date.components
    var local = tm()
    local.tm_year = Int32(parts.year - 1900)
    local.tm_mon = Int32(parts.month - 1)
    local.tm_mday = Int32(parts.day)
    local.tm_hour = Int32(secondsSinceMidnight / 3600)
    local.tm_min = Int32(secondsSinceMidnight / 60 % 60)
    local.tm_sec = Int32(secondsSinceMidnight % 60)
    local.tm_isdst = -1
    let seconds = mktime(&local)
    return Moment(instant: Int64(seconds) * 1000, secondsFromUTC: local.tm_gmtoff)
  }

  /// Does nothing for some time.
  static func wait(_ time: Duration) {
    let (seconds, attoseconds) = time.components
    usleep(UInt32(clamping: seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
  }
}
