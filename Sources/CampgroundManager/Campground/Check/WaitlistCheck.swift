import Persistence

/// Checks that the needs of waiting parties are kept in their written form.
struct WaitlistCheck: StoreCheck {
  let store: Store

  func check(into found: inout Checkup) throws {
    try store.read {
      try store.forEach("SELECT id, needs FROM waitlist ORDER BY id") { row in
        let text: String = try row[1]
        let needs = try? SiteNeeds.read(image: text)
        if text != needs?.imageText { found.add(.needsDiffer(try row[0])) }
      }
    }
  }
}
