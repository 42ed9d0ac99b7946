/// The discounts of a stay, and the parts of them that its nights have (domain rule R28). Amounts are minor units.
///
/// They apply in their order, each rounded once for the stay, and together they take no night below 0. A night that is
/// slept keeps the parts that it had; those of the stay as it has become are a line of a day.
struct StayDiscounts {
  /// A night with the place and the price that are discounted.
  struct DiscountedNight {
    let night: Day
    let site: SiteNumber
    let type: Slug?
    /// The price at which it was agreed, or slept.
    let price: NightPrice
    /// The price that it has in the stay as it has become.
    let became: NightPrice
    let isSlept: Bool
  }

  let places: [DiscountedNight]
  /// The number of nights of the stay, by which its shortest stay is judged.
  let length: Int
  /// The part of each discount that each night has: by discount, then by night.
  private(set) var parts: [[Int]] = []
  /// The parts that they have in the stay as it has become.
  private(set) var became: [[Int]] = []
  private let discounts: [AgreedDiscount]

  /// The discounts of a stay, of which the first ones keep the parts that its nights have.
  init(_ discounts: [AgreedDiscount], of places: [DiscountedNight], length: Int, keeping kept: Int = 0) {
    self.places = places
    self.length = length
    self.discounts = discounts
    for number in discounts.indices {
      if number < kept { keep(number) } else { apply(number) }
    }
  }

  private mutating func keep(_ number: Int) {
    parts.append(places.map { $0.price.part(number) })
    became.append(places.map { $0.became.part(number) })
  }

  /// The parts of a night, by discount.
  func parts(ofNight place: Int) -> [Int] { parts.map { $0[place] } }

  /// The same in the stay as it has become.
  func became(ofNight place: Int) -> [Int] { became.map { $0[place] } }

  private mutating func apply(_ number: Int) {
    let rule = discounts[number].rule
    let isLong = rule.holds(for: length)
    let covered =
      isLong ? places.indices.filter { rule.covers(places[$0].night, on: places[$0].site, places[$0].type) } : []
    let rooms = places.indices.map { room(at: $0, \.became, for: rule, beside: became) }
    let bases = covered.map { rule.base(of: places[$0].became) }
    let amounts = rule.amounts(of: bases, rooms: covered.map { rooms[$0] })
    if discounts[number].coversOpenNights {
      let whole = min(amounts.reduce(0, +), covered.reduce(0) { $0 + rooms[$1] })
      spreadOverOpen(number, whole, covered, rooms)
    } else {
      let ideal = places.count.parts(amounts, at: covered).fitted(into: rooms, at: covered)
      let kept = keeping(number, whole: amounts.reduce(0, +), covered) ?? ideal
      became.append(kept.fitted(into: rooms, at: covered))
      parts.append(agreed(number) { kept[$0] }.fitted(into: bookedRooms(for: rule), at: open(of: covered)))
    }
  }

  /// The parts of a percentage of which the slept nights keep theirs, to the cent; nil when one of them has another price
  /// now, or when it has come to cover one or covers it no longer, and where no night is open.
  private func keeping(_ number: Int, whole: Int, _ covered: [Int]) -> [Int]? {
    let open = open(of: covered)
    guard case .percent = discounts[number].rule.share, !open.isEmpty else { return nil }
    let slept = places.indices.filter { places[$0].isSlept }
    let isSame = slept.allSatisfy { place in
      places[place].price.full == places[place].became.full
        && covered.contains(place) == (places[place].price.part(number) > 0)
    }
    let left = whole - slept.reduce(0) { $0 + places[$1].price.part(number) }
    guard isSame, left >= 0 else { return nil }
    let bases = open.map { discounts[number].rule.base(of: places[$0].became) }
    let shares = places.count.parts(MinorUnits.spread(left, by: bases), at: open)
    return agreed(number) { shares[$0] }
  }

