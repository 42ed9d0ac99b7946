import Persistence

/// The stays that count for the limits of a camper.
extension ReservationTable {
  /// The past and coming stays of a camper, on any site, without those that were cancelled or never came about, and
  /// without those of an agency's or a calendar's guests, who only share its name.
  func stays(of camper: CamperID, besides reservation: ReservationID? = nil) throws -> [Stay] {
    try store.rows(
      """
      SELECT arrival, departure FROM reservation WHERE camper = \(camper) AND id <> \(reservation?.rawValue ?? 0)
        AND \(Self.isForPerson) AND (status IN ('reserved', 'checked-in', 'checked-out')
          OR status = 'held' AND hold_expires > \(clock.now.seconds))
      """
    ) { try Stay(arrival: $0[0], departure: $0[1]) }.compactMap(\.self)
  }

  /// The nights of the same stays, each with its site.
  func nights(of camper: CamperID, besides reservation: ReservationID? = nil) throws -> [CamperStays.Night] {
    try store.rows(
      """
      SELECT night.night, site.number, site.type
      FROM reservation CROSS JOIN night CROSS JOIN camp_site AS site
      WHERE reservation.camper = \(camper) AND reservation.id <> \(reservation?.rawValue ?? 0) AND \(Self.isForPerson)
        AND night.reservation = reservation.id AND site.id = night.site AND \(nights.isHeld)
      """
    ) { CamperStays.Night(day: try $0[0], site: try $0[1], type: try $0[2]) }
  }

  /// A condition on `reservation`, false for one whose camper is the agency or the calendar that it came from.
  private static let isForPerson: SQL = """
    (reservation.source IS NULL OR reservation.source <>
      (SELECT full_name FROM camper WHERE camper.id = reservation.camper))
    """
}
