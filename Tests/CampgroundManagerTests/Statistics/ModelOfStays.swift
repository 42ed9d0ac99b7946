import TestSupport

@testable import CampgroundManager

/// The expected report, counted plainly from the campground's lists.
struct ModelOfStays {
  let sites: [CampSite]
  let reservations: [Reservation]
  let blocks: [Block]
  private let journal: [LogEntry]

  init(of camp: TestCampground) throws {
    var found: [Reservation] = []
    try camp.reservations.forEachReservation { found.append($0) }
    sites = try camp.campground.sites.listCampSites()
    reservations = found
    blocks = try camp.campground.blocks.listBlocks()
    journal = try camp.entries()
  }

  func occupancy(_ days: Range<Day>, of sites: [CampSite]) -> OccupancyCounts {
    var counts = OccupancyCounts()
    for (site, day) in sites.flatMap({ site in days.map { (site, $0) } }) {
      let isHeld = reservations.contains { $0.nights.contains { $0.site == site.siteNumber && $0.night == day } }
      let isBlocked = blocks.contains { $0.site == site.siteNumber && ($0.from..<$0.before).contains(day) }
      if isHeld { counts.occupied += 1 }
      if isBlocked { counts.blocked += 1 }
      if !site.retired || isHeld || isBlocked { counts.siteNights += 1 }
    }
    return counts
  }

  func stays(_ days: Range<Day>, _ statuses: ReservationStatus...) -> [Reservation] {
    reservations.filter { days.contains($0.arrival) && statuses.contains($0.status) }
  }

  /// The number of days between the making or the cancellation of a reservation and its arrival; the clock shows UTC.
  func daysAhead(_ reservation: Reservation, isMaking: Bool) -> Int? {
    let entries = journal.reversed().filter { entry in
      (isMaking || entry.command == "cancel") && entry.changes.contains { $0.id == reservation.id?.description }
    }
    let entry = isMaking ? entries.first : entries.last
    return entry.flatMap { Day(number: $0.seconds / 86_400) }.map { max(0, $0.distance(to: reservation.arrival)) }
  }

  /// True when it was only a hold when it was cancelled.
  func wasHold(_ reservation: Reservation) -> Bool {
    let change = journal.first { entry in
      entry.command == "cancel" && entry.changes.contains { $0.id == reservation.id?.description }
    }?.changes.first { $0.id == reservation.id?.description }
    return change?.before?.contains(#""status":"held""#) ?? false
  }
}