  /// Spreads what people decide on, and an amount for the stay, over the nights that are still open; what these cannot
  /// take goes to the slept ones.
  private mutating func spreadOverOpen(_ number: Int, _ whole: Int, _ covered: [Int], _ rooms: [Int]) {
    let open = open(of: covered)
    let slept = covered.filter { places[$0].isSlept }
    var booked = agreed(number) { _ in 0 }
    let rest = max(0, whole - booked.reduce(0, +))
    for (place, share) in zip(open, MinorUnits.spread(rest, over: open.count)) { booked[place] = share }
    booked = booked.fitted(into: bookedRooms(for: discounts[number].rule), at: open)
    parts.append(booked)
    let left = whole - booked.reduce(0, +)
    // Nights that were slept before a discount by hand have none of it, where others have.
    let had = slept.filter { booked[$0] > 0 }
    let late = had.isEmpty ? slept : had
    if left < 0 {
      let all = places.indices.filter { places[$0].isSlept }
      let taken = MinorUnits.spread(-left, by: all.map { booked[$0] })
      for (place, share) in zip(all, taken) { booked[place] -= share }
    } else {
      for (place, share) in zip(late, MinorUnits.spread(left, over: late.count)) { booked[place] += share }
    }
    became.append(booked.fitted(into: rooms, at: slept))
  }

  /// The parts that slept nights had, with others for the open ones.
  private func agreed(_ number: Int, _ others: (Int) -> Int) -> [Int] {
    places.indices.map { places[$0].isSlept ? places[$0].price.part(number) : others($0) }
  }

  private func open(of covered: [Int]) -> [Int] { covered.filter { !places[$0].isSlept } }

  /// The room of each night for one more discount.
  private func bookedRooms(for rule: DiscountRule) -> [Int] {
    places.indices.map { room(at: $0, \.price, for: rule, beside: parts) }
  }

  /// The part of a night's price that other discounts leave.
  private func room(
    at place: Int, _ price: KeyPath<DiscountedNight, NightPrice>, for rule: DiscountRule, beside others: [[Int]]
  ) -> Int {
    let price = places[place][keyPath: price]
    let all = others.reduce(0) { $0 + $1[place] }
    guard !rule.includesExtras else { return max(0, price.full - all) }
    let ofNights = zip(discounts, others).reduce(0) { $0 + ($1.0.rule.includesExtras ? 0 : $1.1[place]) }
    return max(0, min(price.full - all, price.amount - ofNights))
  }
}

extension NightPrice {
  /// The part of a discount that the night has.
  fileprivate func part(_ number: Int) -> Int { discounts.indices.contains(number) ? discounts[number] : 0 }
}

extension AgreedDiscount {
  /// True when it is spread over the nights that are still open: what people decide on, and an amount for the stay.
  fileprivate var coversOpenNights: Bool {
    if case .perStay = rule.share { return true }
    return isByHand
  }
}

extension DiscountRule {
  /// The price of a night from which a percentage is taken.
  fileprivate func base(of price: NightPrice) -> Int { includesExtras ? price.full : price.amount }

  /// The part of each covered night. The sum of percentages is rounded once.
  fileprivate func amounts(of bases: [Int], rooms: [Int]) -> [Int] {
    switch share {
    case .percent(let percent): MinorUnits.spread(percent.of(bases.reduce(0, +)), by: bases)
    case .perNight(let amount): rooms.map { min(amount, $0) }
    case .perStay(let amount): MinorUnits.spread(amount, over: bases.count)
    }
  }
}

extension Int {
  /// As many parts, 0 but for some places.
  fileprivate func parts(_ shares: [Int], at places: [Int]) -> [Int] {
    var parts = Array(repeating: 0, count: self)
    for (place, share) in zip(places, shares) { parts[place] = share }
    return parts
  }
}

extension [Int] {
  /// The parts with what does not fit into the room of its place moved to the others of these places, the first that have
  /// room.
  fileprivate func fitted(into rooms: [Int], at places: [Int]) -> [Int] {
    var (parts, over) = (self, 0)
    for place in places where parts[place] > rooms[place] {
      over += parts[place] - rooms[place]
      parts[place] = rooms[place]
    }
    for place in places where over > 0 {
      let part = Swift.min(over, rooms[place] - parts[place])
      parts[place] += part
      over -= part
    }
    return parts
  }
}
