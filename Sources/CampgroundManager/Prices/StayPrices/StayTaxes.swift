/// The taxes and fees of a stay, night by night, where some are not simply on each night with its extras; in minor
/// units.
///
/// A tax that prices include is taken out of them first, and out of those alone that it is on; the others are taken on
/// the rest. Each is rounded once for the stay.
struct StayTaxes {
  let rules: [TaxRule]
  private let nights: [NightPrice]
  /// The amount of each tax on each night, by tax, then by night; one that is exempt has none.
  private(set) var shares: [[Int]] = []
  /// The price of each night, and of its extras, after discounts.
  let whole: [NetPrice]
  /// The same without the taxes that prices include.
  private(set) var net: [NetPrice]
  /// The parts of included taxes that the camper does not pay, because a certificate exempts from them; as ``shares``.
  private(set) var exempted: [[Int]]

  /// - Parameters:
  ///   - rules: The taxes and fees.
  ///   - nights: The nights that have a price.
  ///   - discounts: The discounts of which the nights have parts.
  init(_ rules: [TaxRule], on nights: [NightPrice], _ discounts: [AgreedDiscount]) {
    self.rules = rules
    self.nights = nights
    whole = nights.map { NetPrice($0, discounts) }
    net = whole
    shares = Array(repeating: Array(repeating: 0, count: nights.count), count: rules.count)
    exempted = shares
    let (amounts, percents) = rules.indices.filter { rules[$0].isIncluded }.split { rules[$0].share.percent == nil }
    for number in amounts { include(number, amounts: includedAmounts(number)) }
    includePercentages(percents)
    for number in feesBelow { shares[number] = charges(number) }
    includeInFees(percents)
    for number in rules.indices where !rules[number].isIncluded && !rules[number].isFee {
      shares[number] = charges(number)
    }
  }

  /// The amount of a tax for the stay.
  func amount(of number: Int) -> Int { shares[number].reduce(0, +) }

  /// The amount that included taxes take out of the price of each night, exempt ones among them.
  var includedByNight: [NetPrice] {
    zip(whole, net).map { NetPrice(night: $0.night - $1.night, extras: $0.extras - $1.extras) }
  }

  /// The same for the stay.
  var included: NetPrice {
    includedByNight.reduce(NetPrice(night: 0, extras: 0)) {
      NetPrice(night: $0.night + $1.night, extras: $0.extras + $1.extras)
    }
  }

  /// The number by which a tax counts a night.
  func count(_ number: Int, _ place: Int) -> Int { nights[place].count(number) }

  /// True for a night on which a certificate exempts from a tax.
  func isExempt(_ number: Int, _ place: Int) -> Bool { nights[place].isExempt(number, of: rules) }

  /// The price of each night that is taxed, without the taxes that prices include, and also of nights that the tax
  /// does not count.
  func netBases(of number: Int) -> [Int] {
    let fees = on(number).contains(.fees) && !rules[number].isFee ? feesBelow : []
    return nights.indices.map { place in net[place].sum(on(number)) + fees.reduce(0) { $0 + shares[$1][place] } }
  }

  private func on(_ number: Int) -> [TaxBase] { rules[number].scope?.on ?? TaxBase.byDefault }

  /// The fees, on which taxes can be.
  private var feesBelow: [Int] { rules.indices.filter { rules[$0].isFee } }

  /// True for a tax on a part of a night.
  private func isOn(_ number: Int, _ base: TaxBase, _ place: Int) -> Bool {
    on(number).contains(base) && count(number, place) > 0
  }

  /// Books an included tax on a night; where it is exempt, it lowers the price by as much.
  private mutating func book(_ amount: Int, of number: Int, _ place: Int) {
    if isExempt(number, place) { exempted[number][place] += amount } else { shares[number][place] += amount }
  }

  /// Takes an included amount out of the price of each night.
  private mutating func include(_ number: Int, amounts: [Int]) {
    for place in nights.indices where amounts[place] > 0 {
      net[place].lower(amounts[place], on(number))
      book(amounts[place], of: number, place)
    }
  }

