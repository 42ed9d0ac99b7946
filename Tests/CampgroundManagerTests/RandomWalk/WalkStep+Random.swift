import TestSupport

@testable import CampgroundManager

extension WalkStep {
  /// A step by chance from the model's state; most are possible.
  static func random(_ model: WalkModel, _ chance: inout SplitMix64) -> WalkStep {
    switch chance.next(202) {
    case ..<18: .reserve(.random(model, &chance, isHere: chance.next(6) == 0))
    case ..<26: .hold(.random(model, &chance, isHere: false), minutes: chance.next(20) == 0 ? 0 : 1 + chance.next(900))
    case ..<31: .confirm(some(model, &chance) { $0.status == .held })
    case ..<36:
      .cancel(some(model, &chance) { $0.status == .held || $0.status == .reserved }, isWaived: chance.next(3) == 0)
    case ..<40: .noShow(some(model, &chance) { $0.status == .reserved && $0.stay.lowerBound <= model.today })
    case ..<88: desk(model, &chance)
    case ..<97: .undo(recent(model.entries.count, &chance))
    case ..<101 where model.newest() != nil: .undo(nil)
    case ..<106: .join(.random(model, &chance, isHere: false))
    case ..<110: waitlist(model, &chance)
    case ..<118: .pay(some(model, &chance) { $0.status == .held }, cents: chance.next(6) == 0 ? 0 : chance.next(9000))
    case ..<144: decision(model, &chance)
    case ..<170: money(model, &chance)
    case ..<174: .reserveSeveral(.random(model, &chance, isHere: chance.next(6) == 0), sites: sites(&chance))
    case ..<176:
      .blockSeveral(
        sites(&chance), from: day(model, &chance), nights: chance.next(12) == 0 ? 0 : 1 + chance.next(3),
        isForced: chance.next(3) > 0)
    case ..<179:
      .addRule(
        "rule \(model.entries.count)", from: day(model, &chance), nights: 1 + chance.next(3),
        least: chance.next(8) == 0 ? 0 : 2 + chance.next(2))
    case ..<182: .removeRule(model.rules.keys.sorted().randomElement(using: &chance) ?? "no rule")
    default: .wait(minutes: chance.next(5) == 0 ? 1440 : 1 + chance.next(180))
    }
  }

  private static func desk(_ model: WalkModel, _ chance: inout SplitMix64) -> WalkStep {
    func isDue(_ kept: WalkModel.Kept) -> Bool {
      (kept.status == .reserved || kept.status == .noShow)
        && (kept.stay.contains(model.today) || kept.stay.upperBound == model.today)
    }
    return switch chance.next(54) {
    case ..<12: .checkIn(some(model, &chance, isDue))
    case ..<20: .checkOut(some(model, &chance) { $0.status == .checkedIn })
    case ..<28: .change(active(model, &chance), .random(model, &chance))
    case ..<34: move(active(model, &chance), model, &chance)
    case ..<38: .swap(active(model, &chance), active(model, &chance), isPriced: chance.next(3) == 0)
    case ..<42:
      .block(
        site(&chance), from: day(model, &chance), nights: chance.next(12) == 0 ? 0 : 1 + chance.next(3),
        isForced: chance.next(3) > 0)
    case ..<45: .unblock(recent(model.blocks, &chance))
    case 46, 47: .reprice(active(model, &chance), nightly: chance.next(2) == 0 ? 1000 + chance.next(6000) : nil)
    case 45, 51: .cancelGroup(group(model, &chance) { $0.status == .reserved }, isWaived: chance.next(2) == 0)
    case 48: .checkOutGroup(group(model, &chance) { $0.status == .checkedIn })
    case 49, 50: .changeGroup(group(model, &chance) { $0.status == .reserved }, .random(model, &chance))
    default: .checkInGroup(group(model, &chance, isDue))
    }
  }

  /// A move of all nights, or from a day on, which is mostly one of the stay.
  private static func move(_ number: Int, _ model: WalkModel, _ chance: inout SplitMix64) -> WalkStep {
    let site = site(&chance)
    let isPriced = chance.next(3) == 0
    switch chance.next(6) {
    case 0: return .move(number, to: site, from: day(model, &chance), isPriced: isPriced)
    case 1, 2: return .move(number, to: site, from: nil, isPriced: isPriced)
    default:
      let stay = model.kept["r-\(number)"]?.stay ?? model.today..<model.today.advanced(by: 1)
      let day = stay.lowerBound.advanced(by: chance.next(stay.count))
      return .move(number, to: site, from: day, isPriced: isPriced)
    }
  }

