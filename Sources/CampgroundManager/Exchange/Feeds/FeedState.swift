/// The ways in which a calendar is read.
package struct FeedTerms: Hashable, Sendable {
  /// The minutes after which a second reading lets go of what a silent calendar no longer has.
  package var settle = 60
  /// True when the guest of an event becomes the camper of its reservation.
  package var guests = false
  /// Texts in summaries of closed nights, beside those that are known.
  package var closed: [String] = []

  package init() {}

  /// The longest wait in minutes: a week.
  package static let longestSettle = 7 * 24 * 60
}

/// The holder of a night.
enum NightHolder: Hashable {
  case reservation(ReservationID)
  case block(BlockID)

  var id: String {
    switch self {
    case .reservation(let id): id.description
    case .block(let id): id.description
    }
  }
}

/// The things that a feed has brought to a site, and the holders of its nights.
struct FeedState {
  /// The reservations of the feed, the oldest first.
  let reservations: [Reservation]
  /// The blocks of the feed that end after today, by their nights.
  let blocks: [Block]
  /// The nights that its calendar lacked at the reading before, and that wait.
  let waits: [FeedWait]
  /// The holder of each held night.
  let nights: [Day: NightHolder]
  /// The number that the next reservation will have.
  let next: Int64
}

/// One reading of a feed's calendar for a site.
struct FeedReading {
  let site: CampSite
  /// The camper of the feed.
  let camper: Camper
  let terms: FeedTerms
  let now: Moment
}
