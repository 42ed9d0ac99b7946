import Foundation
import TestSupport
import Testing

/// The configuration in the hands of a user.
@Suite struct ConfigurationCommandTests: ~Copyable {
  private let shell = Shell()

  /// Puts a configuration into the home.
  private func write(_ text: String) throws { try Data(text.utf8).write(to: shell.home.appending(path: "config")) }

  /// The variables that have it read.
  private var own: [String: String] { ["CAMPCTL_CONFIG": shell.home.appending(path: "config").path] }

  private func completions(_ words: String) throws -> [String] {
    try shell.run("campctl __complete fish -- \(words)", environment: own).output
      .split(separator: "\n").map(String.init)
  }

  private static let lakeside = "[store lakeside]\nlocation = ~/lake.sqlite\n"

  @Test(TestEngine.ofFiles("it names files")) func `an option wins over the environment, and that over the file`()
    throws
  {
    try write("actor = file\nstore = lakeside\n" + Self.lakeside)
    let lines = [
      "add-site 1", "CAMPCTL_ACTOR=variable campctl add-site 2",
      "CAMPCTL_ACTOR=variable campctl add-site 3 --actor option", "campctl add-site 4 --actor ''",
    ]
    #expect(try shell.run("campctl " + lines.joined(separator: "; "), environment: own).status == 0)
    let log = try shell.run("campctl log --jsonl --store ~/lake.sqlite").output.split(separator: "\n")
    let actors = log.map { $0.firstMatch(of: /"actor":"([a-z]+)"/).map { String($0.1) } }
    #expect(actors.reversed() == ["file", "variable", "option", "file"])
    for (script, name) in [
      ("campctl info", "lake.sqlite"), ("CAMPCTL_STORE=memory campctl info --json", "memory"),
      ("campctl info --store memory", "memory"),
    ] { #expect(try shell.run(script, environment: own).output.contains(name), "\(script)") }
  }

  @Test func `a file in its usual place is read`() throws {
    let folder = shell.home.appending(path: ".config/campctl")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("actor = gate\n".utf8).write(to: folder.appending(path: "config"))
    let lines = [
      "env -u CAMPCTL_CONFIG campctl config", "env -u CAMPCTL_CONFIG XDG_CONFIG_HOME=$HOME/.config campctl config",
    ]
    for line in lines {
      let result = try shell.run(line)
      #expect(result.output.contains("actor    gate") && result.output.contains("~/.config/campctl/config, line 1"))
      #expect(result.errors.hasPrefix("~/.config/campctl/config is read.\n/etc/campctl/config is "))
    }
    #expect(!(try shell.run("env -u CAMPCTL_CONFIG XDG_CONFIG_HOME=/nowhere campctl config").output.contains("gate")))
    #expect(try shell.run("campctl config").errors == "CAMPCTL_CONFIG is empty, so no file is read.\n")
  }

  /// As ssh judges its own: a warning would be lost where a script reads JSON.
  @Test(arguments: [
    ("chmod o+w ~/mine/config", "mine/config, and so send"), ("chmod o+w ~/mine", "mine, and so send"),
    ("chgrp 12345 ~/mine/config; chmod g+w ~/mine/config", "mine/config, and so send"),
    ("chown 12345 ~/mine/config", "config belongs to another user"), ("chown 12345 ~/mine", "is in a folder of one"),
  ])
  func `a configuration that others can write is refused, and named with what keeps them out`(
    script: String, words: String
  ) throws {
    let folder = shell.home.appending(path: "mine")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("store = memory\n".utf8).write(to: folder.appending(path: "config"))
    let own = ["CAMPCTL_CONFIG": folder.appending(path: "config").path]
    #expect(try shell.run("chmod 755 ~/mine; chmod 644 ~/mine/config; campctl settings", environment: own).status == 0)
    guard try shell.run(script).status == 0 else { return }
    try shell.expectErrors("campctl settings", environment: own, 78, words)
    #expect(try shell.run("campctl settings --store memory", environment: ["CAMPCTL_CONFIG": ""]).status == 0)
  }

  @Test(arguments: [
    "chmod 664 ~/mine/config; chgrp $(id -u) ~/mine/config", "chmod 1777 ~/mine", "chmod 400 ~/mine/config",
  ])
  func `a group of one's own, and a folder in which nobody replaces what is another's, do no harm`(script: String)
    throws
  {
    let folder = shell.home.appending(path: "mine")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("store = memory\n".utf8).write(to: folder.appending(path: "config"))
    guard try shell.run(script).status == 0 else { return }
    let own = ["CAMPCTL_CONFIG": folder.appending(path: "config").path]
    #expect(try shell.run("campctl settings", environment: own).status == 0)
  }

  @Test func `a format is for a person at a terminal`() throws {
    try write("format = json\nstore = memory\n")
    let piped = try shell.run("campctl settings", environment: own).output
    #expect(!piped.isEmpty && !piped.hasPrefix("{"))
    let variable = "export CAMPCTL_CONFIG=~/config\n"
    #expect(
      try shell.typing("", to: variable + "campctl list-sites --store ~/a.sqlite || campctl settings").output.hasPrefix(
        "{"))
    #expect(try shell.typing("", to: variable + "campctl settings --quiet").output == "settings\n")
    #expect(try shell.typing("", to: variable + "CAMPCTL_FORMAT=text campctl settings").output.hasPrefix("{") == false)
    #expect(try shell.typing("", to: variable + "campctl show-site 9").errors.hasPrefix("{\"error\""))
    #expect(try shell.typing("", to: variable + "campctl reserv").errors.hasPrefix("{\"error\""))
  }

