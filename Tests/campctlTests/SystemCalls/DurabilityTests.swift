#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// The durability of files: a file is on disk before it gets its name, and so is the name before anything else.
  @Suite(.tracesCalls) struct DurabilityTests {
    private enum Call: Equatable {
      case write(String)
      case sync(String)
      case name(String, of: String)

      var isSync: Bool { if case .sync = self { true } else { false } }
    }

    static let lines = [
      "add-site 1 --store ~/new/camp.sqlite", "batch ~/lines --store ~/new/camp.sqlite", "backup ~/second.sqlite",
      "export hledger ~/books.journal", "restore ~/first.sqlite --yes",
      "restore ~/first.sqlite --yes --store ~/new/camp.sqlite",
    ]

    @Test(TestEngine.ofFiles("it records what happens to a file"), arguments: lines)
    func `a file is synced before it gets its name, and its folder after that`(line: String) throws {
      let shell = Shell.campground()
      let prepared = try shell.run("campctl backup ~/first.sqlite && echo add-site 1 > ~/lines")
      try #require(prepared.status == 0, "\(prepared.errors)")
      let calls = try calls(line, in: shell)
      var written = 0
      for index in calls.indices {
        guard case .name(let name, let file) = calls[index] else { continue }
        if let last = calls[..<index].lastIndex(of: .write(file)) {
          written += 1
          #expect(calls[last..<index].contains(.sync(file)), "\(file) is named before it is on disk")
        }
        let folder = URL(filePath: name).deletingLastPathComponent().path
        #expect(calls[(index + 1)...].prefix { $0.isSync }.contains(.sync(folder)), "\(name) may be gone")
      }
      #expect(written > 0, "nothing that was written got a name")
    }

    /// The calls that succeeded, of files in the home folder.
    private func calls(_ line: String, in shell: borrowing Shell) throws -> [Call] {
      let names = "write,pwrite64,fsync,fdatasync,?link,linkat,?rename,?renameat,renameat2"
      let result = try shell.traced("\(line) > /dev/null", "-y -s 0 -e trace=\(names)")
      try #require(result.status == 0, "\(line): \(result.errors)")
      let home = shell.home.resolvingSymlinksInPath().path
      return try shell.calls.compactMap { Self.call($0, below: home) }
    }

    private static func call(_ line: String, below home: String) -> Call? {
      if let match = line.firstMatch(of: /(?:link|rename)(?:at2?)?\([^"]*"([^"]*)", [^"]*"([^"]*)".*= 0$/) {
        return .name(String(match.2), of: String(match.1))
      }
      let other = line.firstMatch(of: /(write|pwrite64|fsync|fdatasync)\(\d+<([^>]*)>.*= \d+$/)
      guard let match = other, match.2.hasPrefix(home), !match.2.hasPrefix("\(home)/errors-") else { return nil }
      return match.1.hasSuffix("sync") ? .sync(String(match.2)) : .write(String(match.2))
    }
  }
#endif
