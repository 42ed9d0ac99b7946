import Persistence

@testable import CampgroundManager

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
