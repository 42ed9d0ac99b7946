import Persistence

extension MinorUnits {
  /// An amount as a row has it; one that no account may have was not written here, and would not bear arithmetic.
  static func stored(_ amount: Int) throws(StoreError) -> Int {
    guard amount.magnitude <= largest.magnitude else { throw .corrupt("an amount is larger than any can be") }
    return amount
  }
}
