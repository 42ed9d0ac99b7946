import Persistence

@testable import CampgroundManager

extension WalkStep {
  /// Runs it on a campground; entries are numbered from the one after `start`.
  func take(in camp: Campground, after start: Int) throws {
    let desk = camp.reservations
    switch self {
    case .reserve(let wish): try desk.reserve(wish.request)
    case .reserveSeveral(let wish, let sites): try desk.reserve(wish.request, on: .numbered(sites.map(Self.site)))
    case .hold(let wish, let minutes): try desk.hold(wish.request, minutes: minutes)
    case .confirm(let number): try desk.confirm(Self.name(number))
    case .cancel(let number, let isWaived):
      try desk.cancel(Self.name(number), reason: nil, waiving: isWaived ? "a storm" : nil)
    case .checkIn(let number): try desk.checkIn(Self.name(number))
    case .checkOut(let number): try desk.checkOut(Self.name(number))
    case .noShow(let number): try desk.markNoShow(Self.name(number))
    case .change(let number, let edits): try desk.change(Self.name(number), edits.edits)
    case .move(let number, let site, let day, let isPriced):
      try desk.move(Self.name(number), to: Self.site(site), from: day, MoveTerms(reprices: isPriced))
    case .swap(let number, let other, let isPriced):
      try desk.swap(Self.name(number), with: Self.name(other), MoveTerms(reprices: isPriced))
    case .reprice(let number, let nightly):
      try desk.reprice(Self.name(number), nightly: nightly.map(Self.amount), because: nightly.map { _ in "friends" })
    case .block, .blockSeveral, .unblock: try takeBlock(in: camp)
    case .cancelGroup(let group, let isWaived): try desk.cancel(group: group, waiving: isWaived ? "a storm" : nil)
    case .checkInGroup(let group): try desk.checkIn(group: group)
    case .checkOutGroup(let group): try desk.checkOut(group: group)
    case .changeGroup(let group, let edits): try desk.change(group: group, edits.edits)
    case .join, .offer, .leave: try takeWaitlist(in: camp.waitlist)
    case .addRule, .removeRule: try takeRule(in: camp.rules)
    case .pay(let number, let cents):
      try camp.accounts.pay(Self.name(number), AccountRequest(Self.amount(cents)))
    case .discount, .waive, .writeOff: try decide(in: camp)
    case .undo(let number): try camp.undo.undo(number.map { EntryReference("o-\(start + $0)") })
    default: try takeMoney(in: camp)
    }
  }

  private func takeBlock(in camp: Campground) throws {
    if case .unblock(let number) = self { try camp.blocks.unblock(BlockReference("b-\(number)")) }
    if case .blockSeveral(let sites, let day, let nights, let isForced) = self {
      let stay = StayRequest(arrival: day, numberOfNights: nights)
      try camp.blocks.blockSeveral(
        BlockRequest(
          sites: .numbered(sites.map(Self.site)), stay: stay, reason: "new gravel", isForced: isForced))
    }
    guard case .block(let site, let day, let nights, let isForced) = self else { return }
    let stay = StayRequest(arrival: day, numberOfNights: nights)
    try camp.blocks.block(BlockRequest(site: Self.site(site), stay: stay, reason: "new gravel", isForced: isForced))
  }

  private func takeRule(in rules: RuleService) throws {
    if case .removeRule(let name) = self { try rules.removeRule(name) }
    guard case .addRule(let name, let day, let nights, let least) = self else { return }
    var edits = RuleEdits()
    (edits.from, edits.before, edits.minNights) = (.set(day), .set(day.advanced(by: nights)), .set(least))
    try rules.addRule(name, edits)
  }

  private func takeWaitlist(in waitlist: WaitlistService) throws {
    switch self {
    case .join(let wish):
      var request = WaitlistRequest(
        camper: "c-1", wish: StayWish(arrive: wish.arrival, minNights: wish.nights), site: wish.site.map(Self.site))
      request.party.adults = wish.people
      try waitlist.join(request)
    case .offer(let number, let site, let minutes):
      try waitlist.offer(WaitlistReference("w-\(number)"), site: site.map(Self.site), minutes: minutes)
    case .leave(let number): try waitlist.leave(WaitlistReference("w-\(number)"))
    default: break
    }
  }

