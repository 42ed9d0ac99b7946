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
    var rest = reservations
    func take(where isMatch: (Reservation) -> Bool) -> Reservation? {
      rest.firstIndex(where: isMatch).map { rest.remove(at: $0) }
    }
    let numbered = Self.numbered(events)
    var unknown: [(event: FeedEvent, ref: String)] = []
    for (event, ref) in numbered {
      if let match = take(where: { $0.ref == ref }) {
        known.append(KnownEvent(before: match, event: event))
      } else {
        unknown.append((event, ref))
      }
    }
    for (event, ref) in unknown {
      if let match = take(where: { $0.feedMark?.stay == event.stay }) {
        known.append(KnownEvent(before: match, event: event))
      } else {
        new.append((event, ref))
      }
    }
    gone = rest.filter { $0.feedMark?.stay != nil }
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
