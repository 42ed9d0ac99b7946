import Persistence

/// Checks that the needs of parties are kept in their written form.
struct NeedsCheck: StoreCheck {
  let store: Store

  func check(into found: inout Checkup) throws {
    try store.read {
      try store.forEach("SELECT id, needs FROM waitlist ORDER BY id") { row in
        let (id, text): (WaitlistID, String) = (try row[0], try row[1])
        let needs = try? SiteNeeds.read(image: text)
        if text != needs?.imageText { found.add(.mismatch(.needsDiffer(id.description))) }
      }
      try store.forEach("SELECT id, needs FROM reservation WHERE needs IS NOT NULL ORDER BY id") { row in
        let (id, text): (ReservationID, String) = (try row[0], try row[1])
        let needs = try? FeatureNeeds.read(image: text)
        if text != needs?.imageText || needs == .blank { found.add(.mismatch(.needsDiffer(id.description))) }
      }
    }
  }
}
