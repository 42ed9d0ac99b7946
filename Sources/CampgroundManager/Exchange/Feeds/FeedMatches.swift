/// An event, and the reservation that it made before.
struct KnownEvent {
  let before: Reservation
  let event: FeedEvent

  /// The nights that the reservation is to have. Those that are past stay as they are (domain rule R37).
  func stay(today: Day) -> Stay {
    guard !isBack, before.arrival < today || before.status == .checkedIn, event.stay.arrival <= today else {
      return event.stay
    }
    return Stay(arrival: before.arrival, departure: max(event.stay.departure, today)) ?? event.stay
  }

  /// True when the event was gone, and is there again.
  var isBack: Bool { before.feedMark?.stay == nil }
}

/// The events of a calendar beside the reservations that they made before.
struct FeedMatches {
  /// The sold events that no reservation is of, each with a number that no other event has.
  private(set) var new: [(event: FeedEvent, ref: String)] = []
  private(set) var known: [KnownEvent] = []
  /// The reservations whose events are gone.
  private(set) var gone: [Reservation] = []

  /// Finds the reservation of each event by its number, else by its nights: some systems change the number at each
  /// reading.
  init(_ events: [FeedEvent], _ reservations: [Reservation], today: Day) {
    var rest = Rest(reservations)
    var unknown: [(event: FeedEvent, ref: String)] = []
    for (event, ref) in Self.numbered(events) {
      if let match = rest.take(ref: ref) {
        known.append(KnownEvent(before: match, event: event))
      } else {
        unknown.append((event, ref))
      }
    }
    for (event, ref) in unknown {
      if let match = rest.take(stay: event.stay) ?? rest.take(underWay: event.stay, today: today) {
        known.append(KnownEvent(before: match, event: event))
      } else {
        new.append((event, ref))
      }
    }
    gone = rest.left.filter { $0.feedMark?.stay != nil }
  }

  /// The reservations of which no event was found yet.
  private struct Rest {
    private var reservations: [Reservation?]
    private var byRef: [String: Int] = [:]
    private var byStay: [Stay: [Int]] = [:]
    private var byDeparture: [Day: [Int]] = [:]

    init(_ reservations: [Reservation]) {
      self.reservations = reservations
      for (place, reservation) in reservations.enumerated() {
        if let ref = reservation.details.ref { byRef[ref] = place }
        guard let stay = reservation.feedMark?.stay else { continue }
        byStay[stay, default: []].append(place)
        byDeparture[stay.departure, default: []].append(place)
      }
    }

    var left: [Reservation] { reservations.compactMap(\.self) }

    mutating func take(ref: String) -> Reservation? { byRef[ref].flatMap { take($0) } }

    mutating func take(stay: Stay) -> Reservation? {
      byStay[stay]?.first { reservations[$0] != nil }.flatMap { take($0) }
    }

    /// A stay that has begun, whose past nights the other system no longer shows.
    mutating func take(underWay stay: Stay, today: Day) -> Reservation? {
      byDeparture[stay.departure]?.first { place in
        guard let mark = reservations[place]?.feedMark?.stay else { return false }
        return mark.arrival < stay.arrival && stay.arrival <= today
      }.flatMap { take($0) }
    }

    private mutating func take(_ place: Int) -> Reservation? {
      defer { reservations[place] = nil }
      return reservations[place]
    }
  }

  /// The events with their numbers; the second of a number, for other nights, is apart from the first.
  private static func numbered(_ events: [FeedEvent]) -> [(FeedEvent, String)] {
    var stays: [String: Set<Stay>] = [:]
    var numbered: [(FeedEvent, String)] = []
    for event in events where stays[event.ref, default: []].insert(event.stay).inserted {
      let count = stays[event.ref]?.count ?? 1
      numbered.append((event, CampgroundIdentity.uid(of: event.ref, place: count)))
    }
    return numbered
  }
}
