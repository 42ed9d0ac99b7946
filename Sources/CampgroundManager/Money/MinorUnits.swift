/// Sums of money in the whole minor units of the campground's currency: cents, yen, fils (domain rule R9).
enum MinorUnits {
  /// No amount and no reservation's total is larger: what every JSON reader can hold.
  static let largest = 9_007_199_254_740_991

  /// An amount in so many whole parts that differ by one unit at most, the larger ones first.
  static func spread(_ amount: Int, over count: Int) -> [Int] {
    guard count > 0 else { return [] }
    let (share, rest) = amount.quotientAndRemainder(dividingBy: count)
    return (0..<count).map { share + ($0 < rest.magnitude ? rest.signum() : 0) }
  }

  /// An amount in parts that are to each other as the weights are, as near as whole units allow; evenly when they are
  /// all 0.
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

  /// The sum, or the problem that it is larger than any amount may be.
  static func sum(_ amounts: some Sequence<Int>, field: String) throws(CampingError) -> Int {
    var sum = 0
    for amount in amounts {
      let (next, overflow) = sum.addingReportingOverflow(amount)
      guard !overflow, next.magnitude <= largest.magnitude else {
        throw CampingError(.invalidRequest, [.money(.sumTooLarge(field: field))])
      }
      sum = next
    }
    return sum
  }

  /// A price for some units; stops above the largest amount, so that no sum with it is allowed.
  static func times(_ amount: Int, _ count: Int) -> Int {
    let (product, overflow) = amount.multipliedReportingOverflow(by: count)
    return overflow ? largest + 1 : min(product, largest + 1)
  }
}
