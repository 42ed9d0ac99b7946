import TestSupport
import Testing

@testable import CampgroundManager

/// A command on an account, with arguments by chance; much of it is refused.
enum AccountCommand: CaseIterable {
  case reserve
  case reserveLong
  case hold
  case confirm
  case nights
  case adults
  case move
  case cancel
  case cancelWaived
  case checkIn
  case checkOut
  case noShow
  case reserveDiscounted
  case discount
  case terms
  case reprice
  case charge
  case adjust
  case waive
  case waiveByName
  case writeOff
  case pay
  case refund
  case block
  case unblock
  case batch
  case undo

  func act(_ camp: TestCampground, _ chance: inout SplitMix64) throws {
    let id = ReservationReference(
      ReservationID(rawValue: Int64(1 + chance.next(max(1, try camp.count("reservation"))))))
    let amount = "\(chance.next(90)).\(10 + chance.next(90))"
    switch self {
    case .reserve, .reserveLong, .reserveDiscounted, .hold: try stay(camp, &chance)
    case .discount: try camp.discount(chance.next(2) == 0 ? amount : "\(chance.next(50)).5%", on: id)
    case .terms: try camp.change(id) { $0 = Self.terms(&chance) }
    case .reprice:
      let nightly = chance.next(2) == 0 ? Amount(amount) : nil
      try camp.reservations.reprice(id, nightly: nightly, because: nightly.map { _ in "old friends" })
    case .confirm: _ = try camp.campground.reservations.confirm(id)
    case .nights: _ = try camp.reservations.change(id, Self.edits { $0.nights = 1 + chance.next(9) })
    case .adults: _ = try camp.reservations.change(id, Self.edits { $0.adults = 1 + chance.next(4) })
    case .move:
      let terms = MoveTerms(reprices: chance.next(2) == 0)
      _ = try camp.reservations.move(id, to: SiteNumber("\(1 + chance.next(3))") ?? 1, terms)
    case .cancel: _ = try camp.reservations.cancel(id)
    case .cancelWaived: _ = try camp.reservations.cancel(id, reason: nil, waiving: "a storm")
    case .checkIn: _ = try camp.reservations.checkIn(id)
    case .checkOut: _ = try camp.reservations.checkOut(id)
    case .noShow: _ = try camp.reservations.markNoShow(id)
    case .charge: try camp.charge(amount, on: id)
    case .adjust: try camp.adjust("\(chance.next(30)).00", on: id)
    case .waive: try camp.waive("\(chance.next(40)).50", on: id)
    case .waiveByName:
      let names = ["cancellation", "no-show", "early", "cleaning"]
      try camp.waive(names[chance.next(names.count)], on: id)
    case .writeOff:
      try camp.writeOff(chance.next(2) == 0 ? nil : "\(chance.next(60)).25", on: id)
    case .pay: try pay(amount, on: id, camp)
    case .refund: try camp.refund(amount, on: id)
    case .block, .unblock: try block(camp, &chance)
    case .batch:
      try camp.campground.batch {
        try camp.charge(amount, on: id)
        try camp.pay(amount, on: id)
      }
    case .undo: return
    }
  }

  /// A payment that meets the deposit confirms a hold, and a smaller one does not.
  private func pay(_ amount: String, on id: ReservationReference, _ camp: TestCampground) throws {
    let before = try camp.accounts.account(id)
    let written = try camp.pay(amount, on: id)
    let isMet = written.sums.paid >= before.deposit?.amount ?? 0 && written.changed
    let isConfirmed = before.reservation.status == .held && isMet
    #expect(written.reservation.status == (isConfirmed ? .reserved : before.reservation.status))
    #expect(written.hasConfirmed == isConfirmed)
  }

  private func stay(_ camp: TestCampground, _ chance: inout SplitMix64) throws {
    var request = ReserveRequest(
      camper: "c-1", site: SiteNumber("\(1 + chance.next(3))"),
      stay: StayRequest(
        arrival: camp.clock.today.advanced(by: chance.next(12)),
        numberOfNights: self == .reserveLong ? 6 + chance.next(10) : 1 + chance.next(4)))
    if self == .reserveDiscounted { request.terms = Self.terms(&chance) }
    if self == .hold {
      _ = try camp.campground.reservations.hold(request, minutes: 60 * 30)
    } else {
      _ = try camp.reservations.reserve(request)
    }
  }

  /// Terms by chance; an empty certificate ends an exemption.
  private static func terms(_ chance: inout SplitMix64) -> TermsRequest {
    var terms = TermsRequest()
    terms.discount = ["Half", "Long", "Voucher", "Friday"].filter { _ in chance.next(3) == 0 }
    if chance.next(4) == 0 { (terms.nightly, terms.because) = (.set(Amount("30.07") ?? .zero), "a friend") }
    if chance.next(4) == 0 { terms.taxExempt = chance.next(2) == 0 ? .clear : .set("E-7") }
    return terms
  }

  private func block(_ camp: TestCampground, _ chance: inout SplitMix64) throws {
    if self == .unblock {
      let last = try camp.store.value("SELECT coalesce(max(id), 1) FROM block", as: Int64.self) ?? 1
      _ = try camp.blocks.unblock(BlockReference(BlockID(rawValue: last)))
    } else {
      let first = camp.clock.today.advanced(by: chance.next(8))
      try camp.blockSite(
        SiteNumber("\(1 + chance.next(3))") ?? 1, first..<first.advanced(by: 1 + chance.next(3)), isForced: true)
    }
  }

  private static func edits(_ change: (inout ReservationEdits) -> Void) -> ReservationEdits {
    var edits = ReservationEdits()
    change(&edits)
    return edits
  }
}
