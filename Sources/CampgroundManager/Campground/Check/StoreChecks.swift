import Persistence

/// Runs the engine's own check of its file, of the values that each column may hold, and of references between rows.
struct FileCheck: StoreCheck {
  let store: Store

  var looks: [Look] { [check] }

  private func check(into found: inout Checkup) throws {
    try store.read {
      try store.forEachEngineProblem { problem in
        switch problem {
        case .damaged(let words): found.add(.check(.damagedFile(words)))
        case .danglingReference(let from, let to): found.add(.check(.danglingReference(from: from, to: to)))
        case .unsafeSetting(let name): found.add(.check(.unsafeSetting(name)))
        }
      }
    }
  }
}

/// Checks that the tables, constraints, indexes and triggers are those of the schema, with nothing beside them.
struct TablesCheck: StoreCheck {
  let store: Store

  var looks: [Look] { [check] }

  private func check(into found: inout Checkup) throws {
    guard let names = try store.definitions(differingFrom: .campground) else {
      found.leavesOutTables = true
      return
    }
    for name in names { found.add(.check(.definitionDiffers(name))) }
  }
}

/// Checks that the campground has an identity, and that the store names the release that its schema needs.
struct IdentityCheck: StoreCheck {
  let store: Store

  var looks: [Look] { [check] }

  private func check(into found: inout Checkup) throws {
    let kept = try store.rows("SELECT identity, needs FROM campground") { row in
      (identity: try row[0] as String, release: try row[1] as String)
    }
    guard kept.count == 1, kept.allSatisfy({ CampgroundIdentity.isDrawn($0.identity) }) else {
      throw StoreError.corrupt("it has no identity")
    }
    guard kept.allSatisfy({ $0.release == SchemaReleases.campctl.all.last?.name }) else {
      throw StoreError.corrupt("it names another release than its tables need")
    }
  }
}

/// Checks that the store's file and the files beside it are accessible to their owner alone.
struct ExposureCheck: StoreCheck {
  let store: Store

  var looks: [Look] { [check] }

  private func check(into found: inout Checkup) throws {
    for exposure in store.exposures { found.add(.check(.exposed(exposure))) }
  }
}

/// Checks that no number is assigned twice: each table has counted at least as far as the journal knows its numbers.
struct NumberCheck: StoreCheck {
  let store: Store

  private static let tables = [
    (kind: Camper.kind, table: "camper"), (CampSite.kind, "camp_site"), (Reservation.kind, "reservation"),
    (Block.kind, "block"), (WaitlistEntry.kind, "waitlist"), (LedgerEntry.kind, "ledger"),
    (FeedWait.kind, "feed_wait"),
  ]

  var looks: [Look] {
    Self.tables.map { kind, table in look(kind, table, "SELECT max(thing) FROM change WHERE kind = \(kind)") }
      + [look("entry", "command", "SELECT max(id) FROM command")]
  }

  /// The look at a table; the statement gives the largest number of a kind that the journal knows, NULL when it knows none.
  private func look(_ kind: String, _ table: String, _ largest: SQL) -> Look {
    { found in
      try store.read {
        guard let number = try store.value(largest, as: Int64?.self).flatMap(\.self) else { return }
        if try number > store.lastNumber(givenBy: table) { found.add(.check(.numberUsedAgain(kind: kind, number))) }
      }
    }
  }
}
