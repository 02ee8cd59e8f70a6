import Foundation
import TestSupport
import Testing

@Suite("Picture files") struct PictureFileTests {
  private func home() throws -> BuiltHome {
    let home = try BuiltHome()
    try home.run("add", "물 마시기", "--icon", "💧", "--start", "2026-01-01")
    try home.run("check", "물")
    return home
  }

  /// The size of a PNG.
  private func size(of path: String) throws -> (width: Int, height: Int) {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    try #require(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    func number(at start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    return (number(at: 16), number(at: 20))
  }

  @Test("PNG and SVG are drawn by one command, each theme and scale", arguments: ["light", "dark"])
  func both(theme: String) throws {
    let home = try home()
    let ended = try home.run(
      "heatmap", "1", "--theme", theme, "-o", home.file("a.png"), "-o", home.file("a.svg"), "--scale", "2")
    #expect(ended.code == 0)
    #expect(ended.errors.isEmpty)
    #expect(ended.output.hasSuffix("saved \(home.file("a.png"))\nsaved \(home.file("a.svg"))\n"))
    try home.run("heatmap", "1", "--theme", theme, "-o", home.file("b.png"))
    let (large, small) = (try size(of: home.file("a.png")), try size(of: home.file("b.png")))
    // The widths of texts are whole pixels at each scale.
    #expect(abs(large.width - small.width * 2) <= 4)
    #expect(abs(large.height - small.height * 2) <= 4)
  }

  @Test("a picture that is drawn again is the same to the byte")
  func reproducible() throws {
    let home = try home()
    for name in ["a.png", "b.png", "a.svg", "b.svg"] { try home.run("heatmap", "-o", home.file(name)) }
    for ending in ["png", "svg"] {
      #expect(FileManager.default.contentsEqual(atPath: home.file("a.\(ending)"), andPath: home.file("b.\(ending)")))
    }
  }

  @Test("a character that no font has is named in a warning, and the picture is drawn all the same")
  func fonts() throws {
    let home = try home()
    let fonts = try TemporaryFolder()
    let configuration = try fonts.write(
      """
      <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>\(fonts.path)/cache</cachedir></fontconfig>
      """, to: "fonts.conf")
    home.variables["FONTCONFIG_FILE"] = configuration
    let ended = try home.run("heatmap", "1", "-o", home.file("a.png"))
    #expect(ended.code == 0)
    #expect(ended.errors.contains("no installed font has"))
    #expect(ended.errors.contains("'물'"))
    #expect(ended.errors.split(separator: "\n").count == 1)
    _ = try size(of: home.file("a.png"))
    #expect(try home.run("heatmap", "1", "-q", "-o", home.file("a.png")).errors.isEmpty)
  }

  @Test("a file that cannot be written is reported, and what was there stays", arguments: ["png", "svg"])
  func unwritable(ending: String) throws {
    let home = try home()
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/folder.\(ending)", withIntermediateDirectories: true)
    try folder.write("in it", to: "folder.\(ending)/file")
    for (path, codes) in [
      ("/nowhere/a.\(ending)", [73]), (folder.path + "/folder.\(ending)", [73]), ("/proc/a.\(ending)", [73, 77]),
      ("/dev/null/a.\(ending)", [73]), ("a\(String(repeating: "x", count: 300)).\(ending)", [73]),
    ] {
      let ended = try home.run("heatmap", "1", "-o", path)
      #expect(codes.contains(Int(ended.code)), "\(path): \(ended.code) \(ended.errors)")
      #expect(ended.output.isEmpty)
      #expect(ended.errors.hasPrefix("habit: could not write \(path): "))
    }
    for name in ["a.gif", "a", ".\(ending)", "a.\(ending).txt"] {
      #expect(try home.run("heatmap", "1", "-o", home.file(name)).code == 64)
      #expect(!FileManager.default.fileExists(atPath: home.file(name)))
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["folder.\(ending)"])
  }

  @Test(
    "a full disk leaves the old picture and no part of the new one", .enabled(if: SmallDisk.isExpected),
    arguments: ["png", "svg"])
  func fullDisk(ending: String) throws {
    let home = try home()
    let disk = try SmallDisk(kilobytes: 8)
    let path = disk.path + "/a.\(ending)"
    try Data(repeating: 65, count: 4000).write(to: URL(filePath: path))
    try Data(repeating: 66, count: 4096).write(to: URL(filePath: disk.path + "/full"))
    let ended = try home.run("heatmap", "--year", "2026", "-o", path)
    #expect(ended.code == 74)
    #expect(ended.errors.contains("No space left on device"))
    #expect(try Data(contentsOf: URL(filePath: path)) == Data(repeating: 65, count: 4000))
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path).sorted() == ["a.\(ending)", "full"])
  }

  // MARK: - Executables beside habit

  @Test("an executable that is missing is named, and what needs none goes on", arguments: ["draw", "exchange"])
  func missingCompanion(name: String) throws {
    let home = try home()
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: home.programs + "/habit", toPath: folder.path + "/habit")
    home.programs = folder.path
    let ended =
      name == "draw"
      ? try home.run("heatmap", "-o", home.file("a.png")) : try home.run("import", "loop", home.store)
    #expect(ended.code == 69)
    #expect(ended.errors.hasPrefix("habit: 'habit-\(name)' is not installed beside habit"))
    #expect(try home.run("heatmap", "-o", home.file("a.svg")).code == 0)
  }

  @Test("a command of the user's own is found on the search path, with its words")
  func ownCommand() throws {
    let home = try home()
    let folder = try TemporaryFolder()
    let script = try folder.write("#!/bin/sh\necho \"own: $*\"\nexit 5\n", to: "habit-hello")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    home.variables["PATH"] = folder.path + ":/usr/bin:/bin"
    let ended = try home.run("hello", "a b", "--json")
    #expect(ended.code == 5)
    #expect(ended.output == "own: a b --json\n")
    #expect(try home.run("helo").code == 64)
  }

  @Test("of several pictures all are written, or none")
  func allOrNone() throws {
    let home = try home()
    try Data("old".utf8).write(to: URL(filePath: home.file("keep.svg")))
    let ended = try home.run(
      "heatmap", "-o", home.file("keep.svg"), "-o", home.file("new.png"), "-o", home.file("none/x.svg"))
    #expect(ended.code == 73)
    #expect(try String(contentsOfFile: home.file("keep.svg"), encoding: .utf8) == "old")
    #expect(try home.shell("ls *.svg *.png *.part 2>/dev/null").output == "keep.svg\n")
  }

  @Test("a link is followed, a file keeps its mode, and a pipe is written to")
  func special() throws {
    let home = try home()
    #expect(try home.shell("touch real.svg; chmod 600 real.svg; ln -s real.svg link.svg").code == 0)
    #expect(try home.run("heatmap", "-o", home.file("link.svg")).code == 0)
    #expect(try home.shell("stat -c %a real.svg; readlink link.svg").output == "600\nreal.svg\n")
    let piped = try home.shell("mkfifo p.svg; habit heatmap -q -o p.svg & head -c 4 p.svg; wait")
    #expect(piped.output == "<svg")
  }

  @Test("an output that cannot be written is no silent failure")
  func fullOutput() throws {
    let home = try home()
    let ended = try home.shell("habit list > /dev/full")
    #expect(ended.code == 74)
    #expect(ended.errors.hasPrefix("habit: could not write to the standard output: "))
  }
}
