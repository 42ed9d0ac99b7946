import Foundation
import Testing

/// Memory without checks stands only where a C library or the system is called.
struct UnsafeWordTests {
  /// The folders of the engines, which are C libraries.
  private static let engines = ["Persistence/SQLite/", "Persistence/PostgreSQL/", "Persistence/Engines/"]
  /// The other files, each with the call that needs it.
  private static let reasons = [
    "CampgroundManager/Exchange/Tables/FileBytes.swift": "mmap",
    "CampgroundManager/Exchange/Whole/WholeFolder.swift": "readdir",
    "Persistence/Files/StoreFile+Folders.swift": "readdir",
    "Persistence/Files/StoreFile.swift": "write",
    "Persistence/Store/OtherThread.swift": "pthread_create",
    "Persistence/Store/Store+Definitions.swift": "strstr",
    "Persistence/Values/LentValue.swift":
      "a text in the engine's memory, which a copy between two engines does not make its own",
    "campctl/Batch/LineReader.swift": "read",
    "campctl/Process/AccountName.swift": "getpwuid",
    "campctl/Process/Environment.swift": "environ",
    "campctl/Process/OutputStream.swift": "write",
    "campctl/Process/Spool.swift": "read and write",
    "campctl/Session/Command.swift": "the end of the process closes the store: a fifteenth of a reserve",
    "campctl/Session/ProcessCheck.swift": "argv, which may be invalid UTF-8",
    "campctl/Session/ServerProgram.swift": "argv for execv",
  ]

  @Test func `unsafe words stand only in the files that call C or the system`() throws {
    let root = Shell.repository.appending(path: "Sources")
    let files = try SourceMap().files.filter { file in
      guard !Self.engines.contains(where: file.hasPrefix) else { return false }
      let lines = try String(contentsOf: root.appending(path: file), encoding: .utf8).split(separator: "\n")
      return lines.contains { line in
        !line.drop { $0 == " " }.hasPrefix("//")
          && line.contains(/[uU]nsafe(?!Setting)[A-Z]|Unmanaged|withMemoryRebound/)
      }
    }
    #expect(Set(files) == Set(Self.reasons.keys))
  }
}
