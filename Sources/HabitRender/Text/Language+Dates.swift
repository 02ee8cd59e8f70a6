package import HabitCore

// Dates and times in sentences and lists. English writes them as commands take them, Korean as people say them.

extension Language {
  /// A day with its year, such as `2026-03-05` or `2026년 3월 5일`.
  package func date(_ day: Day) -> String {
    self("\(day)", name(ofDated: day))
  }

  /// A day as one says it on another day, such as `2026-03-05`, or `3월 5일` in the same year.
  package func date(_ day: Day, seenFrom today: Day) -> String {
    self("\(day)", day.year == today.year ? name(of: day) : name(ofDated: day))
  }

  /// A day with its weekday as one says it on another day, such as `Thu 2026-03-05` or `3월 5일(목)`.
  package func weekdayDate(_ day: Day, seenFrom today: Day) -> String {
    self("\(name(of: day.weekday)) \(day)", "\(date(day, seenFrom: today))(\(name(of: day.weekday)))")
  }

  /// A day with its weekday in a column of days, such as `Thu 2026-03-05` or `2026-03-05 (목)`.
  package func listed(_ day: Day) -> String {
    self("\(name(of: day.weekday)) \(day)", "\(day) (\(name(of: day.weekday)))")
  }

  /// A day in full, such as `Thursday, 5 March 2026` or `2026년 3월 5일 목요일`.
  package func fullDate(_ day: Day) -> String {
    self(
      "\(fullName(of: day.weekday)), \(day.components.day) \(fullName(ofDated: day.month))",
      "\(name(ofDated: day)) \(fullName(of: day.weekday))")
  }

  /// A time of the day, such as `09:05` or `오전 9시 05분`, and `21:00` or `오후 9시`.
  package func time(_ time: TimeOfDay) -> String {
    let (hour, minute) = (time.minutes / 60, time.minutes % 60)
    let half = hour < 12 ? "오전" : "오후"
    let minutes = minute == 0 ? "" : " \(minute.padded(to: 2))분"
    return self("\(time)", "\(half) \((hour + 11) % 12 + 1)시\(minutes)")
  }
}
