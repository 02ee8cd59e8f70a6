import CommandKit
import Synchronization
import Testing

@Suite("Parser") struct ParserTests {
  @Test(
    "finds the command, wherever its options stand",
    arguments: [
      ("", "list"), ("--json", "list"), ("--on 3", "list"), ("--on=3 -a", "list"), ("list", "list"),
      ("add milk", "add"), ("--priority high add milk", "add"), ("-phigh add milk", "add"), ("-q add milk", "add"),
      ("--home x add milk", "add"), ("config", "config list"), ("config --json", "config list"),
      ("config get color", "config get"), ("config --json get color", "config get"),
      ("--json config get color", "config get"), ("tag add x", "tag add"), ("-- add milk", "add"),
    ])
  func findsCommand(line: String, name: String) throws {
    #expect(try NoteProgram.run(line).name == name)
  }

  @Test(
    "reads an option in each of its forms",
    arguments: [
      "add x --priority high", "add x --priority=high", "add x -p high", "add x -phigh", "add x -p=high",
      "add x -qp high", "add x -qphigh", "add --priority high x", "--priority high add x",
    ])
  func readsForms(line: String) throws {
    let command = try NoteProgram.run(line)
    #expect(try command.value(NoteProgram.priority) == .high)
    #expect(try command.value(NoteProgram.text) == "x")
    #expect(command.isGiven(NoteProgram.priority))
  }

  @Test("gives absent options and arguments what they stand for")
  func absentValues() throws {
    let command = try NoteProgram.run("add x")
    #expect(try command.value(NoteProgram.priority) == .normal)
    #expect(try command.value(NoteProgram.on) == nil)
    #expect(try command.value(NoteProgram.tag) == [])
    #expect(!command.isGiven(NoteProgram.on) && !command.isSet(NoteProgram.json))
    #expect(try NoteProgram.run("config set a").value(NoteProgram.value) == nil)
    #expect(try NoteProgram.run("find").value(NoteProgram.words) == [])
  }

  @Test("gathers a repeated option and a repeated argument in order")
  func repeated() throws {
    #expect(try NoteProgram.run("add x -t b --tag a -tb").value(NoteProgram.tag) == ["b", "a", "b"])
    #expect(try NoteProgram.run("remove b --json a").value(NoteProgram.notes) == ["b", "a"])
    #expect(try NoteProgram.run("config set a b").value(NoteProgram.value) == "b")
  }

  @Test("takes flags together, apart and twice")
  func flags() throws {
    for line in ["-aq", "-a -q", "list -q --all", "-qqa"] {
      let command = try NoteProgram.run(line)
      #expect(command.isSet(NoteProgram.all) && command.isSet(NoteProgram.quiet) && !command.isSet(NoteProgram.json))
    }
  }

  @Test("takes a dash before a digit or a blank, and a lone dash, as a value")
  func dashes() throws {
    #expect(try NoteProgram.run("--on -3").value(NoteProgram.on) == -3)
    #expect(try NoteProgram.run("find -3 - -0.5").value(NoteProgram.words) == ["-3", "-", "-0.5"])
    #expect(try NoteProgram.run("print --format text -o -").value(NoteProgram.output) == ["-"])
    #expect(try NoteProgram.run(words: ["add", "- milk"]).value(NoteProgram.text) == "- milk")
  }

  @Test("takes every word after -- as an argument")
  func endOfOptions() throws {
    let command = try NoteProgram.run("find --json -- --all -- -x --help")
    #expect(try command.value(NoteProgram.words) == ["--all", "--", "-x", "--help"])
    #expect(command.isSet(NoteProgram.json))
  }

  @Test("keeps empty words, blanks, equals signs and any script in a value")
  func strangeValues() throws {
    let values = ["", " ", "a=b", "물 마시기 💧", "a\nb", "=x"]
    for value in values {
      #expect(try NoteProgram.run(words: ["add", value]).value(NoteProgram.text) == value)
      #expect(try NoteProgram.run(words: ["add", "x", "--tag=\(value)"]).value(NoteProgram.tag) == [value])
      #expect(try NoteProgram.run(words: ["add", "x", "--tag", value]).value(NoteProgram.tag) == [value])
    }
  }

  @Test(
    "shows help, whatever else is on the line",
    arguments: [
      ("--help", ""), ("-h", ""), ("help", ""), ("add --help", "add"), ("add -h", "add"), ("--help add", "add"),
      ("help add", "add"), ("add x y z -h", "add"), ("add --wrong -h", "add"), ("add --on --help", "add"),
      ("add -qh", "add"), ("--on 3 add --help", "add"), ("config -h", "config"), ("help config", "config"),
      ("config set -h", "config set"), ("help config set", "config set"),
      ("config help", "config"), ("config help set", "config set"), ("config help --json", "config"),
      ("help help", "help"),
      ("help add --wrong --help", "add"), ("nonsense --help", ""), ("--on 3 --help", ""), ("help add --json", "add"),
      ("tag -h", "tag"), ("--help --version", ""),
    ])
  func help(line: String, name: String) throws {
    let invocation = try NoteProgram.root.parse(line.split(separator: " ").map(String.init))
    guard case .help(let path) = invocation else {
      Issue.record("\(invocation) is no help")
      return
    }
    #expect(path.name == name)
  }

  @Test(
    "shows the version, whatever else is on the line", arguments: ["--version", "add --version", "--x --version -h"])
  func version(line: String) throws {
    guard case .version = try NoteProgram.root.parse(line.split(separator: " ").map(String.init)) else {
      Issue.record("'\(line)' shows no version")
      return
    }
  }

  @Test("does not take the value of an option for help")
  func helpAsValue() throws {
    #expect(try NoteProgram.run("add x -th").value(NoteProgram.tag) == ["h"])
    #expect(try NoteProgram.run("add x --tag=--help").value(NoteProgram.tag) == ["--help"])
  }

  @Test("builds the parameters of the command that runs and of no other")
  func laziness() throws {
    let built = Mutex<[String]>([])
    @Sendable func parameters(_ name: String) -> [ParameterSpec] {
      built.withLock { $0.append(name) }
      return [NoteProgram.on.spec]
    }
    let root = CommandSpec(
      "many", "Do many things.", defaultSubcommand: "one",
      subcommands: [
        CommandSpec("one", "Do one.", examples: [], parameters: parameters("one")),
        CommandSpec("two", "Do two.", examples: [], parameters: parameters("two")),
      ])
    _ = try root.parse(["two", "--on", "3"])
    #expect(built.withLock { Set($0) } == ["two"])
    built.withLock { $0 = [] }
    _ = try root.parse(["--version"])
    #expect(built.withLock { $0 } == [])
  }

  @Test("stops at a key that the command's description lacks")
  func foreignKey() async {
    await #expect(processExitsWith: .failure) {
      _ = try NoteProgram.run("find").value(NoteProgram.priority)
    }
    await #expect(processExitsWith: .failure) {
      _ = try NoteProgram.run("find").value(NoteProgram.text)
    }
    await #expect(processExitsWith: .failure) {
      _ = try NoteProgram.run("find").isSet(NoteProgram.all)
    }
  }
}
