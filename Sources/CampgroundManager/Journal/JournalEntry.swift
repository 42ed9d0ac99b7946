/// A thing that the journal keeps images of.
///
/// An image is the whole thing with all that belongs to it (a reservation with its nights), as JSON.
protocol Journaled: FieldWritable {
  /// What sort of thing, in the journal's words.
  static var kind: String { get }
  /// Its permanent number within its kind.
  var journalNumber: Int64 { get }
}

/// What one command asked and changed, collected while it runs.
struct JournalEntry {
  struct Change {
    let kind: String
    let thing: Int64
    let before: String?
    let after: String?

    var operation: StoreChange.Operation {
      if before == nil { return .created }
      return after == nil ? .deleted : .changed
    }
  }

  private(set) var changes: [Change] = []
  /// What was asked, its references resolved to ids, so that it names no one.
  var request: (any Encodable)?

  mutating func created<Thing: Journaled>(_ thing: Thing) { note(Thing.self, nil, thing) }
  mutating func changed<Thing: Journaled>(_ before: Thing, to after: Thing) {
    note(Thing.self, before, after)
  }
  mutating func deleted<Thing: Journaled>(_ thing: Thing) { note(Thing.self, thing, nil) }

  private mutating func note<Thing: Journaled>(_ kind: Thing.Type, _ before: Thing?, _ after: Thing?) {
    guard let thing = (after ?? before)?.journalNumber else { return }
    changes.append(
      Change(
        kind: Thing.kind, thing: thing, before: before.map { Self.image($0) },
        after: after.map { Self.image($0) }))
  }

  private static func image(_ thing: some Journaled) -> String {
    String(decoding: JSONWriter.object(thing), as: UTF8.self)
  }
}
