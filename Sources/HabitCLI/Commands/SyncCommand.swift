import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// Meets the other devices of a person on a server.
enum SyncCommand: ProgramCommand {
  static let address = Argument(.text("address"), "Where the server is, such as postgresql://anna@example.org/habits.")
  static let invitation = Argument(.text("invitation"), "The invitation, or - to read it from the standard input.")
  static let insecure = Flag("--insecure", "Trust a server elsewhere that does not prove who it is.")

  static let watch = Flag("--watch", "Go on, and meet the others whenever something is new on either side.")

  static let now = CommandSpec(
    "now", "Take over what the other devices told, and tell them what is new here.",
    examples: [
      Example("habit sync", "Meet the others."), Example("habit sync --watch", "Stay with them, until Ctrl-C."),
    ],
    parameters: [SharedParameters.yes.spec, watch.spec])
  static let setup = CommandSpec(
    "setup", "Say where the devices meet.",
    discussion: """
      The address is kept without a password, which comes from ~/.pgpass, PGPASSWORD or PGSERVICE. A server elsewhere \
      must prove who it is: add sslmode=verify-full to its address.
      """,
    examples: [
      Example("habit sync setup 'postgresql://anna@example.org/habits?sslmode=verify-full'", "Meet on a server.")
    ],
    parameters: [address.spec, insecure.spec])
  static let join = CommandSpec(
    "join", "Take an invitation: this device gets a credential of its own.",
    discussion: "The invitation lets nobody else in once it was taken. Without a password, and for good.",
    examples: [Example("habit sync join -", "Take an invitation that is pasted or piped in.")],
    parameters: [invitation.spec, insecure.spec])
  static let status = CommandSpec(
    "status", "Show when this device met the others last, and what waits.",
    examples: [Example("habit sync status", "Show how things stand.")])
  static let forget = CommandSpec(
    "forget", "Meet the others no more; all stays as it is here and there.",
    examples: [Example("habit sync forget", "Meet the others no more.")])

  static let spec = CommandSpec(
    "sync", "Meet your other devices on a PostgreSQL server.",
    discussion: """
      Everything works without it, and on each device: when they meet, nothing is lost. Of two changes of one thing the \
      later holds; check-ins add up. Undo takes back what was done on this device.
      """,
    examples: [
      Example(
        "habit sync setup 'postgresql://anna@example.org/habits?sslmode=verify-full'", "Say where the devices meet."),
      Example("habit sync", "Meet the others."),
      Example("habit sync status", "Show how things stand."),
    ],
    defaultSubcommand: now.name, subcommands: [now, setup, join, status, forget, SyncAdministration.spec])

  static func run(_ context: CommandContext) throws {
    if context.command.path.command.name == forget.name { return try runForget(context) }
    guard let meetings = context.environment.abilities.meetings else { throw HandOver(companion: .sync) }
    switch context.command.path.verbs.dropFirst().first?.name {
    case setup.name: try runSetup(context, meetings)
    case join.name: try runJoin(context, meetings)
    case status.name: try runStatus(context, meetings)
    case SyncAdministration.spec.name: try SyncAdministration.run(context, meetings)
    default:
      guard context.command.isSet(watch) else { return try runNow(context, meetings) }
      try SyncWatch(context, meetings).run()
    }
  }
}

// MARK: - Where

extension SyncCommand {
  private static func runSetup(_ context: CommandContext, _ meetings: Abilities.Meetings) throws {
    let words = try context.command.value(address)
    let bare = try meetings.withoutPassword(words)
    var place = SyncPlace(address: bare, isInsecure: context.command.isSet(insecure))
    place.passwordFile = try context.passwordFile()
    // What cannot be reached now is told now, and kept all the same: the server may be away.
    let devices = try meetings.devices(place)
    try context.meet(at: place)
    if bare != words { context.remark(context.language.passwordIsNotKept) }
    try context.conclude([context.language.willMeet(devices.count)])
  }

  private static func runJoin(_ context: CommandContext, _ meetings: Abilities.Meetings) throws {
    var words = try context.command.value(invitation)
    if words == "-" {
      let bytes = try context.environment.readFile("-")
      words = String(String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).first ?? "")
    }
    let secret = context.environment.makeSecret()
    // The store must be there before the invitation is used up.
    try context.changing { _ in }
    let place = try meetings.join(words, context.command.isSet(insecure), secret) { credential in
      try context.keep(credential: credential)
    }
    try context.meet(at: place)
    try context.conclude([context.language.hasJoined])
  }

  private static func runForget(_ context: CommandContext) throws {
    guard try context.meetings() != nil else { throw CommandFailure.meetsNobody }
    try context.meet(at: nil)
    try context.environment.removeFile(try context.credentialPath())
    try context.conclude([context.language.meetsNoMore])
  }
}

// MARK: - Meeting

extension SyncCommand {
  private static func runNow(_ context: CommandContext, _ meetings: Abilities.Meetings) throws {
    let receipt: SyncReceipt
    do {
      receipt = try context.exchange(meetings, mayBeSetBack: context.command.isSet(SharedParameters.yes))
    } catch let failure as AbilityFailure where failure.code == AbilityFailure.setBackCode {
      guard try context.isConfirmed(context.language.mayTakeOver, otherwise: { $0.wasSetBack }) else {
        return context.report(context.language.nothingWasDone)
      }
      receipt = try context.exchange(meetings, mayBeSetBack: true)
    }
    if context.isJSON { return try context.print(SyncDocument.receipt(receipt)) }
    context.print(lines: SyncView.lines(receipt, context.language))
  }

  private static func runStatus(_ context: CommandContext, _ meetings: Abilities.Meetings) throws {
    guard let known = try context.meetings() else { throw CommandFailure.meetsNobody }
    let waiting = try context.waiting(since: known.ledger)
    var devices: [SyncDevice] = []
    var fault: AbilityFailure?
    do {
      devices = try meetings.devices(known.place)
    } catch let failure as AbilityFailure {
      // How things stand here can be told without the server.
      fault = failure
    }
    if context.isJSON {
      return try context.print(SyncDocument.status(known, waiting: waiting, devices: devices, fault: fault))
    }
    context.print(lines: SyncView.lines(known, waiting: waiting, devices: devices, context))
    if let fault { context.remark("habit: \(fault.message)") }
  }
}
