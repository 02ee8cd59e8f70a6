import CommandKit
import HabitCore
import HabitRender

/// What is known of meetings, as lines for people.
enum SyncView {
  static func lines(_ receipt: SyncReceipt, _ language: Language) -> [String] {
    [language.exchanged(received: receipt.received, sent: receipt.sent)]
      + (receipt.unknown > 0 ? [language.stayThere(receipt.unknown)] : [])
      + MergeView.lines(receipt.outcome, language)
  }

  static func lines(
    _ known: (place: SyncPlace, ledger: SyncLedger, last: Int64?), waiting: Int, devices: [SyncDevice],
    _ context: CommandContext
  ) -> [String] {
    let language = context.language
    return [
      known.place.address.escapingControlCharacters, language.lastMet(known.last.map { moment($0, context) }),
      language.waits(waiting),
    ] + table(devices, hasPeople: false, context)
  }

  static func table(_ devices: [SyncDevice], hasPeople: Bool, _ context: CommandContext) -> [String] {
    var table = Table([Table.Column(canShrink: true), Table.Column(canShrink: true), Table.Column(), Table.Column()])
    for device in devices {
      table.append([
        Table.Cell(hasPeople ? device.person : ""), Table.Cell(device.name),
        Table.Cell(
          device.lastMeeting.map { moment($0, context) } ?? context.language.never, [.role(.muted)]),
        Table.Cell(device.isThis ? context.language.thisDevice : "", [.role(.muted)]),
      ])
    }
    return table.lines(width: context.width, style: context.style)
  }

  private static func moment(_ instant: Int64, _ context: CommandContext) -> String {
    WallClock(instant: instant, secondsFromUTC: context.environment.secondsFromUTC(instant)).description
  }
}
