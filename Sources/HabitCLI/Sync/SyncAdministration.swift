import CommandKit
import HabitCore
import HabitRender

/// What whoever runs a server does: sets it up, and says whose devices meet there.
enum SyncAdministration {
  static let server = Option(
    "--server", .text("address"), "The server, as a role that may make roles.",
    shownDefault: "what PGHOST and the other variables of PostgreSQL say")
  static let person = Argument(.text("person"), "The name of the person.")
  static let devices = Argument(
    zeroOrMore: .text("device"), "What each device is called.", shownDefault: "one, 'device'")
  static let device = Argument(optional: .text("device"), "The device.", shownDefault: "all of the person")

  static let prepare = CommandSpec(
    "init", "Make the tables on a server, or bring them up to date.",
    examples: [Example("habit sync admin init --server postgresql://postgres@localhost/habits", "Set a server up.")],
    parameters: [server.spec, SyncCommand.insecure.spec])
  static let invite = CommandSpec(
    "invite", "Invite devices of a person, and print an invitation for each.",
    discussion: "An invitation is shown once, and works once. Hand it over as you would a password.",
    examples: [Example("habit sync admin invite Anna laptop phone", "Invite two devices of Anna.")],
    parameters: [person.spec, devices.spec, server.spec, SyncCommand.insecure.spec])
  static let revoke = CommandSpec(
    "revoke", "Let a person, or one device, in no more.",
    examples: [Example("habit sync admin revoke Anna phone", "The phone was lost.")],
    parameters: [person.spec, device.spec, server.spec, SyncCommand.insecure.spec])
  static let list = CommandSpec(
    "list", "List all people and their devices.",
    examples: [Example("habit sync admin list", "List all devices.")],
    parameters: [server.spec, SyncCommand.insecure.spec])

  static let spec = CommandSpec(
    "admin", "Run a server: set it up, and invite people.",
    discussion: "Each device logs in with a role of its own, and sees the rows of its person alone.",
    examples: [Example("habit sync admin list", "List all people and their devices.")],
    subcommands: [prepare, invite, revoke, list])

  static func run(_ context: CommandContext, _ meetings: Abilities.Meetings) throws {
    let place = SyncPlace(
      address: try context.command.value(server) ?? "postgresql://",
      isInsecure: context.command.isSet(SyncCommand.insecure))
    let administration = try meetings.administer(place, context.environment.makeSecret)
    switch context.command.path.command.name {
    case prepare.name:
      let isNew = try administration.setUp()
      try context.conclude([isNew ? context.language.serverIsSetUp : context.language.serverWasSetUp])
    case invite.name: try runInvite(context, administration)
    case revoke.name:
      let person = try context.command.value(person)
      let count = try administration.revoke(person, try context.command.value(device))
      try context.conclude([context.language.revoked(count, of: person)])
    default:
      let devices = try administration.devices()
      if context.isJSON { return try context.print(SyncDocument.devices(devices)) }
      context.print(lines: SyncView.table(devices, hasPeople: true, context))
    }
  }

  private static func runInvite(
    _ context: CommandContext, _ administration: Abilities.Meetings.Administration
  ) throws {
    let person = try context.command.value(person)
    let names = try context.command.value(devices)
    let invitations = try (names.isEmpty ? ["device"] : names).map { name in
      (name, try administration.invite(person, name))
    }
    if context.isJSON {
      return try context.print(
        .document([
          "person": .string(person),
          "invitations": .array(invitations.map { ["device": .string($0), "invitation": .string($1)] }),
        ]))
    }
    // The invitations alone go to the standard output, so that they can be handed on.
    for (name, invitation) in invitations {
      if invitations.count > 1 { context.remark("\(name):") }
      context.print(invitation)
    }
    context.remark(context.language.handOver)
  }
}
