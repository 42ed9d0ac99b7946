/// The card on a site's post: the party, and its days.
public struct Placard: Sendable {
  public let reservation: Reservation
  public let loop: String?
  /// The nights in a row that the party spends on this site.
  public let segment: Segment

  package static let blank = Placard(
    reservation: .blank, loop: nil, segment: Segment(site: "0", arrival: .earliest, departure: .earliest))
}

extension FrontDeskService {
  /// The placards to put up on a day: one for each party that comes to a site, also from another site; or that of the
  /// party on one site in that night, whenever it came. In the order of the sites.
  ///
  /// Throws ``CampingError`` when there is no such site.
  public func placards(on day: Day? = nil, site: SiteNumber? = nil) throws -> [Placard] {
    let day = day ?? journal.clock.today
    return try journal.store.read {
      let number = try site.map { try sites.find($0).siteNumber }
      let chosen = try occupancies(on: day).filter { place in
        if let number { place.site == number } else { place.before != place.after }
      }
      let people = try table.reservations(ids: Set(chosen.compactMap(\.after)))
      return chosen.sorted { $0.site < $1.site }.compactMap { place in
        guard let reservation = place.after.flatMap({ people[$0] }),
          let segment = reservation.segments.first(where: { $0.arrival <= day && day < $0.departure })
        else { return nil }
        return Placard(reservation: reservation, loop: place.loop, segment: segment)
      }
    }
  }
}
