import CommandKit
import TestSupport
import Testing

@Suite("What names the wrong one of habits and todos") struct HabitOrTodoTests {
  @Test("is told of the other", arguments: ["check", "delete", "show", "skip", "streaks"])
  func habit(verb: String) throws {
    let home = try TestHome()
    try home.run("add Read")
    try home.run("todo add 'Milk and eggs'")
    let run = try home.attempt("\(verb) milk")
    #expect(run.code == .missingInput)
    #expect(
      run.errors == """
        habit: there is no habit 'milk', but a todo 'Milk and eggs'; todos have commands of their own: 'habit todo check 1'

        """)
    #expect(try home.attempt("\(verb) milk --json").errorCode == "no-such-habit")
    #expect(try home.attempt("\(verb) eggs").errors.contains("'habit list --all' shows what there is"))
    home.variables["LANG"] = "ko_KR.UTF-8"
    #expect(
      try home.attempt("\(verb) milk").errors == """
        habit: 'milk' 습관은 없지만 'Milk and eggs' 할 일이 있습니다. 할 일은 'habit todo check 1'처럼 다룹니다

        """)
  }

  @Test("means an open todo rather than a done one")
  func open() throws {
    let home = try TestHome()
    for line in ["todo add Milk", "todo check Milk", "todo add Milk"] { try home.run(line) }
    #expect(try home.attempt("check milk").errors.contains("'habit todo check 2'"))
  }

  @Test("leads from a todo to a habit", arguments: ["check", "edit", "delete", "show"])
  func todo(verb: String) throws {
    let home = try TestHome()
    try home.run("add 'Drink water'")
    try home.run("todo add Milk")
    let message =
      "there is no todo 'drink', but a habit 'Drink water'; habits have commands of their own: habit check 'Drink water'"
    #expect(try home.attempt("todo \(verb) drink").errors.contains(message))
    // A number is that of a todo, whatever habit has it too.
    #expect(try home.attempt("todo \(verb) 2").errors.contains("there is no todo '2'; 'habit todo list"))
    home.variables["LANG"] = "ko_KR.UTF-8"
    #expect(try home.attempt("todo \(verb) drink").errors.contains("'drink' 할 일은 없지만 'Drink water' 습관이 있습니다"))
  }

  @Test(
    "or makes a todo repeat, is sent to habits",
    arguments: ["add X --every day", "add X --days mon", "add X --per week", "edit X --times 3", "add --every 2 X"])
  func repeating(line: String) throws {
    let home = try TestHome()
    try home.run("todo add X")
    let run = try home.attempt("todo \(line)")
    #expect(run.code == .usage)
    #expect(run.errors.hasPrefix("habit: a todo is done once and takes no --"))
    #expect(run.errors.contains("; what repeats is a habit, which 'habit add' adds\nRun 'habit todo "))
  }

  @Test("or asks a group of commands for help, sees its page")
  func help() throws {
    let home = try TestHome()
    for group in ["todo", "category", "config", "remind"] {
      #expect(try home.run("\(group) help").output == home.run("help \(group)").output)
    }
    #expect(try home.run("todo help add").output == home.run("help todo add").output)
    #expect(try home.attempt("todo help nonsense").code == .usage)
  }
}