  @Test func `a colour is chosen by the option, then the environment, then the file`() throws {
    try write("color = always\n")
    let red = "\u{1B}[1;31m"
    let variable = "export CAMPCTL_CONFIG=~/config\n"
    for line in ["show-site 1", "nosuch"] {
      #expect(try shell.typing("", to: variable + "campctl \(line)").errors.hasPrefix(red))
      #expect(try shell.run("campctl \(line)", environment: own).errors.hasPrefix("Error:"))
    }
    #expect(try shell.typing("", to: variable + "campctl show-site 1 --color never").errors.hasPrefix("Error:"))
    #expect(try shell.typing("", to: variable + "NO_COLOR=1 campctl show-site 1").errors.hasPrefix("Error:"))
  }

  @Test func `a name wins over a file of that name, and the file is pointed out`() throws {
    try write(Self.lakeside)
    #expect(try shell.run("cd; campctl add-site 1 --store ./lakeside", environment: own).status == 0)
    let named = try shell.run(
      "cd; campctl add-site 2 --store lakeside; CAMPCTL_STORE=lakeside campctl info -q", environment: own)
    let note = "lakeside is the configured store at ~/lake.sqlite, not the file here, which is ./lakeside.\n"
    #expect(named.errors == note + "Began a new campground at ~/lake.sqlite.\n")
    #expect(named.output == "Added site 2.\n\(shell.home.path)/lake.sqlite\n")
    #expect(try shell.run("cd; campctl list-sites --store ./lakeside -q", environment: own).output == "1\n")
    #expect(try shell.run("campctl list-sites --store lakeside", environment: own).errors.isEmpty)
  }

  @Test func `a name that nearly is a store's is guessed`() throws {
    try write(Self.lakeside)
    let missing = try shell.run("cd; campctl info --store lakesid", environment: own)
    #expect(missing.errors == "Error: There is no campground at lakesid yet.\nHint: Did you mean lakeside?\n")
    #expect(missing.status == 78)
    let begun = try shell.run("cd; campctl add-site 1 --store lakesid", environment: own)
    #expect(begun.errors == "Began a new campground at lakesid. Did you mean the store lakeside?\n")
    #expect(try shell.run("cd; campctl info --store ./lakesid2", environment: own).errors.contains("The first command"))
  }

  @Test func `a broken file stops each command that reads it, and nothing else`() throws {
    try write("colour = never\n")
    let path = "\(shell.home.path)/config"
    for line in ["info", "add-site 1 --store memory --actor me --color never", "config", "batch </dev/null", "reserve"]
    {
      let result = try shell.run("campctl \(line)", environment: own)
      let isUsage = line == "reserve"
      #expect(result.status == (isUsage ? 64 : 78), "\(line)")
      let error = "Error: Line 1 of \(path) has the unknown key colour (color?).\n"
      #expect(isUsage || result.errors.hasPrefix(error), "\(result.errors)")
    }
    #expect(!FileManager.default.fileExists(atPath: shell.store.path))
    for line in ["--help", "help", "help reserve", "reserve --help", "--version", "info --version"] {
      #expect(try shell.run("campctl \(line)", environment: own).status == 0, "\(line)")
    }
    let completed = try shell.run("campctl __complete fish -- reserve --site ''", environment: own)
    #expect(completed.status == 0 && completed.errors.isEmpty && completed.output.split(separator: "\n").count == 1)
  }

  @Test func `an error of the file is one object for a program`() throws {
    try write("[store a]\nlocation = b\n")
    let problem = #""name":"invalidSetting","field":"location","value":"b""#
    try shell.expectErrors("campctl info --json", environment: own, 78, problem)
  }

  @Test func `the file that the environment names must be there`() throws {
    for (path, words) in [("nowhere", "cannot be read: No such file or directory"), (".", "is not a file")] {
      try shell.expectErrors("campctl info", environment: ["CAMPCTL_CONFIG": path], 78, "Error: \(path) \(words).\n")
    }
  }

  @Test func `the names of stores are completed, and what they have`() throws {
    try write(Self.lakeside)
    #expect(try shell.run("campctl add-site A-7 --store lakeside", environment: own).status == 0)
    #expect(try completions("--store ''") == ["words ", "lakeside\t\(shell.home.path)/lake.sqlite"])
    #expect(
      try completions("list-sites --store=la") == [
        "words --store=", "--store=lakeside\t\(shell.home.path)/lake.sqlite",
      ])
    #expect(try completions("--store ./") == ["files "])
    #expect(try completions("--store lakeside show-site ''") == ["words ", "A-7\tstandard"])
  }

  @Test func `each value is shown with its origin`() throws {
    try write("actor = gate\n" + Self.lakeside)
    let rows = try shell.run(
      "campctl config --csv", environment: own.merging(["NO_COLOR": "1", "CAMPCTL_STORE": "lakeside"]) { $1 })
    let file = "\(shell.home.path)/config"
    let expected: [String] = [
      "name,value,variable,file,line", "store,lakeside,CAMPCTL_STORE,,", "actor,gate,,\(file),1",
      "color,never,NO_COLOR,,", "format,text,,,", "letters,,,,",
      "store lakeside,\(shell.home.path)/lake.sqlite,,\(file),3",
    ]
    #expect(rows.errors.isEmpty && rows.output.split(separator: "\r\n").map(String.init) == expected)
  }
}
