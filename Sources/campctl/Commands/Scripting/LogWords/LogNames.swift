import CampgroundManager

/// The names of campers and the times of entries, each found once.
final class LogNames {
  private let campground: Campground
  let currency: Currency
  private var campers: [String: String?] = [:]
  private var parties: [String: String?] = [:]

  init(_ campground: Campground) throws {
    self.campground = campground
    currency = try campground.settings.settings.currency
  }

  /// The time of an entry as the campground's clock shows it.
  func moment(of entry: LogEntry) -> Moment { campground.clock.moment(at: entry.seconds) }

  /// The name of a camper as it is now; nil for one that is not there any more.
  func camper(_ id: String) -> String? {
    if let known = campers[id] { return known }
    let name = CamperID(id).flatMap { try? campground.campers.getCamper($0)?.fullName }
    campers[id] = .some(name)
    return name
  }

  /// The name of a reservation's camper.
  func party(of reservation: String) -> String? {
    if let known = parties[reservation] { return known }
    let id = ReservationID(reservation)
    let name = id.flatMap { try? campground.reservations.camperName(of: $0) }
    parties[reservation] = .some(name)
    return name
  }
}
