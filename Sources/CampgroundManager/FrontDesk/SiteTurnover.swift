/// A site that a party leaves or comes to on a day, or both.
public struct SiteTurnover: Sendable {
  public let site: SiteNumber
  public let loop: String?
  /// Who leaves it.
  public internal(set) var leaving: Reservation?
  /// Who comes to it.
  public internal(set) var coming: Reservation?

  public var kind: Kind { leaving == nil ? .arrival : coming == nil ? .departure : .both }

  public enum Kind: String, Sendable {
    case departure = "out"
    case arrival = "in"
    case both
  }
}

extension FrontDeskService {
  /// The sites that parties leave or come to on a day, by loop, then site; those without a loop last.
  ///
  /// The nights say so: a party that moves leaves one site and comes to another. On today itself, a party that should
  /// have left before is to leave.
  public func turnover(on day: Day? = nil) throws -> [SiteTurnover] {
    let today = journal.clock.today
    let day = day ?? today
    return try journal.store.read {
      let changing = try occupancies(on: day).filter { $0.before != $0.after }
      let people = try table.reservations(ids: Set(changing.flatMap { [$0.before, $0.after] }.compactMap(\.self)))
      var turnovers = changing.map { site in
        SiteTurnover(
          site: site.site, loop: site.loop, leaving: site.before.flatMap { people[$0] },
          coming: site.after.flatMap { people[$0] })
      }
      if day == today { try addOverdue(to: &turnovers, on: day) }
      return turnovers.sorted { $0.precedes($1) }
    }
  }

  private func addOverdue(to turnovers: inout [SiteTurnover], on day: Day) throws {
    for party in try table.here() where party.departure < day {
      let number = party.site(on: day)
      if let place = turnovers.firstIndex(where: { $0.site == number }) {
        if turnovers[place].leaving == nil { turnovers[place].leaving = party }
      } else {
        let loop = try sites.find(number).loop
        turnovers.append(SiteTurnover(site: number, loop: loop, leaving: party, coming: nil))
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
