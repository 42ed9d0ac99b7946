import Persistence

extension MinorUnits {
  /// An amount of a row; throws for one that no account may have: it was not written here, and would overflow a sum.
  static func stored(_ amount: Int) throws(StoreError) -> Int {
    guard amount.magnitude <= largest.magnitude else { throw .corrupt("an amount is larger than any can be") }
    return amount
  }
}
