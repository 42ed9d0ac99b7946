/// An event, and the reservation that it made before.
struct KnownEvent {
  let before: Reservation
  let event: FeedEvent

  /// The nights that the reservation is to have; nil when it would have none. Past nights stay as they are (domain rule
  /// R37).
  func stay(today: Day) -> Stay? {
    guard !isBack, before.hasBegun(today: today) else { return event.stay }
    let departure = max(event.stay.departure, min(before.departure, today))
    return Stay(arrival: before.arrival, departure: departure)
  }

  /// True when both are past.
  func isOver(today: Day) -> Bool { event.stay.departure <= today && before.departure <= today }

  /// True when the feed itself is the camper, and the event names a guest.
  func isNamed(of feed: Camper) -> Bool {
    guard before.camper.id == feed.id, let name = event.guest.name else { return false }
    return PersonText.nameKey(name) != PersonText.nameKey(feed.fullName)
  }

  /// True when the event was gone, and is there again.
  var isBack: Bool { before.feedMark?.stay == nil }
}

extension Reservation {
  /// True for a stay with a night that is past, and for a party that is there.
  func hasBegun(today: Day) -> Bool { arrival < today || status == .checkedIn }

  /// The nights that it has, as a stay.
  var wholeStay: Stay? { Stay(arrival: arrival, departure: departure) }

  /// True when it holds its nights of a stay from a day on, on a site or on any.
  func holds(_ stay: Stay, from day: Day, on site: SiteNumber? = nil) -> Bool {
    let held = Set(nights.filter { site == nil || $0.site == site }.map(\.night))
    return stay.nights.allSatisfy { $0 < day || held.contains($0) }
  }

  /// True when nobody has changed its nights since its calendar was imported.
  func isAsMarked(on site: CampSite) -> Bool {
    guard let mark = feedMark?.stay, wholeStay == mark else { return false }
    return nights.map(\.night) == Array(mark.nights) && nights.allSatisfy { $0.site == site.siteNumber }
  }
}
