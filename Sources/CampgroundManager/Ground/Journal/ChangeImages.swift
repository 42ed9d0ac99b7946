import Persistence

/// The two images of one change in the journal, which are overwritten when a person is forgotten or a site gets another
/// number.
struct ChangeImages {
  let id: Int64
  let entry: EntryID
  let thing: Int64
  let before: String?
  let after: String?

  /// The images of a condition on `change`.
  static func all(in store: Store, _ condition: SQL) throws -> [ChangeImages] {
    try store.rows("SELECT id, command, thing, before, after FROM change WHERE \(condition)") {
      try ChangeImages(id: $0[0], entry: $0[1], thing: $0[2], before: $0[3], after: $0[4])
    }
  }

  /// Replaces each image by the body's result for it; `keepingAfter` leaves the second.
  func overwrite(in store: Store, keepingAfter: Bool = false, _ body: (String) throws -> String) throws {
    let (before, after) = (try before.map(body), keepingAfter ? after : try after.map(body))
    guard before != self.before || after != self.after else { return }
    try store.execute("UPDATE change SET before = \(before), after = \(after) WHERE id = \(id)")
  }
}
