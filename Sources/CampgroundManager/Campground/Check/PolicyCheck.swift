import Persistence

/// Checks that every policy ever in force, not only the last, is as the journal has it: reservations go by them.
struct PolicyCheck: StoreCheck {
  let store: Store

  func check(into found: inout Checkup) throws {
    try store.read {
      var versions: Set<Int> = []
      try store.forEach(
        "SELECT after FROM change WHERE kind = \(Policy.kind) AND after IS NOT NULL ORDER BY id"
      ) { row in
        let policy = try Policy.read(image: row[0])
        versions.insert(policy.version)
        let kept = try? PolicyTable(store: store).policy(policy.version)
        if kept != policy { found.add(.check(.policyDiffers(version: policy.version))) }
      }
      guard try JournalTable(store: store).isWhole else { return }
      try store.forEach("SELECT version FROM policy ORDER BY 1") { row in
        if !versions.contains(try row[0]) { found.add(.check(.policyDiffers(version: try row[0]))) }
      }
    }
  }
}
