import Persistence

/// A site, and the reservation or the block that holds some of its nights.
struct Holding: Hashable {
  /// The site's id.
  let site: Int64
  let number: SiteNumber
  let reservation: ReservationID?
  let block: BlockID?
}

extension NightTable {
  /// The holders, each with all the nights that it has on the site; read at once.
  func conflicts(of holdings: some Sequence<Holding>) throws -> [Holding: Conflict] {
    let holdings = Set(holdings)
    var spans = try spans(ofReservations: Set(holdings.compactMap(\.reservation)).sorted())
    spans.merge(try self.spans(ofBlocks: Set(holdings.compactMap(\.block)).sorted())) { first, _ in first }
    return holdings.reduce(into: [:]) { conflicts, holding in
      let key = HeldSite(site: holding.site, reservation: holding.reservation, block: holding.block)
      guard let span = spans[key] else { return }
      conflicts[holding] = Conflict(
        site: holding.number, arrival: span.first, departure: span.last.advanced(by: 1), holder: span.holder)
    }
  }

  private func spans(ofReservations ids: [ReservationID]) throws -> [HeldSite: Span] {
    var spans: [HeldSite: Span] = [:]
    for some in Slices.of(ids) {
      try store.ifAny {
        try store.forEach(
          """
          SELECT night.site, night.reservation, min(night.night), max(night.night), min(reservation.status)
          FROM night JOIN reservation ON reservation.id = night.reservation
          WHERE \(SQL("night.reservation", isOneOf: some)) GROUP BY night.site, night.reservation
          """
        ) { row in
          let id: ReservationID = try row[1]
          spans[HeldSite(site: try row[0], reservation: id, block: nil)] = Span(
            first: try row[2], last: try row[3], holder: .reservation(id, try row[4]))
        }
      }
    }
    return spans
  }

  private func spans(ofBlocks ids: [BlockID]) throws -> [HeldSite: Span] {
    var spans: [HeldSite: Span] = [:]
    for some in Slices.of(ids) {
      try store.ifAny {
        try store.forEach(
          """
          SELECT site, block, min(night), max(night) FROM night WHERE \(SQL("block", isOneOf: some))
          GROUP BY site, block
          """
        ) { row in
          let id: BlockID = try row[1]
          spans[HeldSite(site: try row[0], reservation: nil, block: id)] = Span(
            first: try row[2], last: try row[3], holder: .block(id))
        }
      }
    }
    return spans
  }
}

private struct HeldSite: Hashable {
  let site: Int64
  let reservation: ReservationID?
  let block: BlockID?
}

/// The first and the last night that a holder has on a site.
private struct Span {
  let first: Day
  let last: Day
  let holder: Holder
}
