import Persistence

/// Checks that the campground has an identity, and that the store names the release that its schema needs.
struct IdentityCheck: StoreCheck {
  let store: Store

  func check(into found: inout Checkup) throws {
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
