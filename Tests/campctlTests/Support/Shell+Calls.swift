#if os(Linux)
  import Foundation
  import Testing

  extension Trait where Self == ConditionTrait {
    /// Enabled only where `strace` can record campctl's calls of the system.
    static var tracesCalls: Self {
      .enabled("strace is not installed") { FileManager.default.isExecutableFile(atPath: "/usr/bin/strace") }
    }
  }

  extension Shell {
    /// Runs campctl under `strace` with these options of it; its calls are left in a file.
    func traced(_ line: String, _ options: String) throws -> Result {
      try run("strace -f -qq -o \"$HOME/calls\" \(options) campctl \(line)")
    }

    /// The last record of `strace`, a call a line.
    var calls: [String] {
      get throws {
        let text = try String(contentsOf: home.appending(path: "calls"), encoding: .utf8)
        return text.split(separator: "\n").map(String.init)
      }
    }
  }
#endif