  private static func waitlist(_ model: WalkModel, _ chance: inout SplitMix64) -> WalkStep {
    let number = max(1, model.waits + 1 - chance.next(7))
    if chance.next(4) == 0 { return .leave(number) }
    return .offer(number, site: chance.next(3) == 0 ? site(&chance) : nil, minutes: 1 + chance.next(300))
  }

  /// A number up to the last, now and then one more; mostly one of the latest.
  static func recent(_ last: Int, _ chance: inout SplitMix64) -> Int {
    max(1, last + 1 - chance.next(chance.next(3) == 0 ? last + 1 : min(last + 1, 12)))
  }

  /// Mostly one for which it is possible, if a few looks find one.
  static func some(_ model: WalkModel, _ chance: inout SplitMix64, _ does: (WalkModel.Kept) -> Bool) -> Int {
    if chance.next(8) == 0 { return recent(model.reservations, &chance) }
    var number = 1
    for _ in 0..<30 {
      number = max(1, model.reservations - chance.next(40))
      if let kept = model.kept["r-\(number)"], does(kept) { break }
    }
    return number
  }

  static func active(_ model: WalkModel, _ chance: inout SplitMix64) -> Int {
    some(model, &chance) { $0.status.map(WalkModel.active.contains) ?? false && $0.stay.upperBound > model.today }
  }

  /// A few sites, rarely one of them twice.
  private static func sites(_ chance: inout SplitMix64) -> [Int] {
    let sites = (0..<(1 + chance.next(3))).map { _ in site(&chance) }
    return chance.next(8) == 0 ? sites : Array(Set(sites)).sorted()
  }

  fileprivate static func site(_ chance: inout SplitMix64) -> Int {
    chance.next(20) == 0 ? 9 : 1 + chance.next(WalkModel.sites)
  }

  fileprivate static func day(_ model: WalkModel, _ chance: inout SplitMix64) -> Day {
    model.today.advanced(by: chance.next(9) - (chance.next(10) == 0 ? 2 : 0))
  }

  /// Mostly one that has such a member, if there is any.
  static func group(_ model: WalkModel, _ chance: inout SplitMix64, _ does: (WalkModel.Kept) -> Bool) -> String {
    let groups = Set(model.kept.values.filter(does).compactMap(\.group)).sorted()
    if groups.isEmpty || chance.next(8) == 0 { return "group \(chance.next(1 + model.reservations / 4))" }
    return groups[chance.next(groups.count)]
  }
}

extension WalkStep.Wish {
  static func random(_ model: WalkModel, _ chance: inout SplitMix64, isHere: Bool) -> Self {
    var wish = Self(
      site: chance.next(5) == 0 ? nil : WalkStep.site(&chance),
      arrival: model.today.advanced(by: chance.next(10) - (chance.next(12) == 0 ? 2 : 0)),
      nights: chance.next(25) == 0 ? 0 : 1 + chance.next(5))
    if chance.next(4) == 0 { wish.people = chance.next(7) }
    wish.isHere = isHere
    if chance.next(3) == 0 { wish.terms = .random(&chance, withNightly: true) }
    // A few in a row can have one group.
    if chance.next(3) == 0 { wish.group = "group \(model.reservations / 4)" }
    // A walk-in party, and mostly a group, comes at once.
    if wish.isHere || wish.group != nil, chance.next(6) > 0 { wish.arrival = model.today }
    return wish
  }
}

extension WalkStep.Edits {
  static func random(_ model: WalkModel, _ chance: inout SplitMix64) -> Self {
    var edits = Self()
    if chance.next(4) == 0 { edits.arrive = WalkStep.day(model, &chance) }
    switch chance.next(4) {
    case 0: edits.nights = chance.next(8)
    case 1, 2: edits.depart = WalkStep.day(model, &chance)
    default: break
    }
    if chance.next(4) == 0 { edits.people = chance.next(8) }
    return edits
  }
}
