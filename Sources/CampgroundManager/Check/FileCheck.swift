import Persistence

/// The engine's own check of its file, of what each column may hold, and of the rows that rows refer to.
struct FileCheck: StoreCheck {
  let store: Store

  func look(_ found: inout Checkup) throws {
    try store.read {
      try store.forEach("PRAGMA integrity_check(100)") { row in
        let line: String = try row[0]
        if line != "ok" { found.add(.damagedFile(line)) }
      }
      try store.forEach("PRAGMA foreign_key_check") { found.add(.danglingReference(from: try $0[0], to: try $0[2])) }
    }
  }
}
