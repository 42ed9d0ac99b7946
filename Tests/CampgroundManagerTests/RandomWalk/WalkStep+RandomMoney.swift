import TestSupport

@testable import CampgroundManager

/// Charges, sales, and money that moves, by chance.
extension WalkStep {
  static func money(_ model: WalkModel, _ chance: inout SplitMix64) -> WalkStep {
    let number = some(model, &chance) { _ in true }
    return switch chance.next(28) {
    case ..<5: .charge(number, .random(&chance))
    case ..<8: .adjust(charged(model, &chance), .random(&chance))
    case ..<10: .payByCard(number, cents: chance.next(9000))
    case ..<12: .refund(paid(model, &chance), cents: chance.next(4000))
    case ..<15:
      .transfer(
        paid(model, &chance), to: some(model, &chance) { $0.status == .held },
        cents: chance.next(3) == 0 ? nil : chance.next(5000))
    case ..<17: .paySecurity(number, cents: chance.next(9000))
    case ..<18: .refundSecurity(secured(model, &chance), cents: chance.next(5000))
    case ..<20: .keepSecurity(secured(model, &chance), cents: chance.next(5000))
    case ..<22: .sell(.random(&chance))
    case ..<26: together(model, &chance)
    default: .refundSale(recent(model.sales, &chance), cents: chance.next(2) == 0 ? nil : chance.next(1500))
    }
  }

  private static func together(_ model: WalkModel, _ chance: inout SplitMix64) -> WalkStep {
    let group = chance.next(2) == 0 ? nil : group(model, &chance) { _ in true }
    let member = group.map { name in some(model, &chance) { $0.group == name } } ?? recent(model.reservations, &chance)
    return .payTogether(
      group: group, cents: chance.next(10) == 0 ? 0 : chance.next(chance.next(3) == 0 ? 60_000 : 6000),
      credit: chance.next(3) == 0 ? member : nil, isByCard: chance.next(3) == 0)
  }

  /// Mostly one whose account has something, if a few looks find one.
  private static func one(_ model: WalkModel, _ chance: inout SplitMix64, _ has: (WalkModel.Account) -> Bool) -> Int {
    var number = 1
    for _ in 0..<60 {
      number = 1 + chance.next(max(1, model.reservations))
      if has(model.account(of: "r-\(number)")) { break }
    }
    return number
  }

  private static func paid(_ model: WalkModel, _ chance: inout SplitMix64) -> Int {
    one(model, &chance) { $0.paid > 0 }
  }

  private static func secured(_ model: WalkModel, _ chance: inout SplitMix64) -> Int {
    one(model, &chance) { $0[.security] > 0 }
  }

  private static func charged(_ model: WalkModel, _ chance: inout SplitMix64) -> Int {
    one(model, &chance) { $0[.charge("")] + $0[.charge(WalkModel.item)] + $0[.charge(WalkModel.other)] > 0 }
  }
}

extension WalkStep.Charged {
  fileprivate static func random(_ chance: inout SplitMix64) -> Self {
    switch chance.next(6) {
    case 0...2: .cents(chance.next(3000))
    case 3...4: .items([(WalkModel.item, chance.next(4))])
    default: .items([(WalkModel.other, 1 + chance.next(2)), (WalkModel.item, 1 + chance.next(3))])
    }
  }
}
