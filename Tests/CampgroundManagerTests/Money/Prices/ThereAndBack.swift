import TestSupport

@testable import CampgroundManager

/// The commands on a reservation to come that can be undone.
enum ThereAndBack: CaseIterable {
  case longerAndShorter
  case shorterAndLonger
  case laterAndEarlier
  case movedAndMovedBack
  case partlyMovedAndMovedBack
  case anAdultMoreAndLess
  case cancelledAndUndone
  case notComeAndUndone
  case leftAndUndone
  case swappedTwice
  case blockedAndUnblocked
  case pricedAnew

  func go(_ made: Reserved, in priced: PricedCampground, count: Int) throws {
    let (camp, nights) = (priced.camp, made.numberOfNights)
    switch self {
    case .longerAndShorter: for nights in [nights + count, nights] { try camp.change(made.reference, nights: nights) }
    case .shorterAndLonger: for nights in [1, nights] { try camp.change(made.reference, nights: nights) }
    case .laterAndEarlier:
      for day in [made.arrival.advanced(by: count), made.arrival] { try camp.edit(made.reference) { $0.arrive = day } }
    case .movedAndMovedBack: for site in [2, 1] { try camp.reservations.move(made.reference, to: SiteNumber(site)) }
    case .partlyMovedAndMovedBack:
      let last = made.departure.advanced(by: -1)
      for site in [3, 1] { try camp.reservations.move(made.reference, to: SiteNumber(site), from: last) }
    case .anAdultMoreAndLess:
      for adults in [made.party.adults + count, made.party.adults] {
        try camp.edit(made.reference) { $0.adults = adults }
      }
    case .cancelledAndUndone:
      try camp.cancel(made)
      try camp.undoLast()
    case .notComeAndUndone:
      let later = camp.at(made.arrival.advanced(by: 1))
      try later.reservations.markNoShow(made.reference)
      try later.undoLast()
    case .leftAndUndone: try leave(made, camp)
    case .swappedTwice: try swap(made, priced)
    case .blockedAndUnblocked:
      let block = try camp.blockSite(1, made.arrival..<made.arrival.advanced(by: 1), isForced: true)
      try camp.blocks.unblock(BlockReference(block.block.id.description))
    case .pricedAnew: try camp.reservations.reprice(made.reference)
    }
  }

  private func leave(_ made: Reserved, _ camp: TestCampground) throws {
    let later = camp.at(made.arrival)
    try later.reservations.checkIn(made.reference)
    try later.reservations.checkOut(made.reference)
    try later.undoLast()
    try later.undoLast()
  }

  private func swap(_ made: Reserved, _ priced: PricedCampground) throws {
    let camp = priced.camp
    let other = try camp.reserve(2, made.arrival..<made.departure, camper: priced.camper)
    for _ in 1...2 { try camp.reservations.swap(made.reference, with: other.reference) }
    try camp.cancel(other)
  }
}

extension SiteNumber {
  fileprivate init(_ number: Int) { self.init(integerLiteral: number) }
}
