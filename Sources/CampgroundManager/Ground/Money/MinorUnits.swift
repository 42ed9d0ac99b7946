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

  /// An amount in parts proportional to the weights, as near as whole units allow; even when they are all 0.
  static func spread(_ amount: Int, by weights: [Int]) -> [Int] {
    let all = weights.reduce(0, +)
    guard all > 0 else { return spread(amount, over: weights.count) }
    var before = (weight: 0, amount: 0)
    return weights.map { weight in
      before.weight += weight
      let product = amount.magnitude.multipliedFullWidth(by: UInt(before.weight))
      let upTo = Int(UInt(all).dividingFullWidth(product).quotient) * amount.signum()
      defer { before.amount = upTo }
      return upTo - before.amount
    }
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
