import Persistence

/// Sums of money in the whole minor units of the campground's currency: cents, yen, fils (domain rule R9).
enum MinorUnits {
  /// The largest amount and total of a reservation: every JSON reader can hold it.
  static let largest = 9_007_199_254_740_991

  /// An amount in a number of whole parts that differ by one unit at most, the larger ones first.
  static func spread(_ amount: Int, over count: Int) -> [Int] {
    guard count > 0 else { return [] }
    let (share, rest) = amount.quotientAndRemainder(dividingBy: count)
    return (0..<count).map { share + ($0 < rest.magnitude ? rest.signum() : 0) }
  }

  /// An amount in parts proportional to the weights: each rounded down, and the units that are left one each to the
  /// largest remainders, the first of equal ones; even when all weights are 0 (domain rule R20).
  static func spread(_ amount: Int, by weights: [Int]) -> [Int] {
    let all = UInt(weights.reduce(0, +))
    guard all > 0 else { return spread(amount, over: weights.count) }
    let shares = weights.map { all.dividingFullWidth(amount.magnitude.multipliedFullWidth(by: UInt($0))) }
    let left = Int(shares.reduce(amount.magnitude) { $0 - $1.quotient })
    let places = shares.indices.sorted { (shares[$1].remainder, $0) < (shares[$0].remainder, $1) }
    let raised = Set(places.prefix(left))
    return shares.indices.map { (Int(shares[$0].quotient) + (raised.contains($0) ? 1 : 0)) * amount.signum() }
  }

  /// The share of an amount that some of its equal parts have, in whole units, half to even (domain rule R9).
  static func share(of amount: Int, _ parts: Int, outOf all: Int) -> Int {
    let whole = UInt(all)
    let (quotient, remainder) = whole.dividingFullWidth(amount.magnitude.multipliedFullWidth(by: UInt(parts)))
    let isUp = remainder * 2 > whole || remainder * 2 == whole && quotient % 2 == 1
    let rounded = Int(quotient) + (isUp ? 1 : 0)
    return amount < 0 ? -rounded : rounded
  }

  /// A price for a number of units; stops above the largest amount, so that no sum with it is allowed.
  static func times(_ amount: Int, _ count: Int) -> Int {
    let (product, overflow) = amount.multipliedReportingOverflow(by: count)
    return overflow ? largest + 1 : min(product, largest + 1)
  }
}

extension MinorUnits {
  /// An amount of a row; throws for one that no account may have: it was not written here, and would overflow a sum.
  static func stored(_ amount: Int) throws(StoreError) -> Int {
    guard amount.magnitude <= largest.magnitude else { throw .corrupt("an amount is larger than any can be") }
    return amount
  }
}
