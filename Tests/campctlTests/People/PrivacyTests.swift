import Foundation
import TestSupport
import Testing

/// The access of others on the machine to the files that campctl writes.
@Suite struct PrivacyTests: ~Copyable {
  private let shell = Shell.campground()

  private func permissions(of file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
  }

  @Test(TestEngine.ofFiles("it looks at permissions of a file"), arguments: ["000", "022", "077", "777"])
  func `the store, its folders and an export are the user's alone, whatever the umask`(mask: String) throws {
    let shell = Shell()
    let lines = "add-site 12\\nadd-camper 'Maple Leaf' --phone 555-0100\\n"
    let result = try shell.run(
      """
      umask \(mask); cd "$HOME"; printf '%b' "\(lines)" | campctl batch && campctl export hledger books.journal &&
      campctl add-site 1 --store own/deep/camp.sqlite
      """)
    #expect(result.status == 0, "\(result.errors)")
    for name in [".local", ".local/share", ".local/share/campctl", "own", "own/deep"] {
      #expect(try permissions(of: shell.home.appending(path: name)) == 0o700, "\(name)")
    }
    for name in ["books.journal", "own/deep/camp.sqlite"] {
      #expect(try permissions(of: shell.home.appending(path: name)) == 0o600, "\(name)")
    }
    #expect(try permissions(of: shell.store) == 0o600)
  }

  @Test(TestEngine.ofFiles("it looks at permissions of a file"))
  func `a store that others can open is warned of, to people only`() throws {
    let store = shell.store.resolvingSymlinksInPath().path
    chmod(store, 0o644)
    let warning = "Warning: Others can open \(store); chmod 600 keeps them out.\n"
    for command in ["list-sites", "add-site 13", "change-site 12 --water", "add-site 14 -n"] {
      #expect(try shell.run("campctl \(command)").errors == warning, "\(command)")
    }
    #expect(try shell.run("campctl list-sites --json").errors.isEmpty)
    #expect(try shell.run("campctl list-sites --quiet").errors.isEmpty)
    #expect(try shell.run("echo add-site 15 | campctl batch").errors.hasPrefix(warning))
    chmod(store, 0o600)
    #expect(try shell.run("campctl list-sites").errors.isEmpty)
  }

  @Test(TestEngine.ofFiles("it looks at permissions of a file"))
  func `a check lists who else could reach the store, and says what to do`() throws {
    let folder = shell.store.deletingLastPathComponent().path
    chmod(shell.store.path, 0o666)
    chmod(folder, 0o777)
    try FileManager.default.linkItem(atPath: shell.store.path, toPath: folder + "/other")
    let refused = try shell.refusal("check")
    #expect(refused.status == 74)
    let problems = refused.problems
    #expect(problems.compactMap { $0["name"] as? String } == ["fileOpenToOthers", "hardLink", "folderOpenToOthers"])
    let told = try shell.run("campctl check").errors
    #expect(told.contains("chmod 600") && told.contains("chmod go-w"))
    #expect(!told.contains("Hint: Keep the file"))
    let mended = "chmod 600 \"$F/\"*.sqlite; chmod go-w \"$F\"; rm \"$F/other\"; campctl check --json"
    #expect(try shell.run(mended, environment: ["F": folder]).output == "{\"ok\":true,\"problems\":[]}\n")
  }

  #if os(Linux)
    @Test func `a process leaves no core, and its title is what was typed`() throws {
      let shell = Shell.campground()
      let batch = try Running("batch --keep-going --json", in: shell)
      try batch.send("add-camper 'Marshmallow Toaster' --phone 555-0199\n")
      #expect(try batch.reply()["ok"] as? Bool == true)
      let process = URL(filePath: "/proc/\(batch.process.processIdentifier)")
      let limits = try String(contentsOf: process.appending(path: "limits"), encoding: .utf8)
      let core = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") })
      #expect(core.split(separator: " ").dropFirst(4).prefix(2) == ["0", "0"])
      #expect(try String(contentsOf: process.appending(path: "comm"), encoding: .utf8) == "campctl\n")
      let title = try String(contentsOf: process.appending(path: "cmdline"), encoding: .utf8)
      #expect(title == "campctl\0batch\0--keep-going\0--json\0")
      try batch.endInput()
      #expect(batch.status() == 0)
    }
  #endif
}
