import HabitCore

/// What is known of meetings, as documents.
enum SyncDocument {
  static func receipt(_ receipt: SyncReceipt) -> JSON {
    .document([
      "merged": JSON(receipt.outcome), "received": .int(receipt.received), "sent": .int(receipt.sent),
      "unknown": .int(receipt.unknown),
    ])
  }

  static func status(
    _ known: (place: SyncPlace, ledger: SyncLedger, last: Int64?), waiting: Int, devices: [SyncDevice],
    fault: AbilityFailure?
  ) -> JSON {
    .document([
      "address": .string(known.place.address), "devices": .array(devices.map(device)),
      "fault": JSON(fault?.message), "insecure": .bool(known.place.isInsecure), "lastMeeting": instant(known.last),
      "waiting": .int(waiting),
    ])
  }

  static func devices(_ devices: [SyncDevice]) -> JSON {
    .document(["devices": .array(devices.map(device))])
  }

  private static func device(_ device: SyncDevice) -> JSON {
    [
      "lastMeeting": instant(device.lastMeeting), "name": .string(device.name), "person": .string(device.person),
      "this": .bool(device.isThis),
    ]
  }

  private static func instant(_ instant: Int64?) -> JSON { instant.map { .int(Int($0)) } ?? .null }
}
