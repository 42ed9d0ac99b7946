import Persistence

/// The engine's own check of its file, of what each column may hold, and of the rows that rows refer to.
struct FileCheck: StoreCheck {
  let store: Store

  func look(_ found: inout Checkup) throws {
    try store.read {
      try store.forEach("PRAGMA integrity_check(100)") { row in
        // The engine gives some of what it finds as several lines of one row.
        let lines = try (row[0] as String).split(separator: "\n").filter { $0 != "ok" && !$0.hasPrefix("***") }
        for line in lines { found.add(.damagedFile(String(line))) }
      }
      try store.forEach("PRAGMA foreign_key_check") { found.add(.danglingReference(from: try $0[0], to: try $0[2])) }
    }
  }
}
