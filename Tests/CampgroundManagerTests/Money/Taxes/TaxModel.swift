import TestSupport

@testable import CampgroundManager

/// The taxes of a stay that is all to come, from its nights and their prices alone.
struct TaxModel {
  /// The price of a night, that of its extras, or one of its fees.
  private struct Cell {
    let place: Int
    let base: TaxBase
    let fee: String
    var price: Int
  }

  private let stay: Reservation
  private let type: Slug
  private var cells: [Cell] = []
  private var charged: [String: Int] = [:]

  /// The amounts of taxes and fees that are not 0.
  var amounts: [String: Int] {
    charged.merging(cells.filter { $0.base == .fees }.map { ($0.fee, $0.price) }, uniquingKeysWith: +)
      .filter { $0.value != 0 }
  }

  var total: Int { charged.values.reduce(0, +) + cells.reduce(0) { $0 + $1.price } }

  init(_ stay: Reservation, on type: Slug) {
    (self.stay, self.type) = (stay, type)
    let coversExtras = stay.terms?.discounts.first?.rule.includesExtras ?? false
    for (place, price) in stay.nights.compactMap(\.price).enumerated() {
      let lost = price.discounts.reduce(0, +)
      let ofNight = coversExtras && price.full > 0 ? Arithmetic.halfToEven(lost * price.amount, over: price.full) : lost
      cells.append(Cell(place: place, base: .nights, fee: "", price: price.amount - ofNight))
      cells.append(Cell(place: place, base: .extras, fee: "", price: price.extras.sum - lost + ofNight))
    }
    let included = stay.taxes.filter(\.isIncluded)
    for rule in included where rule.share.percentage == nil { takeAmount(rule) }
    takePercentages(included, of: [.nights, .extras])
    let added = stay.taxes.filter { !$0.isIncluded }
    for rule in added where rule.isFee {
      for (place, share) in shares(of: rule).enumerated() {
        cells.append(Cell(place: place, base: .fees, fee: rule.name, price: share))
      }
    }
    takePercentages(included, of: [.fees])
    for rule in added where !rule.isFee { charged[rule.name] = shares(of: rule).reduce(0, +) }
  }

  /// The price of a night that a tax is on.
  private func base(of rule: TaxRule, _ place: Int) -> Int {
    cells.reduce(0) { $0 + ($1.place == place && isOn($1, rule) ? $1.price : 0) }
  }

  private func isOn(_ cell: Cell, _ rule: TaxRule) -> Bool {
    (rule.scope?.on ?? [.nights, .extras]).contains(cell.base) && count(rule, cell.place) > 0
  }

  /// Takes an included amount out of each night, or that of the stay out of the first ones.
  private mutating func takeAmount(_ rule: TaxRule) {
    var left = Int.max
    if case .perStay(let amount) = rule.share { left = amount }
    for place in stay.nights.indices {
      var amount = min(left, base(of: rule, place))
      if case .perNight(let each) = rule.share { amount = min(amount, each * count(rule, place)) }
      left -= amount
      let own = cells.indices.filter { cells[$0].place == place && isOn(cells[$0], rule) }
      take(Self.shares(of: amount, own.map { Double(cells[$0].price) }), of: rule, from: own)
    }
  }

  /// Takes the included percentages out of such cells, each of the price that all of them share.
  private mutating func takePercentages(_ rules: [TaxRule], of bases: [TaxBase]) {
    let before = cells
    let percents = rules.filter { $0.share.percentage != nil }
    for rule in percents {
      let own = before.indices.filter { bases.contains(before[$0].base) && isOn(before[$0], rule) }
      let exact = own.map { number in
        let all = percents.filter { isOn(before[number], $0) }.reduce(1_000_000) { $0 + Self.millionths($1) }
        return Double(before[number].price * Self.millionths(rule)) / Double(all)
      }
      let sum = Self.near(exact.reduce(0, +)).rounded(.toNearestOrEven)
      take(Self.shares(of: Int(sum), exact), of: rule, from: own)
    }
  }

  private mutating func take(_ shares: [Int], of rule: TaxRule, from places: [Int]) {
    for (place, share) in zip(places, shares) {
      cells[place].price -= share
      charged[rule.name, default: 0] += share
    }
  }

  /// The part of each night of a tax or fee that is added.
  private func shares(of rule: TaxRule) -> [Int] {
    let counts = stay.nights.indices.map { count(rule, $0) }
    switch rule.share {
    case .percent(let percent):
      let bases = stay.nights.indices.map { base(of: rule, $0) }
      let amount = Arithmetic.halfToEven(bases.reduce(0, +) * percent.millionths)
      return Self.shares(of: amount, bases.map(Double.init))
    case .perNight(let each): return counts.map { each * $0 }
    case .perStay(let amount): return counts.indices.map { $0 == counts.firstIndex { $0 > 0 } ? amount : 0 }
    }
  }

  private func count(_ rule: TaxRule, _ place: Int) -> Int {
    guard let scope = rule.scope else { return 1 }
    let night = stay.nights[place].night
    let isCovered =
      (scope.type == nil || scope.type == type) && (scope.from.map { night >= $0 } ?? true)
      && (scope.before.map { night < $0 } ?? true) && place < scope.firstNights ?? .max
      && stay.nights.count <= scope.staysUpTo ?? .max
    let people = scope.people == .adults ? stay.party.adults : stay.party.adults + stay.party.children
    return isCovered ? (scope.people == nil ? 1 : people) : 0
  }

  private static func millionths(_ rule: TaxRule) -> Int { rule.share.percentage?.millionths ?? 0 }

  /// Shares rounded down, and a cent more for those that lost most by it, the first of equal ones.
  private static func shares(of amount: Int, _ weights: [Double]) -> [Int] {
    let all = weights.reduce(0, +)
    guard all > 0 else { return weights.map { _ in 0 } }
    let exact = weights.map { near(Double(amount) * $0 / all) }
    var shares = exact.map { Int($0.rounded(.down)) }
    let lost = weights.indices.sorted { (Double(shares[$0]) - exact[$0], $0) < (Double(shares[$1]) - exact[$1], $1) }
    for place in lost.prefix(amount - shares.reduce(0, +)) { shares[place] += 1 }
    return shares
  }

  /// A number without what binary fractions add to it.
  private static func near(_ number: Double) -> Double { (number * 1_000_000).rounded() / 1_000_000 }
}
