import Persistence

/// The reservations as they were before a day began, as the journal has them.
struct FormerReservations {
  private let store: Store
  private let clock: CampgroundClock
  private let table: ReservationTable

  init(store: Store, clock: CampgroundClock) {
    self.store = store
    self.clock = clock
    table = ReservationTable(store: store, clock: clock)
  }

  /// The reservation with its camper as it is now; the present one when the journal's image cannot be read, and blank
  /// for one that was undone and forgotten.
  func reservation(_ id: ReservationID, before day: Day) throws -> Reservation {
    let images = try store.rows(
      """
      SELECT command.at, change.after FROM change JOIN command ON command.id = change.command
      WHERE change.kind = \(Reservation.kind) AND change.thing = \(id) ORDER BY change.id DESC
      """
    ) { (seconds: Moment.bounded(try $0[0]), image: try $0[1] as String?) }
    let newest = images.first { clock.moment(at: $0.seconds).day < day }
    // An image that was erased cannot be read.
    let former = newest?.image.flatMap { try? ReservationTable.image($0) }
    let present = try table.reservation(id)
    var found = former ?? present ?? .blank
    if let camper = try present?.camper ?? CamperTable(store: store).camper(found.camper.id) { found.camper = camper }
    found.id = id
    return found
  }

  /// True for a stay that was still to come or going on when the day began.
  func isToCome(_ reservation: Reservation, on day: Day) -> Bool {
    guard reservation.status.isActive, reservation.departure > day else { return false }
    guard reservation.status == .held, let expires = reservation.holdExpires else { return true }
    return clock.moment(at: expires).day >= day
  }
}
