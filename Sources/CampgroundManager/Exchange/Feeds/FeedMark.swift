/// The last state of a reservation in the calendar that it came from, which its `imported` keeps: `ical 7 2027-07-04
/// 2027-07-06`.
struct FeedMark: Hashable {
  /// The permanent number of the site whose calendar it is.
  let site: Int64
  /// The nights there; nil when the event is gone.
  var stay: Stay?

  init(site: Int64, stay: Stay?) { (self.site, self.stay) = (site, stay) }

  /// Returns nil for the digest of a table's row.
  init?(_ text: String?) {
    let words = (text ?? "").split(separator: " ").map(String.init)
    guard words.count > 2, words[0] == Self.name, let site = Int64(words[1]) else { return nil }
    self.site = site
    if words.count == 4, let arrival = Day(words[2]), let departure = Day(words[3]) {
      stay = Stay(arrival: arrival, departure: departure)
    }
  }

  var text: String {
    "\(Self.name) \(site) " + (stay.map { "\($0.arrival) \($0.departure)" } ?? "gone")
  }

  private static let name = "ical"
}

extension Reservation {
  /// The mark of the calendar that brought it; nil for one that no calendar did.
  var feedMark: FeedMark? { FeedMark(imported) }
}
