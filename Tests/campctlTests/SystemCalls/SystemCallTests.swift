#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Campctl's calls of the system, as `strace` records them.
  @Suite(.tracesCalls) struct SystemCallTests: ~Copyable {
    static let lines = [
      "reserve --site 12 --camper c-1 --arrive 2027-07-04 --nights 2", "list-campers --json", "chart --html",
      "check", "log --csv", "export hledger \"$HOME/books.journal\"", "batch \"$HOME/lines\"",
      "batch --keep-going \"$HOME/lines\" --store \"$HOME/new/camp.sqlite\"", "forget-camper c-2 --yes",
    ]

    /// The calls of one command in the classes given, one a line.
    private func calls(_ classes: String, _ line: String) throws -> [String] {
      let result = try shell.traced(line, "-e trace=\(classes)")
      #expect(result.errors.isEmpty || !result.errors.contains("Error"), "\(line): \(result.errors)")
      return try shell.calls
    }

    private let shell = Shell.campground("add-camper 'Marshmallow Toaster' --phone 555-0199 --notes smores")

    init() throws {
      let many = (1...300).map { "add-camper 'Camper \($0)' --phone 5551\($0)\n" }.joined()
      try Data(many.utf8).write(to: shell.home.appending(path: "lines"))
    }

    @Test(TestEngine.ofFiles("a server is reached over a network"))
    func `no network is reached, and no other program is run`() throws {
      for line in Self.lines {
        let calls = try calls("%network,execve,execveat,fork,vfork,clone,clone3,prctl", line)
        let starts = calls.filter { $0.contains("execve(") }
        #expect(starts.count == 1, "\(starts)")
        // A thread of the same process is none.
        let known = ["execve(", "+++ exited", "--- SIG", "CLONE_THREAD"]
        #expect(calls.filter { call in !known.contains(where: call.contains) } == [], "\(line)")
      }
    }

    @Test func `two places of a configuration are looked at, and no more`() throws {
      let traced = try shell.run(
        "env -u CAMPCTL_CONFIG strace -qq -o ~/calls -e trace=open,openat,stat,lstat,newfstatat,access campctl list-sites"
      )
      #expect(traced.status == 0)
      let home = shell.home.path
      let looks = try shell.calls.filter { $0.contains("/campctl/config") }
      #expect(
        looks.map { $0.split(separator: "\"").dropFirst().first } == [
          "\(home)/.config/campctl/config", "/etc/campctl/config",
        ])
    }

    @Test(TestEngine.ofFiles("it looks at what lies beside a file"))
    func `nothing is written but the store, what passes beside it, and what was asked for`() throws {
      let home = shell.home.resolvingSymlinksInPath().path
      let folders = ["\(home)/.local/share/campctl/", "\(home)/new/", shell.store.deletingLastPathComponent().path]
      for line in Self.lines {
        for call in try calls("open,openat,creat,mkdir,mkdirat,link,linkat,rename,renameat2,symlink", line) {
          let isReading = call.contains("open") && !["O_CREAT", "O_RDWR", "O_WRONLY"].contains(where: call.contains)
          guard !isReading, let path = call.split(separator: "\"").dropFirst().first.map(String.init) else { continue }
          let isRequested = path.hasPrefix("\(home)/.campctl-") || path == "\(home)/new"
          #expect(isRequested || folders.contains { path.hasPrefix($0) }, "\(call)")
          // The home's name is left to chance.
          let name = path.replacing(home, with: "")
          #expect(!name.contains("Marsh") && !name.contains("555-0199"), "\(call)")
          if call.contains("O_CREAT") { #expect(call.contains(", 0600"), "\(call)") }
          if call.contains("mkdir") { #expect(call.contains(", 0700"), "\(call)") }
        }
      }
    }

    @Test(TestEngine.ofFiles("it looks at what lies beside a file"))
    func `what waits of input and output waits in the temporary folder, without a name`() throws {
      let home = shell.home.resolvingSymlinksInPath().path
      let store = shell.store.deletingLastPathComponent().path
      #expect(try shell.run("mkdir ~/tmp; campctl batch ~/lines").status == 0)
      let lists = String(repeating: "list-campers\n", count: 100)
      try Data(lists.utf8).write(to: shell.home.appending(path: "lines"))
      for line in ["import campers - --preview", "import ical - --site 12 --feed x", "batch", "batch ~/lines"] {
        _ = try shell.run(
          "cat ~/lines | strace -f -qq -o ~/calls -e trace=open,openat campctl \(line) --jsonl",
          environment: ["TMPDIR": "\(home)/tmp"])
        let made = try shell.calls.filter { $0.contains("O_CREAT") || $0.contains("O_TMPFILE") }
        #expect(made.contains { $0.contains("\"\(home)/tmp\"") && $0.contains("O_TMPFILE") && $0.contains(", 0600") })
        #expect(made.filter { $0.contains(store) && !$0.contains("-journal") } == [], "\(line)")
      }
    }
  }
#endif
