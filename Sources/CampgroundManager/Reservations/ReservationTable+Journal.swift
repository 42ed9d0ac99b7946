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
    try remove(number)
    for segment in image.nights.segments { try requireFree(segment) }
    try insert(image)
    for night in image.nights { try nights.take(night, for: image.id) }
  }

  /// Throws naming who holds a night now.
  private func requireFree(_ segment: Segment) throws {
    guard let site = try CampSiteTable(store: store).site(segment.site),
      let stay = Stay(arrival: segment.arrival, departure: segment.departure),
      let conflict = try nights.conflict(on: site, stay)
    else { return }
    throw CampingError(.nightsTaken, [.taken(conflict)], conflict: conflict)
  }

  private func insert(_ image: ReservationImage) throws {
    let party = image.party
    try store.execute(
      """
      INSERT INTO reservation (id, version, status, camper, site, arrival, departure, adults, children, pets,
        vehicles, plates, rig_length, equipment, notes, cancel_reason)
      VALUES (\(image.id), \(image.version), \(image.status), \(image.camper),
        (SELECT id FROM camp_site WHERE number = \(image.site)), \(image.arrival), \(image.departure),
        \(party.adults), \(party.children), \(party.pets), \(party.vehicles), \(party.plates), \(party.rigLength),
        \(party.equipment), \(image.notes), \(image.cancelReason))
      """)
  }

  func remove(_ number: Int64) throws {
    try release(number)
    try store.execute("DELETE FROM reservation WHERE id = \(number)")
  }

  func label(of number: Int64, _ image: ReservationImage) -> String { image.id.description }
}
