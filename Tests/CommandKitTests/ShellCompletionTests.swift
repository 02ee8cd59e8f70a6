import CommandKit
import Testing

@Suite("ShellCompletion") struct CompletionTests {
  @Test(
    "offers what can stand in the place of the last word",
    arguments: [
      ("", "list add find remove print config tag help"),
      ("a", "add"),
      ("x", ""),
      ("config ", "get set list"),
      ("config g", "get"),
      ("-", "--home --json --quiet --help --version"),
      ("--j", "--json"),
      ("add -", "--priority --tag --on --home --json --quiet --help --version"),
      ("add --p", "--priority"),
      ("add --on 3 --o", ""),
      ("add --tag a --t", "--tag"),
      ("add --priority ", "high normal low"),
      ("add --priority n", "normal"),
      ("add --priority=", "--priority=high --priority=normal --priority=low"),
      ("add --priority=h", "--priority=high"),
      ("add -p ", "high normal low"),
      ("--priority ", "high normal low"),
      ("add ", ""),
      ("add --tag ", ""),
      ("add --nonsense=", ""),
      ("add --json=", ""),
      ("remove ", "milk eggs"),
      ("remove milk e", "eggs"),
      ("remove --json m", "milk"),
      ("remove -- -", ""),
      ("nonsense ", ""),
      ("nonsense --", ""),
      ("help ", "list add find remove print config tag help"),
      ("help config s", "set"),
      ("config help s", "set"),
      ("help add ", ""),
      ("config get a ", ""),
    ])
  func offers(line: String, expected: String) {
    let completion = ShellCompletion(words(of: line), in: NoteProgram.root) { topic in
      topic == "note" ? [.init("milk", "Buy milk."), .init("eggs", "Six.")] : []
    }
    #expect(completion.candidates.map(\.word).joined(separator: " ") == expected)
  }

  @Test("asks for files where a path is wanted")
  func files() {
    for line in ["print -o ", "print --output x", "print --output=", "--home "] {
      #expect(ShellCompletion(words(of: line), in: NoteProgram.root).offersFiles, "\(line)")
    }
    #expect(!ShellCompletion(["add"], in: NoteProgram.root).offersFiles)
    #expect(!ShellCompletion([], in: NoteProgram.root).candidates.isEmpty)
  }

  @Test("asks the program only for what is wanted")
  func lookUp() {
    var topics: [String] = []
    for line in ["", "add --on ", "remove ", "--"] {
      _ = ShellCompletion(words(of: line), in: NoteProgram.root) { topic in
        topics.append(topic)
        return []
      }
    }
    #expect(topics == ["day", "note"])
  }

  @Test("is one line for each word, which no name can tear apart")
  func text() {
    let completion = ShellCompletion(["remove", ""], in: NoteProgram.root) { _ in
      [.init("milk", "Buy\tmilk.\n"), .init("a\tb"), .init("$(reboot)"), .init("물 마시기", "Drink.")]
    }
    #expect(completion.text == "milk\tBuy\\tmilk.\\n\n$(reboot)\n물 마시기\tDrink.\n")
  }

  private func words(of line: String) -> [String] {
    line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }
}
