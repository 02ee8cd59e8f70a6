public import HabitCore

// The words of the calendar.

extension Language {
  private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  private static let fullMonths = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]
  private static let fullWeekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  private static let koreanWeekdays = ["일", "월", "화", "수", "목", "금", "토"]

  /// The four digits of a year, such as `2026` or `0001`, which cannot be taken for those of a day.
  public func digits(ofYear year: Int) -> String { year.padded(to: 4) }

  /// The abbreviated name of a month as it stands alone, such as `Oct` or `10월`.
  public func name(of month: Month) -> String {
    self(Self.months[month.month - 1], "\(month.month)월")
  }

  /// The name of a month with its year, such as `Oct 2026` or `2026년 10월`.
  public func name(ofDated month: Month) -> String {
    self("\(name(of: month)) \(digits(ofYear: month.year))", "\(digits(ofYear: month.year))년 \(name(of: month))")
  }

  /// The short name of a weekday, such as `Mon` or `월`.
  public func name(of weekday: Weekday) -> String {
    self(weekday.shortName, Self.koreanWeekdays[weekday.daysSinceSunday])
  }

  /// The whole name of a month, such as `October` or `10월`.
  public func fullName(of month: Month) -> String {
    self(Self.fullMonths[month.month - 1], "\(month.month)월")
  }

  /// The whole name of a month with its year, such as `October 2026` or `2026년 10월`.
  public func fullName(ofDated month: Month) -> String {
    self("\(fullName(of: month)) \(digits(ofYear: month.year))", name(ofDated: month))
  }

  /// The whole name of a weekday, such as `Monday` or `월요일`.
  public func fullName(of weekday: Weekday) -> String {
    self(Self.fullWeekdays[weekday.daysSinceSunday], "\(name(of: weekday))요일")
  }

  /// The name of a weekday where there is room for one letter.
  public func letter(of weekday: Weekday) -> String {
    self(String(weekday.shortName.prefix(1)), Self.koreanWeekdays[weekday.daysSinceSunday])
  }

  /// A day of a year that is known, such as `9 Jun` or `6월 9일`.
  public func name(of day: Day) -> String {
    let date = day.components
    return self("\(date.day) \(name(of: day.month))", "\(name(of: day.month)) \(date.day)일")
  }

  /// A day with its year, such as `9 Jun 2026` or `2026년 6월 9일`.
  public func name(ofDated day: Day) -> String {
    self("\(name(of: day)) \(digits(ofYear: day.year))", "\(digits(ofYear: day.year))년 \(name(of: day))")
  }

  /// A stretch of days in months, such as `Mar 2025 – Mar 2026`, or in years if it is whole ones.
  public func name(ofMonths range: DayRange) -> String {
    let (first, last) = (range.lowerBound, range.upperBound)
    if let years = range.wholeYears {
      let (first, last) = (digits(ofYear: years.lowerBound), digits(ofYear: years.upperBound))
      let name = first == last ? first : "\(first) – \(last)"
      return self(name, "\(name)년")
    }
    guard first.month != last.month else { return name(ofDated: first.month) }
    return "\(name(ofDated: first.month)) – \(name(ofDated: last.month))"
  }

  /// A stretch of days as dates, such as `2026-03-01 to 2026-03-31`.
  public func dates(_ range: DayRange) -> String {
    self("\(range.lowerBound) to \(range.upperBound)", "\(range.lowerBound) ~ \(range.upperBound)")
  }

  /// A stretch of days, such as `9 Jun – 19 Jul`, with the years where they differ.
  public func name(of range: DayRange) -> String {
    let (first, last) = (range.lowerBound, range.upperBound)
    if first == last { return name(of: first) }
    if first.year == last.year { return "\(name(of: first)) – \(name(of: last))" }
    return "\(name(ofDated: first)) – \(name(ofDated: last))"
  }

  /// A stretch of days with its years, such as `9 Jun – 19 Jul 2026`.
  public func name(ofDated range: DayRange) -> String {
    let (first, last) = (range.lowerBound, range.upperBound)
    if first == last { return name(ofDated: first) }
    guard first.year == last.year else { return name(of: range) }
    return self("\(name(of: first)) – \(name(ofDated: last))", "\(name(ofDated: first)) – \(name(of: last))")
  }
}
