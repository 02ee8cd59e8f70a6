import Foundation
import TestSupport
import Testing

@Suite("A command of a person's own") struct OwnCommandTests {
  private func home() throws -> BuiltHome {
    let home = try BuiltHome()
    let script =
      "mkdir -p ~/bin; printf '#!/bin/sh\\necho hello \"$@\"' > ~/bin/habit-hello; chmod +x ~/bin/habit-hello"
    _ = try home.shell(
      "\(script); cp ~/bin/habit-hello ~/bin/habit-draw; printf x > ~/bin/habit-plain; mkdir ~/bin/habit-folder; cp ~/bin/habit-hello ~/bin/habit-; cp ~/bin/habit-hello ~/bin/habit-check"
    )
    home.variables["PATH"] = "\(home.file("bin")):/usr/bin:/bin:\(home.file("missing"))"
    return home
  }

  @Test("is listed by the page of the program, completed, and run with its words")
  func found() throws {
    let home = try home()
    let page = try home.run("help").output
    #expect(page.contains("YOUR OWN:\n  hello                   Run habit-hello, which is on your PATH.\n"))
    #expect(page.components(separatedBy: "which is on your PATH").count == 2)
    #expect(!page.contains("habit-plain") && !page.contains("Run habit-draw"))
    #expect(try home.run("__complete", "--", "hel").output.contains("hello\tRun habit-hello"))
    #expect(try home.run("hello", "a b", "--json").output == "hello a b --json\n")
    #expect(try !home.run("today", "--help").output.contains("hello"))
  }
}
