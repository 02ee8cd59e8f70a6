import HabitRender
import HabitStore

// What is said of copies of the store.

extension Language {
  func size(_ size: StoreSize) -> String {
    let parts = [
      records(size.habits, of: "habit"), records(size.checkIns, of: "check_in"), records(size.todos, of: "todo"),
    ]
    return parts.joined(separator: ", ")
  }
  var backupNeedsFile: String { self("name a file for the copy; it is no text", "복사할 파일 이름을 적으세요. 글이 아닙니다") }
  var noBackups: String {
    self("there are no daily copies yet; the first change of a day makes one", "아직 매일 만드는 백업이 없습니다. 그날 처음 바꿀 때 만들어집니다")
  }
  var restoreHint: String {
    self("'habit restore FILE' puts one back, after a question", "'habit restore 파일'로 되돌릴 수 있습니다")
  }
  func isTheStoreItself(_ path: String) -> String { self("'\(path)' is the store itself", "'\(path)'는 저장소 자신입니다") }
  func nowThere(_ size: String) -> String { self("now:  \(size)", "지금: \(size)") }
  func thenThere(_ size: String) -> String { self("then: \(size)", "복원 후: \(size)") }
  func wouldVanish(_ names: String) -> String { self("vanishing: \(names)", "사라짐: \(names)") }
  func wouldCome(_ names: String) -> String { self("coming back: \(names)", "돌아옴: \(names)") }
  func checkInsWouldChange(_ name: String, from before: Int, to after: Int) -> String {
    self("\(name): \(before) → \(after) check-ins", "\(name): 기록 \(before) → \(after)개")
  }
  var mayRestore: String { self("put this copy in the place of the store?", "이 백업으로 저장소를 바꿀까요?") }
  var restoringNeedsYes: String {
    self(
      "a restore replaces the store; confirm it with --yes, or look with --dry-run",
      "복원하면 저장소가 바뀝니다. --yes로 확인하거나 --dry-run으로 미리 보세요")
  }
  func restored(_ path: String) -> String { self("restored from \(path)", "\(path)에서 복원했습니다") }
  func keptAside(_ path: String) -> String {
    self(
      "what was there is kept: 'habit restore \(path.quotedForShell)' puts it back",
      "이전 내용은 남아 있습니다: 'habit restore \(path.quotedForShell)'")
  }
}
