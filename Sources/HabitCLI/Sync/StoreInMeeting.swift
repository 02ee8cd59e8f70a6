import FoundationEssentials
import HabitCore
import HabitStore

/// The store of a run, as it takes part in a meeting.
struct StoreInMeeting: SyncStore {
  let store: Store
  let context: WriteContext

  var device: UUID {
    get throws { try store.read { try $0.device() } }
  }

  func merge(_ records: [MergeRecord]) throws -> MergeOutcome {
    try store.merge(records, context)
  }

  func records(writtenAfter time: Int64) throws -> (records: [MergeRecord], time: Int64) {
    try store.read { try $0.records(writtenAfter: time) }
  }
}
