/// A record in which a text stands, and the stay that leads to its party.
package struct Finding: Sendable {
  /// The thing that has the text.
  package enum FoundThing: Sendable {
    /// A camper, with the stay that is going on, was left today, comes next, or is overdue.
    case camper(Camper, Reservation?)
    case reservation(Reservation)
    case site(CampSite)
    case block(Block)
    /// An item on offer, by its name.
    case item(String)
    /// A sale over the counter, which is nobody's.
    case sale(LedgerID)
  }

  package let thing: FoundThing
  package let found: FoundText
  /// False for a stay that is listed for a text of its camper.
  var isOwn = true
  /// True when its party should have come or left by now.
  package var isOverdue = false
}

extension Finding {
  package static let blank = Finding(thing: .reservation(.blank), found: FoundText(name: "plates", text: ""))

  /// The word for the kind of thing.
  package var kind: String {
    switch thing {
    case .camper: "camper"
    case .reservation: "reservation"
    case .site: "site"
    case .block: "block"
    case .item: "item"
    case .sale: "sale"
    }
  }

  /// The id, or the name, by which commands find the thing.
  package var id: String {
    switch thing {
    case .camper(let camper, _): camper.id.description
    case .reservation(let stay): stay.id?.description ?? ""
    case .site(let site): site.label
    case .block(let block): block.label
    case .item(let name): name
    case .sale(let id): id.description
    }
  }

  package var camper: Camper? {
    switch thing {
    case .camper(let camper, _): camper
    case .reservation(let stay): stay.camper
    default: nil
    }
  }

  package var reservation: Reservation? {
    switch thing {
    case .camper(_, let stay): stay
    case .reservation(let stay): stay
    default: nil
    }
  }

  /// True when its party is at the campground.
  package var isHere: Bool { reservation?.status == .checkedIn }
}

/// The order in which findings are listed: parties that should have come or left by now, then those of today, then those
/// to come, then the latest of the others.
struct FindingOrder {
  let today: Day
  let overdue: Overdue

  /// The place of a stay; two of one place stay in the order in which they were found.
  func place(of stay: Reservation) -> [Int] {
    if overdue.includes(stay) { return [0, stay.status == .checkedIn ? 0 : 1, stay.departure.number] }
    if stay.status == .checkedIn { return [1, 0] }
    let comes = stay.status.isActive && stay.arrival == today
    let left = stay.status == .checkedOut && (stay.departure == today || stay.arrival == today)
    if comes || left { return [1, comes ? 1 : 2] }
    return place(of: stay.arrival..<stay.departure, isOver: !stay.status.isActive)
  }

  func place(of finding: Finding) -> [Int] {
    if let stay = finding.reservation { return place(of: stay) }
    if case .block(let block) = finding.thing { return place(of: block.from..<block.before, isOver: false) }
    return [4]
  }

  private func place(of days: Range<Day>, isOver: Bool) -> [Int] {
    !isOver && days.upperBound > today ? [2, days.lowerBound.number] : [3, -days.upperBound.number]
  }

  /// True for a stay that is overdue, of today, or to come.
  func isPresent(_ stay: Reservation) -> Bool { place(of: stay)[0] < 3 }
}
