import Persistence

/// What those who wait need is kept in the words that it is written in.
struct WaitlistCheck: StoreCheck {
  let store: Store

  func check(into found: inout Checkup) throws {
    try store.read {
      try store.forEach("SELECT id, needs FROM waitlist ORDER BY id") { row in
        let text: String = try row[1]
        let needs = try? SiteNeeds.read(image: text)
        if text != needs?.imageText { found.add(.mismatch(.needsDiffer(try row[0]))) }
      }
    }
  }
}
