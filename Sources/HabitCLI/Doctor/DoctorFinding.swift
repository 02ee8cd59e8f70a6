import HabitRender
import HabitStore

/// Something that is wrong with a store or around it.
struct DoctorFinding {
  /// What is wrong.
  enum Kind {
    /// Something about what the store holds.
    case store(StoreFinding)
    /// The store cannot be read, or must not be used; a good copy may be there.
    case unreadable(StoreError, newestBackup: String?)
    /// Others may read what lies at a path.
    case openToOthers(String)
    /// The configuration makes no sense.
    case configuration(CommandFailure)
  }

  /// What is wrong.
  let kind: Kind
  /// Whether it was repaired.
  var isRepaired = false

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The finding about what the store holds.
  var storeFinding: StoreFinding? {
    if case .store(let finding) = kind { finding } else { nil }
  }

  /// The path that others may read.
  var openPath: String? {
    if case .openToOthers(let path) = kind { path } else { nil }
  }

  /// Whether it can be repaired without losing anything.
  var isRepairable: Bool { openPath != nil || storeFinding?.isRepairable == true }

  /// What was found and what to do, in one line.
  func line(_ language: Language) -> String {
    switch kind {
    case .store(let finding):
      language.sentence(finding) + "; "
        + (isRepaired ? language.wasRepaired : isRepairable ? language.fixRepairsIt : language.advice(finding))
    case .unreadable(let error, let backup):
      language.text(of: error) + (backup.map { "; \(language.newestCopy($0))" } ?? "")
    case .openToOthers(let path):
      language.othersMayRead(path) + "; " + (isRepaired ? language.wasRepaired : language.fixRepairsIt)
    case .configuration(let failure): language(failure.message)
    }
  }

  /// The kind of finding as programs know it.
  var code: String {
    switch kind {
    case .store(let finding): finding.code
    case .unreadable: "unreadable-store"
    case .openToOthers: "open-to-others"
    case .configuration: "configuration"
    }
  }
}

extension StoreFinding {
  fileprivate var code: String {
    switch self {
    case .damaged: "damaged"
    case .orphan: "orphan"
    case .meaningless: "meaningless"
    case .sameName: "same-name"
    case .noBeginning: "no-beginning"
    case .lateStart: "late-start"
    case .conflict: "conflict"
    case .future: "future"
    case .timeWithoutDay: "time-without-day"
    case .sameNumber: "same-number"
    case .badOrder: "bad-order"
    case .staleStanding: "stale-standing"
    }
  }
}
