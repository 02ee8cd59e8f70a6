import HabitCore
import HabitRender
import HabitStore

/// What a store holds, by the names that people know.
struct StoreNames {
  /// The habits, and how many check-ins each has.
  let habits: [String: Int]
  /// How much there is of all.
  let size: StoreSize

  /// The names of a store that is not there.
  static let none = StoreNames(habits: [:], size: StoreSize(habits: 0, checkIns: 0, todos: 0))

  private init(habits: [String: Int], size: StoreSize) {
    self.habits = habits
    self.size = size
  }

  init(_ snapshot: Snapshot) throws {
    let counted = try snapshot.habits().map { ($0.name.text, try snapshot.checkInCount(of: $0.id)) }
    self.init(habits: Dictionary(counted) { first, _ in first }, size: try snapshot.size())
  }
}

/// What would change if one store were put in the place of another.
struct StoreChange {
  private let before: StoreNames
  private let after: StoreNames

  /// The greatest number of habits that are named.
  private static let named = 10

  init(from before: StoreNames, to after: StoreNames) {
    self.before = before
    self.after = after
  }

  private var vanishing: [String] { before.habits.keys.filter { after.habits[$0] == nil }.sorted() }
  private var coming: [String] { after.habits.keys.filter { before.habits[$0] == nil }.sorted() }
  private var changing: [(name: String, before: Int, after: Int)] {
    before.habits.sorted { $0.key < $1.key }.compactMap { name, count in
      after.habits[name].flatMap { $0 == count ? nil : (name, count, $0) }
    }
  }

  func lines(_ language: Language) -> [String] {
    [
      language.nowThere(language.size(before.size)), language.thenThere(language.size(after.size)),
    ]
      + list(vanishing, language.wouldVanish, language) + list(coming, language.wouldCome, language)
      + changing.prefix(Self.named).map { language.checkInsWouldChange($0.name, from: $0.before, to: $0.after) }
      + (changing.count > Self.named ? [language.more(changing.count - Self.named)] : [])
  }

  private func list(_ names: [String], _ text: (String) -> String, _ language: Language) -> [String] {
    guard !names.isEmpty else { return [] }
    let more = names.count > Self.named ? " " + language.more(names.count - Self.named) : ""
    return [text(names.prefix(Self.named).joined(separator: ", ") + more)]
  }

  func document(aside: String?, isDryRun: Bool) -> JSON {
    func json(_ size: StoreSize) -> JSON {
      ["checkIns": .int(size.checkIns), "habits": .int(size.habits), "todos": .int(size.todos)]
    }
    return .document([
      "after": json(after.size), "aside": JSON(aside), "before": json(before.size), "dryRun": .bool(isDryRun),
      "changing": .array(
        changing.map { ["name": .string($0.name), "before": .int($0.before), "after": .int($0.after)] }),
      "coming": .array(coming.map(JSON.string)), "vanishing": .array(vanishing.map(JSON.string)),
    ])
  }
}
