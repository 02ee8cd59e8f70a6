import CommandKit
import HabitCore
import HabitRender
import HabitStore

/// What is wrong with a store and around it.
struct Examination {
  /// What was found, and whether it was repaired.
  private(set) var findings: [DoctorFinding] = []

  /// How many findings still stand.
  var openCount: Int { findings.count { !$0.isRepaired } }

  /// Whether nothing is wrong, or all of it was repaired.
  var isClean: Bool { openCount == 0 }

  /// Looks at the store of a run.
  ///
  /// - Throws: ``CommandFailure`` if nothing says where the store is.
  init(_ context: CommandContext) throws {
    do throws(CommandFailure) { _ = try context.layers() } catch { add(.configuration(error)) }
    let path = try context.storePath()
    for place in StoreProtection(of: path).openPaths { add(.openToOthers(place)) }
    do {
      guard let store = try Store.open(at: path, context.writeContext) else { return }
      for finding in try store.read({ try Self.examine($0, context) }) { add(.store(finding)) }
    } catch let error as StoreError {
      add(.unreadable(error, newestBackup: DailyBackups(of: path).newest))
    }
  }

  private mutating func add(_ kind: DoctorFinding.Kind) {
    findings.append(DoctorFinding(kind))
  }

  /// What is wrong with what a store holds, what was kept of its habits among it.
  private static func examine(_ snapshot: Snapshot, _ context: CommandContext) throws -> [StoreFinding] {
    let settings = try snapshot.settings()
    let today = context.clock.today(dayStart: settings.dayStart)
    let findings = try snapshot.examine(today: today)
    // What makes no sense cannot be judged.
    guard !findings.contains(where: \.hindersJudging) else { return findings }
    let book = try HabitBook(snapshot, settings: settings, clock: context.clock)
    let kept = try book.standings()
    return try findings
      + book.entries.filter { entry in
        guard let standing = kept[entry.habit.id] else { return false }
        let whole = try book.history(of: entry.habit)
        return try book.history(of: entry.habit, after: standing).standing != whole.standing
      }.map { .staleStanding(habit: $0.habit.name.text) }
  }

  /// Repairs what can be repaired.
  mutating func repair(_ context: CommandContext) throws {
    let path = try context.storePath()
    if findings.contains(where: { $0.storeFinding?.isRepairable == true }) {
      // Another program may have repaired it since: what is repaired is what is found now.
      try context.write { _, transaction in
        try transaction.repair(try Self.examine(transaction, context))
      }
    }
    let stillOpen = Set(findings.contains { $0.openPath != nil } ? StoreProtection(of: path).close() : [])
    for index in findings.indices {
      if let finding = findings[index].storeFinding, finding.isRepairable {
        findings[index].isRepaired = true
      } else if let place = findings[index].openPath {
        findings[index].isRepaired = !stillOpen.contains(place)
      }
    }
    // What the repair could not set right is found again.
    let left = try Store.open(at: path, context.writeContext)?.read { try Self.examine($0, context) } ?? []
    for index in findings.indices where findings[index].storeFinding.map(left.contains) == true {
      findings[index].isRepaired = false
    }
  }

  /// What was found, as a document.
  var document: JSON {
    .document([
      "clean": .bool(isClean),
      "findings": .array(
        findings.map {
          [
            "code": .string($0.code), "message": .string($0.line(.english)), "repairable": .bool($0.isRepairable),
            "repaired": .bool($0.isRepaired),
          ]
        }),
    ])
  }
}

extension StoreFinding {
  /// Whether habits cannot be judged as long as it stands.
  fileprivate var hindersJudging: Bool {
    switch self {
    case .damaged, .meaningless, .noBeginning: true
    default: false
    }
  }
}

extension DailyBackups {
  /// The path of the newest copy; `nil` if there is none.
  fileprivate var newest: String? { days.first.map(path) }
}
