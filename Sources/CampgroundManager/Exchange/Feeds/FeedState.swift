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
