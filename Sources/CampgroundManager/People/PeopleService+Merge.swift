import Persistence

/// Two records that became one.
package struct Merged: Hashable, Sendable {
  package let kept: Camper
  /// The other record, now only a pointer.
  package let other: Camper
  /// The number of reservations and entries of the waitlist that were the other's.
  package let reservations: Int
  package let waitlist: Int
  /// The values of the other that the kept one has not; none in the answer to a key.
  package var former: [FormerValue] = []
  /// The consequences for the stays of both; none in the answer to a key.
  package var collisions = StayCollisions()
}

/// Merging two records of one person (domain rule R23).
extension PeopleService {
  /// Gives everything of one camper to another; the other's id still finds the one that is kept.
  ///
  /// Fields that the kept one lacks are filled from the other, lists are united, notes and warnings joined. Where both
  /// records have a value, the kept one's stands, and the other's is a former one.
  @discardableResult
  package func merge(_ keep: CamperReference, _ other: CamperReference) throws -> WriteResult<Merged> {
    try journal.record("merge-campers") { entry in
      let (keep, other) = try pair(keep, other)
      try entry.requireVersion(of: keep)
      entry.record(["keep": keep.id, "other": other.id])
      let collisions = try collisions(of: keep, other)
      let settings = try SettingsTable(store: journal.store).settings()
      let (stays, waits) = (try reservations.reservations(of: other.id), try waitlist.entries(of: other.id))
      let pointers = try journal.store.ifAny { try [keep.id, other.id].flatMap(campers.merged) }
      var kept = try keep.joined(with: other, countryCode: settings.contact.countryCode)
      kept.version += 1
      try campers.update(kept)
      try entry.changed(keep, to: kept)
      var pointer = other
      pointer.mergedInto = kept.id
      pointer.version += 1
      try campers.update(pointer)
      try entry.changed(other, to: pointer)
      try give(stays, to: kept, &entry)
      try give(waits, to: kept, &entry)
      return Merged(
        kept: kept, other: pointer, reservations: stays.count, waitlist: waits.count,
        former: try kept.formerValues(in: (pointers + [pointer]).sorted { $0.id < $1.id }), collisions: collisions)
    }
  }

  /// The two campers; throws when one does not exist, and when they are one already.
  private func pair(_ keep: CamperReference, _ other: CamperReference) throws -> (Camper, Camper) {
    let found = [keep, other].map { reference in Result { try camperService.find(reference) } }
    let missing = found.compactMap { result -> CampingError? in
      guard case .failure(let error as CampingError) = result, error.code == 4 else { return nil }
      return error
    }
    if let first = missing.first { throw CampingError(first.name, missing.flatMap(\.problems)) }
    // A name that fits several is reported last; an id never fits several.
    if let id = try other.id(), let pointer = try campers.camper(id), let kept = pointer.mergedInto {
      throw CampingError(.invalidRequest, [.person(.mergedAlready(pointer.id, into: kept))])
    }
    let (keep, other) = (try found[0].get(), try found[1].get())
    guard keep.id != other.id else { throw CampingError(.invalidRequest, [.person(.mergedWithItself(keep.id))]) }
    return (keep, other)
  }

  private func give(_ stays: [Reservation], to kept: Camper, _ entry: inout JournalEntry) throws {
    for before in stays {
      var after = before
      after.camper = kept
      after.version += 1
      try reservations.update(before, to: after)
      try entry.changed(before, to: after)
    }
  }

  private func give(_ waits: [WaitlistEntry], to kept: Camper, _ entry: inout JournalEntry) throws {
    for before in waits {
      var after = before
      after.camper = kept.id
      after.version += 1
      try waitlist.update(after)
      try entry.changed(before, to: after)
    }
  }
}

extension Merged: RecordedAnswer {
  struct Record: Recorded {
    var kept = CamperID(rawValue: 0)
    var other = CamperID(rawValue: 0)
    var reservations = 0
    var waitlist = 0

    static let blank = Record()
    static let fields: FieldList<Self> = [
      field("kept", { $0.kept }, { $0.kept = $1 }),
      field("other", { $0.other }, { $0.other = $1 }),
      field("reservations", { $0.reservations }, { $0.reservations = $1 }),
      field("waitlist", { $0.waitlist }, { $0.waitlist = $1 }),
    ]
  }

  var answer: Record {
    Record(kept: kept.id, other: other.id, reservations: reservations, waitlist: waitlist)
  }

  static func replay(_ answer: Record, from store: Store) throws -> Merged {
    let campers = CamperTable(store: store)
    guard let kept = try campers.camper(answer.kept), let other = try campers.camper(answer.other) else {
      throw StoreError.corrupt("a key's answer names campers \(answer.kept) and \(answer.other), who are not there")
    }
    return Merged(kept: kept, other: other, reservations: answer.reservations, waitlist: answer.waitlist)
  }
}
