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