  /// The amount of an included tax on each night, as far as its price allows; one for the stay comes out of the first nights.
  private func includedAmounts(_ number: Int) -> [Int] {
    let bases = nights.indices.map { count(number, $0) > 0 ? net[$0].sum(on(number)) : 0 }
    if case .perNight(let amount) = rules[number].share {
      return nights.indices.map { min(bases[$0], MinorUnits.times(amount, count(number, $0))) }
    }
    guard case .perStay(var left) = rules[number].share else { return bases.map { _ in 0 } }
    return bases.map { base in
      defer { left -= min(left, base) }
      return min(left, base)
    }
  }

  /// Takes the included percentages out of the prices of nights and extras that are left.
  private mutating func includePercentages(_ percents: [Int]) {
    let rest = net
    let cells = nights.indices.flatMap { [(place: $0, base: TaxBase.nights), (place: $0, base: .extras)] }
    for number in percents {
      let own = cells.filter { isOn(number, $0.base, $0.place) }
      let pieces = own.map { cell in
        IncludedShares.Piece(
          price: cell.base == .nights ? rest[cell.place].night : rest[cell.place].extras,
          whole: whole(percents, cell.base, cell.place))
      }
      for (cell, amount) in zip(own, IncludedShares(pieces).amounts(of: millionths(number))) {
        if cell.base == .nights { net[cell.place].night -= amount } else { net[cell.place].extras -= amount }
        book(amount, of: number, cell.place)
      }
    }
  }

  /// Takes the included percentages out of the fees that they are on.
  private mutating func includeInFees(_ percents: [Int]) {
    let gross = shares
    let cells = nights.indices.flatMap { place in feesBelow.map { (place: place, fee: $0) } }
    for number in percents {
      let own = cells.filter { isOn(number, .fees, $0.place) }
      let pieces = own.map { cell in
        IncludedShares.Piece(price: gross[cell.fee][cell.place], whole: whole(percents, .fees, cell.place))
      }
      for (cell, amount) in zip(own, IncludedShares(pieces).amounts(of: millionths(number))) {
        shares[cell.fee][cell.place] -= amount
        book(amount, of: number, cell.place)
      }
    }
  }

  private func millionths(_ number: Int) -> Int { rules[number].share.percent?.millionths ?? 0 }

  /// A price without taxes, and all percentages on it, in millionths.
  private func whole(_ percents: [Int], _ base: TaxBase, _ place: Int) -> Int {
    percents.reduce(Percent.whole) { $0 + (isOn($1, base, place) ? millionths($1) : 0) }
  }

  /// The amount on each night of a tax that no price includes.
  private func charges(_ number: Int) -> [Int] {
    let counts = nights.indices.map { isExempt(number, $0) ? 0 : count(number, $0) }
    switch rules[number].share {
    case .percent(let percent):
      let bases = zip(counts, netBases(of: number)).map { $0 > 0 ? $1 : 0 }
      return MinorUnits.spread(percent.of(bases.reduce(0, +)), by: bases)
    case .perNight(let amount): return counts.map { MinorUnits.times(amount, $0) }
    case .perStay(let amount):
      let first = counts.firstIndex { $0 > 0 }
      return counts.indices.map { $0 == first ? amount : 0 }
    }
  }
}

extension NightPrice {
  /// The number by which a tax of the stay counts the night.
  func count(_ number: Int) -> Int { taxed.indices.contains(number) ? Int(taxed[number].magnitude) : 1 }

  /// True when a certificate exempts the night from a tax: a count below 0 has the opposite of the tax's own mark.
  func isExempt(_ number: Int, of rules: [TaxRule]) -> Bool {
    rules[number].isExempt != (taxed.indices.contains(number) && taxed[number] < 0)
  }
}

extension Array {
  /// The elements of a condition, and the others, in their order.
  fileprivate func split(by isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}

extension StayPrice {
  /// The taxes of its priced nights.
  var stayTaxes: StayTaxes { StayTaxes(taxes, on: nights.compactMap(\.self), discounts) }

  /// The price with the numbers by which its taxes count the nights of a stay that is all to come.
  func counted(_ stay: Stay, on site: CampSite, for party: Party) -> StayPrice {
    guard taxes.haveScope else { return self }
    var place = 0
    let counted = zip(stay.nights, nights).map { night, price -> NightPrice? in
      defer { place += 1 }
      guard var price else { return nil }
      price.taxed = taxes.counts(
        of: CountedNight(night: night, type: site.type, party: party, place: place, length: stay.numberOfNights))
      return price
    }
    return StayPrice(nights: counted, taxes: taxes, discounts: discounts)
  }
}
