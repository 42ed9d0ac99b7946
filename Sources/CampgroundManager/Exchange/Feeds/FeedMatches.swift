/// The events of a calendar beside the reservations that they made before.
struct FeedMatches {
  /// The sold events without a reservation, each once.
  private(set) var new: [FeedEvent] = []
  private(set) var known: [KnownEvent] = []
  /// The reservations whose events are gone.
  private(set) var gone: [Reservation] = []

  /// Finds the reservation of each event by its number, else by its nights: some systems change the number at each
  /// reading, some give one number to several events, and some cut past nights.
  init(_ sales: FeedSales, _ reservations: [Reservation], on site: CampSite, today: Day) {
    var (rest, left) = (FeedRest(reservations, on: site, today: today), sales.stays)
    func find(_ pick: (FeedEvent) -> Reservation?) {
      left = left.filter { event in
        guard let match = pick(event) else { return true }
        known.append(KnownEvent(before: match, event: event))
        return false
      }
    }
    find { rest.pick(exactly: $0) }
    find { rest.pick(numbered: $0) }
    find { rest.pick(nightsOf: $0) }
    find { rest.pick(underWay: $0) }
    // A stay whose event lies within a longer one by now is that one's.
    find { event in
      for short in sales.covered where short.by == event {
        if let match = rest.pick(numbered: short.event) { return match }
      }
      return nil
    }
    (new, gone) = (left, rest.left.filter { $0.feedMark?.stay != nil })
  }
}

/// The reservations of a feed of which no event was found yet.
struct FeedRest {
  private let site: CampSite
  private let today: Day
  private var reservations: [Reservation?]
  private var byUID: [String: [Int]] = [:]
  /// The reservations of a second or later event of a number.
  private var byBase: [String: [Int]] = [:]
  private var byStay: [Stay: [Int]] = [:]
  private var byDeparture: [Day: [Int]] = [:]

  init(_ reservations: [Reservation], on site: CampSite, today: Day) {
    (self.reservations, self.site, self.today) = (reservations, site, today)
    for (place, reservation) in reservations.enumerated() {
      if let uid = reservation.feedUID {
        byUID[uid, default: []].append(place)
        byBase[FeedEvent.base(of: uid), default: []].append(place)
      }
      guard let stay = reservation.feedMark?.stay else { continue }
      byStay[stay, default: []].append(place)
      byDeparture[stay.departure, default: []].append(place)
    }
  }

  var left: [Reservation] { reservations.compactMap(\.self) }

  /// The reservation of the event's number with its nights.
  mutating func pick(exactly event: FeedEvent) -> Reservation? {
    pick(places(of: event)) { $0.feedMark?.stay == event.stay }
  }

  /// The reservation of the event's number; a stay that has begun is not of an event that is still to come.
  mutating func pick(numbered event: FeedEvent) -> Reservation? {
    let today = today
    return pick(places(of: event)) { !($0.hasBegun(today: today) && event.stay.arrival > today) }
  }

  /// A reservation of the same nights, if it has them still, or was cancelled here.
  mutating func pick(nightsOf event: FeedEvent) -> Reservation? {
    let today = today
    return pick(byStay[event.stay]) { $0.status == .cancelled || $0.holds(event.stay, from: today) }
  }

  /// A stay that has begun, whose past nights the other system no longer shows.
  mutating func pick(underWay event: FeedEvent) -> Reservation? {
    guard event.stay.arrival <= today else { return nil }
    let (today, number) = (today, site.siteNumber)
    return pick(byDeparture[event.stay.departure]) { stay in
      guard let mark = stay.feedMark?.stay, mark.arrival < event.stay.arrival else { return false }
      return stay.holds(event.stay, from: today, on: number)
    }
  }

  private func places(of event: FeedEvent) -> [Int] {
    (byUID[event.ref] ?? []) + (byBase[event.ref] ?? [])
  }

  private mutating func pick(_ places: [Int]?, where isMatch: (Reservation) -> Bool) -> Reservation? {
    guard let place = places?.first(where: { reservations[$0].map(isMatch) ?? false }) else { return nil }
    defer { reservations[place] = nil }
    return reservations[place]
  }
}

/// The sold events of a calendar, each of nights of its own: one within another is the same stay, and the longer has it
/// (domain rule R26).
struct FeedSales {
  private(set) var stays: [FeedEvent] = []
  /// The events within others, each with the longer one.
  private(set) var covered: [(event: FeedEvent, by: FeedEvent)] = []

  /// The order of the events does not count.
  init(_ events: [FeedEvent]) {
    for event in events.sorted(by: { $0.isBefore($1) }) {
      if let longest = stays.last, event.stay.departure <= longest.stay.departure {
        covered.append((event, longest))
      } else {
        stays.append(event)
      }
    }
  }
}

extension FeedEvent {
  /// True for the earlier one, of those that arrive together the longer one.
  func isBefore(_ other: FeedEvent) -> Bool {
    (stay.arrival, other.stay.departure, uid, line) < (other.stay.arrival, stay.departure, other.uid, other.line)
  }
}
