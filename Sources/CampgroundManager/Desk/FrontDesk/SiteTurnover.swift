/// A site that a party leaves or comes to on a day, or both.
package struct SiteTurnover: Sendable {
  package let site: SiteNumber
  package let loop: String?
  /// The party that leaves it.
  package let leaving: Reservation?
  /// The party that comes to it.
  package let coming: Reservation?

  package static let blank = SiteTurnover(site: "0", loop: nil, leaving: nil, coming: nil)

  package var kind: Movement { leaving == nil ? .arrival : coming == nil ? .departure : .both }

  package enum Movement: String, Sendable {
    case departure = "out"
    case arrival = "in"
    case both
  }
}

extension FrontDeskService {
  /// The sites that parties leave or come to on a day, by loop, then site; those without a loop last.
  ///
  /// They are read from the nights: a party that moves leaves one site and comes to another. On today itself, a party
  /// that should have left before is to leave.
  package func turnover(on day: Day? = nil) throws -> [SiteTurnover] {
    let today = journal.clock.today
    let day = day ?? today
    return try journal.store.read {
      var places = try occupancies(on: day)
      if day == today { try addOverdue(to: &places, on: day) }
      let changing = places.filter { $0.before != $0.after }
      let people = try table.reservations(ids: Set(changing.flatMap { [$0.before, $0.after] }.compactMap(\.self)))
      let turnovers = changing.map { place in
        SiteTurnover(
          site: place.site, loop: place.loop, leaving: place.before.flatMap { people[$0] },
          coming: place.after.flatMap { people[$0] })
      }
      return turnovers.sorted { $0.precedes($1) }
    }
  }

  /// Adds the parties that should have left before: they were there last night, even where another party was expected.
  private func addOverdue(to places: inout [SiteOccupancy], on day: Day) throws {
    for party in try table.here() where party.departure < day {
      let number = party.site(on: day)
      if let place = places.firstIndex(where: { $0.site == number }) {
        places[place].before = party.id
      } else {
        places.append(SiteOccupancy(site: number, loop: try sites.find(number).loop, before: party.id))
      }
    }
  }
}

extension SiteTurnover {
  fileprivate func precedes(_ other: SiteTurnover) -> Bool {
    guard loop != other.loop else { return site < other.site }
    // A loop's name is ordered as a site's: Loop 2 before Loop 10.
    guard let loop, let otherLoop = other.loop else { return loop != nil }
    return SiteNumber(stringLiteral: loop) < SiteNumber(stringLiteral: otherLoop)
  }
}
