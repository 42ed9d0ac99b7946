import CampgroundManager

/// An entry of the waitlist.
struct WaitlistView: ListedView {
  let waiting: Waiting
  let clock: CampgroundClock
  static var blank: Self { WaitlistView(waiting: .blank, clock: .system) }
  private var entry: WaitlistEntry { waiting.entry }
  private var wish: StayWish { entry.wish }
  private var since: String { clock.moment(at: entry.since).text }
  private var sinceWords: String { DayWords.dated(clock.moment(at: entry.since)) }

  func write(to fields: inout some FieldWriter) {
    fields.field("id", entry.id)
    fields.field("status", entry.status.rawValue)
    fields.object("camper", waiting.camper.writeContact)
    fields.field("site", entry.site)
    fields.field("arrival", wish.earliest.arrival)
    fields.field("departure", wish.earliest.arrival.advanced(by: wish.minNights))
    fields.field("arriveBefore", wish.arriveBefore)
    fields.list("weekdays", wish.weekdays)
    fields.field("minNights", wish.minNights)
    fields.field("maxNights", wish.maxNights)
    fields.object("party", entry.party.write)
    fields.object("needs", entry.needs.write)
    fields.moment("since", since)
    fields.field("offer", entry.status == .offered ? entry.offer : nil)
    fields.list("matches", waiting.matches)
    fields.field("version", entry.version)
  }

  var label: String { entry.id.description }

  var text: String {
    Lines([
      ("Waitlist", label), ("Status", entry.status.rawValue), ("Camper", waiting.camper.contactWords),
      ("Waits for", wishWords), ("Since", sinceWords), ("Could have", matchWords),
    ]).text
  }

  static var columns: [TextColumn] {
    [
      .left("ID"), .flexible("CAMPER"), .left("PHONE"), .flexible("WAITS FOR"), .right("PEOPLE", isSpare: true),
      .left("SINCE", isSpare: true),
      .flexible("COULD HAVE"),
    ]
  }

  var cells: [String] {
    [
      label, waiting.camper.fullName, waiting.camper.phoneNumber, wishWords, String(entry.party.people), sinceWords,
      matchWords,
    ]
  }

  /// The sites that could be offered; of many only the first.
  var matchWords: String {
    let sites = waiting.matches
    return sites.prefix(5).map(\.text).joined(separator: ", ") + (sites.count > 5 ? ", \(sites.count - 5) more" : "")
  }

  /// `Sun 2027-07-04 to Tue 2027-07-06`, or `2 to 4 nights, arriving Thu 2027-07-01 to Thu 2027-07-15 on fri, sat`.
  var wishWords: String {
    let place = entry.site.map { " on site \($0)" } ?? ""
    let earliest = wish.earliest.arrival
    guard let end = wish.arriveBefore else {
      guard wish.minNights == wish.maxNights else { return "\(nightWords) from \(earliest.dated)\(place)" }
      return "\(earliest.dated) to \(earliest.advanced(by: wish.minNights).dated)\(place)"
    }
    let days = wish.weekdays.isEmpty ? "" : " on " + wish.weekdays.map(\.rawValue).joined(separator: ", ")
    return "\(nightWords), arriving \(wish.arrive.dated) to \(end.advanced(by: -1).dated)\(days)\(place)"
  }

  private var nightWords: String {
    guard wish.minNights == wish.maxNights else { return "\(wish.minNights) to \(wish.maxNights) nights" }
    return Phrases.nights(wish.minNights)
  }

  /// The notes about sites that are free already.
  var freeNotes: [String] {
    let count = waiting.matches.count
    return count == 0 ? [] : [Hints.free(matchWords, count: count, for: entry.id)]
  }
}

extension WaitlistView {
  /// The view of an entry, as of now.
  init(_ entry: WaitlistEntry, in campground: Campground) throws {
    self.init(waiting: try campground.waitlist.matched(entry), clock: campground.clock)
  }
}