  private func decide(in camp: Campground) throws {
    switch self {
    case .discount(let number, let share):
      try camp.reservations.discount(Self.name(number), share.share, because: "noise")
    case .waive(let number, .charge(let name)):
      try camp.accounts.waive(Self.name(number), .name(name), because: "kindness")
    case .waive(let number, .cents(let cents)):
      try camp.accounts.waive(Self.name(number), .amount(Self.amount(cents)), because: "kindness")
    case .writeOff(let number, let cents):
      try camp.accounts.writeOff(Self.name(number), cents.map(Self.amount), because: "no answer")
    default: break
    }
  }

  static func amount(_ cents: Int) -> Amount {
    guard let amount = Amount(Currency.usDollar.text(cents)) else { preconditionFailure("\(cents) is no amount") }
    return amount
  }

  static func name(_ number: Int) -> ReservationReference { ReservationReference("r-\(number)") }

  fileprivate static func site(_ number: Int) -> SiteNumber { SiteNumber(integerLiteral: number) }
}

extension WalkStep.Wish {
  fileprivate var request: ReserveRequest {
    var request = ReserveRequest(
      camper: "c-1", site: site.map(WalkStep.site), stay: StayRequest(arrival: arrival, numberOfNights: nights))
    request.group = group
    request.party.adults = people
    request.checkIn = isHere
    request.terms = terms.request
    return request
  }
}

extension WalkStep.Edits {
  fileprivate var edits: ReservationEdits {
    var edits = ReservationEdits()
    edits.arrive = arrive
    edits.nights = nights
    edits.depart = depart
    edits.adults = people
    edits.terms = terms.request
    return edits
  }
}

extension WalkStep.Terms {
  fileprivate var request: TermsRequest? {
    if isEmpty { return nil }
    var request = TermsRequest()
    request.discount = discounts
    if let nightly { (request.nightly, request.because) = (.set(WalkStep.amount(nightly)), "old friends") }
    if let exempt { request.taxExempt = exempt.isEmpty ? .clear : .set("E-7") }
    if let exempt, exempt.count == 1 { request.taxExemptFrom = exempt }
    return request
  }
}

extension WalkModel.Discount.Share {
  fileprivate var share: DiscountShare {
    switch self {
    case .percent(let millionths): .percent(Percent(millionths: millionths) ?? .all)
    case .night(let cents), .stay(let cents): .amount(WalkStep.amount(cents))
    }
  }
}

/// Charges, sales, and money that moves, on a campground.
extension WalkStep {
  func takeMoney(in camp: Campground) throws {
    let accounts = camp.accounts
    switch self {
    case .payByCard(let number, let cents): try accounts.pay(Self.name(number), Self.request(cents, by: "card"))
    case .payTogether(let group, let cents, let credit, let isByCard):
      try accounts.pay(
        group.map(AccountHolder.group) ?? .camper("c-1"), Self.request(cents, by: isByCard ? "card" : nil),
        credit: credit.map(Self.name))
    case .refund(let number, let cents): try accounts.refund(Self.name(number), Self.request(cents))
    case .charge(let number, let thing): try accounts.charge(Self.name(number), thing.request)
    case .adjust(let number, let thing): try accounts.uncharge(Self.name(number), thing.request)
    case .transfer(let number, let other, let cents):
      try accounts.transfer(Self.name(number), to: Self.name(other), cents.map(Self.amount))
    case .paySecurity(let number, let cents): try accounts.paySecurity(Self.name(number), Self.request(cents))
    case .refundSecurity(let number, let cents): try accounts.refundSecurity(Self.name(number), Self.request(cents))
    case .keepSecurity(let number, let cents):
      try accounts.keepSecurity(Self.name(number), ChargeRequest(Self.amount(cents), memo: "a broken table"))
    case .sell(let thing): try accounts.sell(thing.request, method: "cash")
    case .refundSale(let number, let cents):
      let id: Int? = try camp.store.value(
        "SELECT id FROM ledger WHERE kind = 'sale' AND sale IS NULL ORDER BY id LIMIT 1 OFFSET \(number - 1)",
        as: Int.self)
      try accounts.refund(sale: LedgerReference("l-\(id ?? 0)"), SaleRefund(cents.map(Self.amount)))
    default: break
    }
  }

  private static func request(_ cents: Int, by method: String? = nil) -> AccountRequest {
    AccountRequest(amount(cents), method: method)
  }
}

extension WalkStep.Charged {
  fileprivate var request: ChargeRequest {
    switch self {
    case .cents(let cents): ChargeRequest(WalkStep.amount(cents))
    case .items(let items):
      ChargeRequest(items: items.map { CountedItem($0.name, count: ItemCount($0.count)) })
    }
  }
}
