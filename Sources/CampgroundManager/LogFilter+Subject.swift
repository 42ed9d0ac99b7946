import Persistence

extension LogFilter {
  /// Entries that changed a camper, or one of the camper's reservations.
  public mutating func narrow(toCamper id: CamperID) {
    changes = """
      kind = \(Camper.kind) AND thing = \(id)
        OR kind = \(Reservation.kind) AND thing IN (SELECT id FROM reservation WHERE camper = \(id))
      """
  }

  /// Entries that changed a reservation.
  public mutating func narrow(toReservation id: ReservationID) {
    changes = "kind = \(Reservation.kind) AND thing = \(id)"
  }

  /// Entries that changed a site, or a reservation of nights there.
  public mutating func narrow(to site: CampSite) {
    changes = """
      kind = \(CampSite.kind) AND thing = \(site.id)
        OR kind = \(Reservation.kind) AND thing IN (
          SELECT id FROM reservation WHERE site = \(site.id)
          UNION SELECT reservation FROM night WHERE site = \(site.id) AND reservation IS NOT NULL)
      """
  }
}
