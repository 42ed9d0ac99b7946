/// An event, and the reservation that it made before.
struct KnownEvent {
  let before: Reservation
  let event: FeedEvent

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
  init(_ events: [FeedEvent], _ reservations: [Reservation]) {
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
      if let match = rest.take(stay: event.stay) {
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

    init(_ reservations: [Reservation]) {
      self.reservations = reservations
      for (place, reservation) in reservations.enumerated() {
        if let ref = reservation.details.ref { byRef[ref] = place }
        if let stay = reservation.feedMark?.stay { byStay[stay, default: []].append(place) }
      }
    }

    var left: [Reservation] { reservations.compactMap(\.self) }

    mutating func take(ref: String) -> Reservation? { byRef[ref].flatMap { take($0) } }

    mutating func take(stay: Stay) -> Reservation? {
      byStay[stay]?.first { reservations[$0] != nil }.flatMap { take($0) }
    }

    private mutating func take(_ place: Int) -> Reservation? {
      defer { reservations[place] = nil }
      return reservations[place]
    }
  }

  /// The events with their numbers; the second of a number, for other nights, is apart from the first.
  private static func numbered(_ events: [FeedEvent]) -> [(FeedEvent, String)] {
    var stays: [String: [Stay]] = [:]
    var numbered: [(FeedEvent, String)] = []
    for event in events {
      let before = stays[event.ref] ?? []
      if before.contains(event.stay) { continue }
      stays[event.ref] = before + [event.stay]
      numbered.append((event, before.isEmpty ? event.ref : "\(event.ref) \(before.count + 1)"))
    }
    return numbered
  }
}
