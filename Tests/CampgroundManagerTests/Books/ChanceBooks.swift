import TestSupport

@testable import CampgroundManager

/// A campground with prices where weeks go by at random, as far as the rules allow.
struct ChanceBooks {
  private(set) var camp: TestCampground
  private var chance: SplitMix64
  private var day = TestCampground.today
  /// The number of times that each thing was done.
  private(set) var done: [String: Int] = [:]

  init(seed: UInt64, currency: String = "USD", _ prices: (TestCampground) throws -> Void = { _ in }) throws {
    camp = try TestCampground()
    try camp.set { $0.currency = currency }
    chance = SplitMix64(seed: seed)
    for number in 1...4 {
      try camp.makeCampSite(SiteNumber(integerLiteral: number)) { $0.type = number < 3 ? "tent" : "rv" }
    }
    try camp.makeCamper()
    try camp.makePrices(digits: Currency(currency)?.digits ?? 2)
    try prices(camp)
  }

  /// Runs a command, which may be refused.
  mutating func step() throws {
    let names = [
      "reserve", "reserve", "reserve", "hold", "confirm", "cancel", "checkIn", "checkIn", "checkIn", "checkOut",
      "checkOut", "checkOut", "noShow", "change", "move", "swap", "pay", "pay", "charge", "refund", "block", "unblock",
      "undo", "wait",
    ]
    let name = names[chance.next(names.count)]
    do {
      try take(name)
      done[name, default: 0] += 1
    } catch is CampingError {}
  }

  private mutating func take(_ name: String) throws {
    switch name {
    case "reserve": try camp.campground.reservations.reserve(request())
    case "hold": try camp.campground.reservations.hold(request(), minutes: 1 + chance.next(3000))
    case "undo": try camp.undoLast()
    case "block":
      let first = day.advanced(by: chance.next(9))
      try camp.blockSite(site(), first..<first.advanced(by: 1 + chance.next(3)), isForced: true)
    case "wait":
      day = day.advanced(by: 1 + chance.next(3))
      camp = camp.at(day, "23:59")
    case "unblock": try camp.blocks.unblock(BlockReference("b-\(1 + chance.next(20))"))
    case "pay", "charge", "refund": try takeMoney(name)
    default: try takeStep(name, any())
    }
  }

  private mutating func takeMoney(_ name: String) throws {
    let made = try camp.campground.reservations.find(any())
    guard let id = made.id else { return }
    switch name {
    case "pay":
      try camp.append(.payment, 1 + chance.next(20_000), to: id, method: ["cash", "card"][chance.next(2)])
    case "charge": try camp.append(.charge, 1 + chance.next(2000), to: id, name: "firewood")
    default:
      if made.sums.paid > 0 { try camp.append(.refund, 1 + chance.next(made.sums.paid), to: id, method: "card") }
    }
  }

  private mutating func takeStep(_ name: String, _ made: ReservationReference) throws {
    let reservations = camp.campground.reservations
    switch name {
    case "confirm": try reservations.confirm(made)
    case "cancel": try reservations.cancel(made)
    case "checkIn": try reservations.checkIn(made)
    case "checkOut": try reservations.checkOut(made)
    case "noShow": try reservations.markNoShow(made)
    case "move": try reservations.move(made, to: site())
    case "swap": try reservations.swap(made, with: any())
    default:
      var edits = ReservationEdits()
      if chance.next(2) == 0 { edits.nights = 1 + chance.next(9) } else { edits.adults = 1 + chance.next(4) }
      try reservations.change(made, edits)
    }
  }

  private mutating func any() throws -> ReservationReference {
    let newest = try camp.campground.store.value("SELECT coalesce(max(id), 1) FROM reservation", as: Int.self) ?? 1
    return ReservationReference(ReservationID(rawValue: Int64(max(1, newest - chance.next(8)))))
  }

  private mutating func site() -> SiteNumber { SiteNumber(integerLiteral: 1 + chance.next(4)) }

  private mutating func request() -> ReserveRequest {
    var request = ReserveRequest(
      camper: "c-1", site: site(),
      stay: StayRequest(arrival: day.advanced(by: chance.next(5)), numberOfNights: 1 + chance.next(10)))
    request.party.adults = 1 + chance.next(4)
    request.party.pets = chance.next(3)
    return request
  }
}
