// The streak of a diary: reads the dates of its entries, and tells how it goes on the weekdays that one writes.
//
// usage: ls diary | streak-of-a-diary weekdays 2026-03-05
import FoundationEssentials
import HabitCore

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

let words = CommandLine.arguments.dropFirst()
guard words.count == 2, let today = Day(words[2]) else {
  print("usage: ls diary | streak-of-a-diary daily|weekdays DATE")
  exit(64)
}
let days: WeekdaySet = words[1] == "weekdays" ? .workdays : .daily

// A day is a civil date: the first ten characters of `2026-03-05.md`.
var dates: Set<Day> = []
while let line = readLine() {
  if let day = Day(String(line.prefix(10))) { dates.insert(day) }
}

let diary = Habit(
  id: UUID(), name: try Name("Diary"), schedules: Timeline(.weekdays(days)), start: dates.min() ?? today)
let entries = dates.map { CheckIn(id: UUID(), habit: diary.id, day: $0, kind: .done) }
let log = HabitLog(habit: diary, checkIns: entries)

// Here each day is judged, once; all else is read off it.
let history = History(of: log, today: today, weekStart: .monday)
let signs: [DayState: Character] = [.done: "■", .extra: "■", .missed: "□", .pending: "·"]
print(String(history.days.suffix(28).map { signs[$0.state] ?? " " }))
print("\(history.streak.current) days in a row, \(history.streak.best) at best")
print("\(Int((history.standing.strength * 100).rounded())) % strong")
