/// The taxes and fees of a stay, night by night, where some are not simply on each night with its extras; in minor
/// units.
///
/// A tax that prices include is taken out of them first; the others are of the rest. Each is rounded once for the stay.
struct StayTaxes {
  let rules: [TaxRule]
  private let nights: [NightPrice]
  /// The amount of each tax on each night, by tax, then by night; one that is exempt has none.
  private(set) var shares: [[Int]] = []
  /// The price of each night, and of its extras, after discounts and without the taxes that prices include.
  private var net: [NetPrice]
  /// The amount that included taxes take out of the price of each night, exempt ones among them.
  private(set) var included: [Int]
  /// The parts of it that the camper does not pay, because a certificate exempts from the tax; as ``shares``.
  private(set) var exempted: [[Int]]

  /// - Parameters:
  ///   - rules: The taxes and fees.
  ///   - nights: The nights that have a price.
  ///   - discounts: The discounts of which the nights have parts.
  init(_ rules: [TaxRule], on nights: [NightPrice], _ discounts: [AgreedDiscount]) {
    self.rules = rules
    self.nights = nights
    net = nights.map { NetPrice($0, discounts) }
    included = Array(repeating: 0, count: nights.count)
    shares = Array(repeating: included, count: rules.count)
    exempted = shares
    let inner = rules.indices.filter { rules[$0].isIncluded }
    let percents = inner.reduce(0) { $0 + (rules[$1].share.percentage?.millionths ?? 0) }
    let whole = net
    for number in inner { include(number, percents, of: whole) }
    for fees in [true, false] {
      for number in rules.indices where !rules[number].isIncluded && rules[number].isFee == fees {
        shares[number] = spread(
          number, over: bases(of: number, net, fees: fees ? [] : rules.indices.filter { rules[$0].isFee }))
      }
    }
  }

  /// The amount of a tax for the stay.
  func amount(of number: Int) -> Int { shares[number].reduce(0, +) }

  /// The number by which a tax counts a night.
  func count(_ number: Int, _ place: Int) -> Int {
    nights[place].taxed.indices.contains(number) ? nights[place].taxed[number] : 1
  }

  /// Takes an included tax out of the price; an exempt one lowers the price by as much.
  private mutating func include(_ number: Int, _ percents: Int, of whole: [NetPrice]) {
    let bases = bases(of: number, whole, fees: [])
    let price = bases.reduce(0, +)
    let amount: Int
    if let percent = rules[number].share.percentage {
      amount = MinorUnits.share(of: price, percent.millionths, outOf: Percent.whole + percents)
    } else {
      amount = min(price, rules[number].share.amount(of: price, nights: counted(number)))
    }
    let parts = MinorUnits.spread(amount, by: bases)
    let on = rules[number].scope?.on ?? TaxBase.byDefault
    for place in nights.indices {
      net[place].take(parts[place], in: whole[place], on)
      included[place] += parts[place]
      if rules[number].isExempt { exempted[number][place] = parts[place] } else { shares[number][place] = parts[place] }
    }
  }

  /// The sum of the numbers by which a tax counts the nights.
  private func counted(_ number: Int) -> Int { nights.indices.reduce(0) { $0 + count(number, $1) } }

  /// The price of each night that a tax is of.
  private func bases(of number: Int, _ net: [NetPrice], fees: [Int]) -> [Int] {
    let on = rules[number].scope?.on ?? TaxBase.byDefault
    return nights.indices.map { count(number, $0) > 0 ? base(on, of: $0, net, fees: fees) : 0 }
  }

  private func base(_ on: [TaxBase], of place: Int, _ net: [NetPrice], fees: [Int]) -> Int {
    net[place].sum(on) + (on.contains(.fees) ? fees.reduce(0) { $0 + shares[$1][place] } : 0)
  }

  /// The price of each night that a tax is of, without the taxes that prices include, and also of nights that the tax
  /// does not count.
  func netBases(of number: Int) -> [Int] {
    let on = rules[number].scope?.on ?? TaxBase.byDefault
    let fees = rules[number].isIncluded ? [] : rules.indices.filter { rules[$0].isFee }
    return nights.indices.map { base(on, of: $0, net, fees: fees) }
  }

  private func spread(_ number: Int, over bases: [Int]) -> [Int] {
    let rule = rules[number]
    if rule.isExempt { return Array(repeating: 0, count: nights.count) }
    switch rule.share {
    case .percent(let percent): return MinorUnits.spread(percent.of(bases.reduce(0, +)), by: bases)
    case .perNight(let amount): return nights.indices.map { MinorUnits.times(amount, count(number, $0)) }
    case .perStay(let amount):
      let first = nights.indices.first { count(number, $0) > 0 }
      return nights.indices.map { $0 == first ? amount : 0 }
    }
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
