/// The last state of a reservation in the calendar that it came from, which its `imported` keeps: `ical 7 2027-07-04
/// 2027-07-06`, and the id of its event if that is not its number.
struct FeedMark: Hashable {
  /// The permanent number of the site whose calendar it is.
  let site: Int64
  /// The nights there; nil when the event is gone.
  var stay: Stay?
  /// The id of its event; nil for a reservation that has it as its number.
  var uid: String?

  init(site: Int64, stay: Stay?, uid: String? = nil) { (self.site, self.stay, self.uid) = (site, stay, uid) }

  /// Returns nil for the digest of a table's row.
  init?(_ text: String?) {
    let words = (text ?? "").split(separator: " ", maxSplits: 4).map(String.init)
    guard words.count > 2, words[0] == Self.name, let site = Int64(words[1]) else { return nil }
    self.site = site
    if words.count > 3, let arrival = Day(words[2]), let departure = Day(words[3]) {
      stay = Stay(arrival: arrival, departure: departure)
    }
    let rest = (text ?? "").split(separator: " ", maxSplits: stay == nil ? 3 : 4)
    uid = rest.count == (stay == nil ? 4 : 5) ? rest.last.map(String.init) : nil
  }

  var text: String {
    "\(Self.name) \(site) " + (stay.map { "\($0.arrival) \($0.departure)" } ?? "gone") + (uid.map { " \($0)" } ?? "")
  }

  private static let name = "ical"
}

extension Reservation {
  /// The mark of the calendar that brought it; nil for one that no calendar did.
  var feedMark: FeedMark? { FeedMark(imported) }

  /// The id of its event, as it is kept.
  var feedUID: String? { feedMark?.uid ?? details.ref }

  /// Marks it with the nights that its event has now; nil when that is gone.
  mutating func mark(_ stay: Stay?, on site: CampSite, uid: String? = nil) {
    imported = FeedMark(site: site.id, stay: stay, uid: uid ?? feedMark?.uid).text
  }
}
