/// The discounts of a stay, and the parts of them that its nights have (domain rule R28). Amounts are minor units.
///
/// They apply in their order, each rounded once for the stay, and together they take no night below 0. A night that is
/// slept keeps the parts that it had; the rest of a discount is a line of a day.
struct StayDiscounts {
  /// A night with the place and the price that discounts are of.
  struct Place {
    let night: Day
    let site: SiteNumber
    let type: Slug?
    let price: NightPrice
    /// True when its parts stay as they are.
    let isSlept: Bool
  }

  let places: [Place]
  /// The number of nights of the stay, by which its shortest stay is judged.
  let length: Int
  /// The amount by which the nights stayed cost more as the stay that they became (R10).
  let apart: Int
  /// The part of each discount that each night has: by discount, then by night.
  private(set) var parts: [[Int]] = []
  /// The amount of each discount for the whole stay.
  private(set) var amounts: [Int] = []
  /// The parts that the nights would have if none were slept.
  private var ideal: [[Int]] = []
  private let discounts: [AgreedDiscount]

  /// The discounts of a stay whose price after them is not to be above an amount.
  ///
  /// Of those that fall short of it the first one that can makes up for it.
  init(
    _ discounts: [AgreedDiscount], of places: [Place], length: Int, apart: Int = 0, notAbove most: Int? = nil
  ) {
    self.init(discounts, of: places, length: length, apart: apart, least: nil)
    guard let most else { return }
    var least = Array(repeating: 0, count: discounts.count)
    for number in discounts.indices where net > most {
      least[number] = amounts[number] + net - most
      let raised = StayDiscounts(discounts, of: places, length: length, apart: apart, least: least)
      if raised.net < net { self = raised } else { least[number] = 0 }
    }
  }

  /// The discounts of a stay; `least` are amounts below which they are not to fall, as far as the price allows.
  private init(_ discounts: [AgreedDiscount], of places: [Place], length: Int, apart: Int, least: [Int]?) {
    self.places = places
    self.length = length
    self.apart = max(0, apart)
    self.discounts = discounts
    for number in discounts.indices { apply(number, least: least?[number] ?? 0) }
  }

  /// The price of the stay after its discounts.
  var net: Int { places.reduce(apart) { $0 + $1.price.full } - amounts.reduce(0, +) }

  /// The parts of a night, by discount.
  func parts(ofNight place: Int) -> [Int] { parts.map { $0[place] } }

  private mutating func apply(_ number: Int, least: Int) {
    let rule = discounts[number].rule
    let covered = places.indices.filter { rule.covers(places[$0].night, on: places[$0].site, places[$0].type) }
    let bases = covered.map { rule.base(of: places[$0].price) }
    let base = bases.reduce(0, +)
    let rooms = places.indices.map { room(at: $0, for: rule, beside: ideal) }
    let full = rule.holds(for: length) ? rule.amounts(of: bases, rooms: covered.map { rooms[$0] }) : []
    let whole = min(max(full.reduce(0, +), least), covered.reduce(0) { $0 + rooms[$1] })
    let shares = whole == full.reduce(0, +) && !full.isEmpty ? full : MinorUnits.spread(whole, by: bases)
    var spread = Array(repeating: 0, count: places.count)
    for (place, share) in zip(covered, shares) { spread[place] = share }
    spread.fit(into: rooms, at: covered)
    ideal.append(spread)
    parts.append(kept(number, whole: whole, ideal: spread, covered))
    amounts.append(whole + (rule.holds(for: length) ? rule.part(of: apart, beside: base) : 0))
  }

  /// The parts of the nights, of which the slept ones keep theirs.
  private func kept(_ number: Int, whole: Int, ideal: [Int], _ covered: [Int]) -> [Int] {
    var kept = places.map { $0.isSlept ? $0.agreed(number) : 0 }
    let open = covered.filter { !places[$0].isSlept }
    let rooms = places.indices.map { room(at: $0, for: discounts[number].rule, beside: parts) }
    if discounts[number].isOfOpenNights {
      let rest = max(0, whole - kept.reduce(0, +))
      for (place, share) in zip(open, MinorUnits.spread(rest, over: open.count)) { kept[place] = share }
    } else {
      for place in open { kept[place] = ideal[place] }
    }
    kept.fit(into: rooms, at: open)
    return kept
  }

  /// The part of a night's price that other discounts leave.
  private func room(at place: Int, for rule: DiscountRule, beside others: [[Int]]) -> Int {
    let price = places[place].price
    let all = others.reduce(0) { $0 + $1[place] }
    guard !rule.includesExtras else { return max(0, price.full - all) }
    let ofNights = zip(discounts, others).reduce(0) { $0 + ($1.0.rule.includesExtras ? 0 : $1.1[place]) }
    return max(0, min(price.full - all, price.amount - ofNights))
  }
}

extension StayDiscounts.Place {
  /// The part of a discount that the night has had so far.
  fileprivate func agreed(_ number: Int) -> Int {
    price.discounts.indices.contains(number) ? price.discounts[number] : 0
  }
}

extension AgreedDiscount {
  /// True when it is spread over the nights that are still open: what people decide on, and an amount for the stay.
  fileprivate var isOfOpenNights: Bool {
    if case .perStay = rule.share { return true }
    return isByHand
  }
}

extension DiscountRule {
  /// The price of a night that a percentage is of.
  fileprivate func base(of price: NightPrice) -> Int { includesExtras ? price.full : price.amount }

  /// The part of each covered night. The sum of percentages is rounded once, and no night's part depends on later nights.
  fileprivate func amounts(of bases: [Int], rooms: [Int]) -> [Int] {
    switch share {
    case .percent(let percent):
      var (price, sum) = (0, 0)
      return bases.map { base in
        price += base
        defer { sum = percent.of(price) }
        return percent.of(price) - sum
      }
    case .perNight(let amount): return rooms.map { min(amount, $0) }
    case .perStay(let amount): return MinorUnits.spread(amount, over: bases.count)
    }
  }

  /// The part of an amount beside the nights' price; only percentages follow it.
  fileprivate func part(of apart: Int, beside price: Int) -> Int {
    guard case .percent(let percent) = share else { return 0 }
    return percent.of(price + apart) - percent.of(price)
  }
}

extension [Int] {
  /// Moves what does not fit into the room of its place to the others of these places, the first that have room.
  fileprivate mutating func fit(into rooms: [Int], at places: [Int]) {
    var over = 0
    for place in places where self[place] > rooms[place] {
      over += self[place] - rooms[place]
      self[place] = rooms[place]
    }
    for place in places where over > 0 {
      let part = Swift.min(over, rooms[place] - self[place])
      self[place] += part
      over -= part
    }
  }
}
