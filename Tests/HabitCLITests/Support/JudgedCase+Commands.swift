import HabitCore
import TestSupport

extension JudgedCase {
  /// Does through the command line what the case says, in a home of its own.
  ///
  /// - Returns: The home, with its clock at noon of the day that is still open.
  func home() throws -> TestHome {
    let home = try TestHome().at("\(start)T00:00")
    try home.run("config set week-start \(weekStart)")
    let end = end.map { " --end \($0)" } ?? ""
    try home.run("add Case --start \(start)\(end) \(Self.options(schedules[0])) \(Self.options(goals[0]))")
    home.at("\(today)T12:00")
    for version in schedules.dropFirst() + goals.dropFirst() {
      try home.run("edit Case \(Self.options(version)) --from \(version.from ?? "")")
    }
    for entry in entries { try home.run(Self.line(entry)) }
    for pause in pauses ?? [] { try home.run("pause Case --from \(pause[0]) --to \(pause[1])") }
    if let archived { try home.run("archive Case --on \(archived)") }
    return home
  }

  private static func line(_ entry: Entry) -> String {
    switch entry.kind {
    case "skip": "skip Case --on \(entry.date)"
    case "no": "check Case --on \(entry.date) --no"
    default: "check Case --on \(entry.date)" + (entry.amount.map { " --amount \(plain($0))" } ?? "")
    }
  }

  private static func options(_ version: Version) -> String {
    let quantity = [version.amount.map(plain), version.unit].compactMap(\.self).joined(separator: " ")
    return switch version.kind {
    case "every": "--every \(version.every ?? 0)"
    case "period": (version.times.map { "--times \($0) " } ?? "") + "--per \(version.per ?? "")"
    case "atLeast": "--goal '\(quantity)'"
    case "atMost": "--at-most '\(quantity)'"
    case "check": "--goal none"
    default: "--days " + (version.days == [] ? "none" : (version.days ?? []).map(name).joined(separator: ","))
    }
  }

  private static func name(_ weekday: Int) -> String {
    ["sun", "mon", "tue", "wed", "thu", "fri", "sat"][weekday - 1]
  }

  private static func plain(_ number: Double) -> String {
    Amount(thousandths: Int64((number * 1000).rounded())).description
  }
}
