import TestSupport

@testable import CampgroundManager

/// The decisions of people about money, by chance.
extension WalkStep {
  static func decision(_ model: WalkModel, _ chance: inout SplitMix64) -> WalkStep {
    switch chance.next(26) {
    case ..<8: return .discount(priced(model, &chance), .random(&chance))
    case ..<12:
      return penalty(model, &chance)
    case ..<14: return .waive(priced(model, &chance), .charge(charge(&chance)))
    case ..<17:
      return .waive(some(model, &chance) { _ in true }, .cents(chance.next(10) == 0 ? 0 : chance.next(6000)))
    case ..<21:
      return .writeOff(some(model, &chance) { _ in true }, cents: chance.next(2) == 0 ? nil : chance.next(5000))
    default:
      var edits = Edits()
      edits.terms = .random(&chance, withNightly: false)
      return .change(active(model, &chance), edits)
    }
  }

  /// A waiver of a penalty that is charged, if a few looks find one.
  private static func penalty(_ model: WalkModel, _ chance: inout SplitMix64) -> WalkStep {
    for _ in 0..<60 {
      let number = 1 + chance.next(max(1, model.reservations))
      let account = model.account(of: "r-\(number)")
      for name in WalkModel.penalties where account[.penalty(name)] > 0 {
        return .waive(number, .charge(name == "early departure" ? "early" : name))
      }
    }
    return .waive(recent(model.reservations, &chance), .charge(charge(&chance)))
  }

  private static func charge(_ chance: inout SplitMix64) -> String {
    ["cancellation", "no-show", "early", WalkModel.fee][chance.next(4)]
  }

  /// Mostly one that has nights, to come or slept.
  private static func priced(_ model: WalkModel, _ chance: inout SplitMix64) -> Int {
    some(model, &chance) { !$0.prices.isEmpty }
  }
}

extension WalkModel.Discount.Share {
  fileprivate static func random(_ chance: inout SplitMix64) -> Self {
    if chance.next(2) == 0 { return .percent(chance.next(8) == 0 ? 1_000_000 : 10_000 * chance.next(60) + 2500) }
    return .stay(chance.next(10) == 0 ? 0 : chance.next(7000))
  }
}

extension WalkStep.Terms {
  static func random(_ chance: inout SplitMix64, withNightly: Bool) -> Self {
    var terms = Self()
    if withNightly, chance.next(3) == 0 { terms.nightly = 1000 + chance.next(6000) }
    if chance.next(3) == 0 { terms.exempt = [[], ["county"], ["night"], WalkModel.taxes][chance.next(4)] }
    if terms.isEmpty || chance.next(2) == 0 {
      var names = WalkModel.discounts.map(\.name)
      let count = chance.next(8) == 0 ? 0 : 1 + chance.next(5) / 3
      terms.discounts = (0..<count).map { _ in names.remove(at: chance.next(names.count)) }
    }
    return terms
  }
}
