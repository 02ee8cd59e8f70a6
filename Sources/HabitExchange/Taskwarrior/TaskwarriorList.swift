internal import HabitCore

/// The tasks of Taskwarrior while they are being read.
struct TaskwarriorList {
  private let options: ImportOptions
  private var categories = CategoryDrafts()
  private var identities = Identities()
  private var todos: [Todo] = []
  private var remarks: [String] = []
  private var omissions: [ImportOmission] = []

  /// Creates an empty list.
  ///
  /// - Parameter options: Which clock its instants mean.
  init(_ options: ImportOptions) {
    self.options = options
  }

  /// The plan of what was read.
  var plan: ImportPlan {
    ImportPlan(categories: categories.categories, todos: todos, remarks: remarks, omissions: omissions)
  }

  /// Reads a line that holds one task; versions before 2.4 put a comma behind it.
  ///
  /// - Parameter line: The line.
  mutating func read(_ line: TextLines.Line) {
    var bytes = line.bytes.trimmed
    if bytes.last == UInt8(ascii: ",") { bytes.removeLast() }
    guard !bytes.isEmpty else { return }
    do throws(JSONFault) {
      var syntax = JSONSyntax(bytes, at: bytes.startIndex)
      let task = JSONValue(try syntax.value())
      guard syntax.skipBlanks() == nil else { throw JSONFault(place: "", reason: "something follows the task") }
      read(task, at: "line \(line.number)")
    } catch {
      omissions.append(
        ImportOmission(place: "line \(line.number)", reason: "it is no sound JSON object", isFault: true))
    }
  }

  /// Reads a task.
  ///
  /// - Parameters:
  ///   - value: The task.
  ///   - place: The path to it.
  mutating func read(_ value: JSONValue, at place: String) {
    do throws(JSONFault) {
      let task = try TaskwarriorTask(try JSONObject(from: value), options)
      switch task.status {
      case .deleted:
        leaveOut(place, "'\(task.title.onOneLine)' was deleted in Taskwarrior")
      case .recurring:
        leaveOut(
          place,
          "'\(task.title.onOneLine)' is the pattern of tasks that recur\(task.recurrence); 'habit add' makes a habit")
      case .open, .done:
        omissions += task.faults.map { ImportOmission($0.below(place)) }
        add(task)
      }
    } catch {
      omissions.append(ImportOmission(error.below(place)))
    }
  }

  private mutating func add(_ task: TaskwarriorTask) {
    let (title, remark) = Name.nearest(to: task.title, else: "Unnamed task")
    var memo = task.memo
    if let remark {
      remarks.append("a task: \(remark)")
      memo.insert(task.title.trimmed, at: 0)
    }
    let identity = identities.identity(["taskwarrior", task.identity])
    todos.append(
      Todo(
        id: DerivedIdentifier.todo(identity), title: title,
        memo: memo.filter { !$0.isEmpty }.joined(separator: "\n"), due: task.due, priority: task.priority,
        category: categories.id(of: task.project), done: task.done, created: task.created))
  }

  private mutating func leaveOut(_ place: String, _ reason: String) {
    omissions.append(ImportOmission(place: place, reason: reason, isFault: false))
  }
}
