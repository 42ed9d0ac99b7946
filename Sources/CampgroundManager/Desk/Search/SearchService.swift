import Persistence

/// Finds whose a word is: a name, a phone number, plates, a group, a note or a pass.
///
/// It only reads.
package final class SearchService {
  private let store: Store
  private let reservations: ReservationService
  private let clock: CampgroundClock

  init(store: Store, clock: CampgroundClock, reservations: ReservationService) {
    (self.store, self.clock, self.reservations) = (store, clock, reservations)
  }

  /// The largest number of findings, more than a person reads.
  package static let limit = 100

  /// The campers and reservations with a text: parties that are there first, then those to come, then the latest.
  ///
  /// - Throws: `StoreError` when the store fails.
  package func find(_ text: String) throws -> [Finding] {
    let search = SearchText(text)
    if search.isEmpty { return [] }
    try store.addWordSearch()
    return try store.read {
      store.expect([{ _ = try self.campers(search) }, { _ = try self.stays(search) }])
      let found = try campers(search) + stays(search)
      return found.enumerated().sorted { order(of: $0.element, $0.offset) < order(of: $1.element, $1.offset) }
        .prefix(Self.limit).map(\.element)
    }
  }

  private func order(of finding: Finding, _ place: Int) -> (Int, Int, Int) {
    guard let stay = finding.reservation else { return (3, 0, place) }
    if finding.isHere { return (0, 0, place) }
    let isToCome = stay.status.isActive && stay.departure > clock.today
    return isToCome ? (1, stay.arrival.number, place) : (2, -stay.departure.number, place)
  }

  private func campers(_ search: SearchText) throws -> [Finding] {
    var found: [(camper: Camper, place: Finding.Place, text: String)] = []
    try store.forEach(
      """
      SELECT \(CamperTable.columns) FROM camper
      WHERE merged_into IS NULL AND (may_contain(\(search.digitProbe), phone_digits) OR second_phone IS NOT NULL
        OR may_contain(\(search.probe), name_key, email, members, address, notes, warning))
      ORDER BY id
      """
    ) { row in
      let camper = try Camper.readRow(row)
      if let place = search.place(in: camper), found.count < Self.limit { found.append((camper, place.0, place.1)) }
    }
    let now = clock.now
    store.expect(found.map { found in { _ = try self.reservations.reservations.reservations(of: found.camper.id) } })
    return try found.map { camper, place, text in
      let stays = try reservations.reservations.reservations(of: camper.id).map { $0.asOf(now.seconds) }
      let ranked = stays.compactMap { stay in
        ReservationPurpose.look.rank(of: stay, on: now.day).map { (rank: $0, stay: stay) }
      }
      return Finding(
        kind: .camper, place: place, text: text, camper: camper,
        reservation: ranked.min { $0.rank < $1.rank }?.stay)
    }
  }

  private func stays(_ search: SearchText) throws -> [Finding] {
    // In the order of the index each stay would be looked up; the sum lets the engine go through the table.
    var found: [ReservationID: (Finding.Place, String)] = [:]
    try store.forEach(
      """
      SELECT id, plates, party_group, notes, source, terms FROM reservation
      WHERE may_contain(\(search.probe), plates, party_group, notes, source, terms)
      ORDER BY departure + 0 DESC, id DESC
      """
    ) { row in
      guard found.count < Self.limit, let place = try search.place(in: row) else { return }
      found[try row[0]] = place
    }
    let now = clock.now.seconds
    return try found.keys.sorted().compactMap { id in
      guard let stay = try reservations.reservations.reservation(id)?.asOf(now), let place = found[id] else {
        return nil
      }
      return Finding(kind: .reservation, place: place.0, text: place.1, camper: stay.camper, reservation: stay)
    }
  }
}

extension SearchText {
  typealias Found = (Finding.Place, String)

  fileprivate func place(in camper: Camper) -> Found? {
    if isIn(camper.fullName) { return (.fullName, camper.fullName) }
    if isInPhone(camper.phoneNumber) { return (.phone, camper.phoneNumber) }
    if isInPhone(camper.secondPhone) { return (.secondPhone, camper.secondPhone ?? "") }
    let members = camper.members.names.joined(separator: "; ")
    let texts: [(Finding.Place, String?)] = [
      (.email, camper.email), (.members, members.isEmpty ? nil : members), (.address, camper.address),
      (.notes, camper.notes), (.warning, camper.warning),
    ]
    return texts.first { isIn($0.1) }.map { ($0.0, $0.1 ?? "") }
  }

  fileprivate func place(in row: Row) throws -> Found? {
    let plates: String? = try row[1]
    if isInPlates(plates) { return (.plates, plates ?? "") }
    let texts: [(Finding.Place, String?)] = [(.group, try row[2]), (.notes, try row[3]), (.source, try row[4])]
    if let found = texts.first(where: { isIn($0.1) }) { return (found.0, found.1 ?? "") }
    guard let terms: String = try row[5] as String?, terms.contains("\"pass\"") else { return nil }
    let pass = try AgreedTerms.read(image: terms).pass
    return isInPlates(pass) ? (.pass, pass ?? "") : nil
  }
}
