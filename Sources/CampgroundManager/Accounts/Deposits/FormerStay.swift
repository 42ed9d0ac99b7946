import Persistence

/// The party and the days of a reservation as they were before a day began, with the camper as of now.
public struct FormerStay: Hashable, Sendable {
  public internal(set) var id: ReservationID
  public internal(set) var camper: Camper
  public let status: ReservationStatus
  public let arrival: Day
  public let departure: Day
  /// The end of a hold, in seconds since 1970-01-01 00:00 UTC; nil when it was none.
  let holdExpires: Int?

  package static let blank = FormerStay(id: ReservationID(rawValue: 0), of: .blank)
}

extension FormerStay {
  /// The same of a reservation as an image has it.
  init(id: ReservationID, of reservation: Reservation) {
    self.id = id
    (camper, status, holdExpires) = (reservation.camper, reservation.status, reservation.holdExpires)
    (arrival, departure) = (reservation.arrival, reservation.departure)
  }

  /// True for a stay that was still to come or going on when the day began.
  func isToCome(on day: Day, _ clock: CampgroundClock) -> Bool {
    guard status.isActive, departure > day else { return false }
    guard status == .held, let holdExpires else { return true }
    return clock.moment(at: holdExpires).day >= day
  }
}

extension FormerStay {
  /// Some reservations as they are now.
  static func present(_ ids: [ReservationID], in store: Store) throws -> [ReservationID: FormerStay] {
    var stays: [ReservationID: FormerStay] = [:]
    stays.reserveCapacity(ids.count)
    var campers: [CamperID: Camper] = [:]
    for some in Slices.of(ids) {
      let rows = try store.rows(
        "SELECT id, camper, status, arrival, departure, hold_expires FROM reservation WHERE \(SQL("id", isOneOf: some))"
      ) { row in
        (
          camper: try row[1] as CamperID,
          stay: FormerStay(
            id: try row[0], camper: .blank, status: try row[2], arrival: try row[3], departure: try row[4],
            holdExpires: try row[5])
        )
      }
      let unknown = Set(rows.map(\.camper)).subtracting(campers.keys)
      campers.merge(try CamperTable(store: store).campers(unknown.sorted())) { first, _ in first }
      for (camper, blank) in rows {
        var stay = blank
        stay.camper = campers[camper] ?? stay.camper
        stays[stay.id] = stay
      }
    }
    return stays
  }
}
