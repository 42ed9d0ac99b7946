import Persistence

extension ReservationTable: JournaledTable {
  static let kind = Reservation.kind

  func imageText(of number: Int64) throws -> String? {
    try reservation(ReservationID(rawValue: number))?.imageText
  }

  func release(_ number: Int64) throws {
    try nights.release(ReservationID(rawValue: number))
  }

  func restore(_ image: ReservationImage, as number: Int64) throws {
    try release(number)
    try write(image)
    try nights.take(image.nights, for: image.id)
  }

  /// In its place, if it has one: what names the reservation must find it all the while.
  private func write(_ image: ReservationImage) throws {
    let party = image.party
    try store.execute(
      """
      INSERT INTO reservation (id, version, status, camper, site, arrival, departure, adults, children, pets,
        vehicles, plates, rig_length, equipment, notes, party_group, hold_expires, cancel_reason, policy, taxes)
      VALUES (\(image.id), \(image.version), \(image.status), \(image.camper),
        (SELECT id FROM camp_site WHERE number = \(image.site)), \(image.arrival), \(image.departure),
        \(party.adults), \(party.children), \(party.pets), \(party.vehicles), \(party.plates), \(party.rigLength),
        \(party.equipment), \(image.notes), \(image.group), \(image.holdExpires),
        \(image.cancelReason), \(image.policy), \(try image.taxes.listText))
      ON CONFLICT (id) DO UPDATE SET version = excluded.version, status = excluded.status, camper = excluded.camper,
        site = excluded.site, arrival = excluded.arrival, departure = excluded.departure, adults = excluded.adults,
        children = excluded.children, pets = excluded.pets, vehicles = excluded.vehicles, plates = excluded.plates,
        rig_length = excluded.rig_length, equipment = excluded.equipment, notes = excluded.notes,
        party_group = excluded.party_group, hold_expires = excluded.hold_expires,
        cancel_reason = excluded.cancel_reason, policy = excluded.policy, taxes = excluded.taxes
      """)
  }

  func remove(_ number: Int64) throws {
    // The engine would say so only at the commit.
    let loss = try store.value("SELECT 1 FROM displaced_night WHERE reservation = \(number) LIMIT 1", as: Int.self)
    if loss != nil { throw StoreError.constraint(.foreignKey) }
    // What was paid or charged since would be nobody's.
    let id = ReservationID(rawValue: number)
    let sums = try ledger.sums(of: [id])[id] ?? AccountSums()
    if sums != AccountSums() { throw CampingError(.undoBlocked, [.paidSince(id)]) }
    try release(number)
    try store.execute("DELETE FROM reservation WHERE id = \(number)")
  }

  func label(of number: Int64, _ image: ReservationImage) -> String { image.id.description }
}
