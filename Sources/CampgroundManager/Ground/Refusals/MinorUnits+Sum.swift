extension MinorUnits {
  /// The sum; throws the problem that it exceeds the largest amount.
  static func sum(_ amounts: some Sequence<Int>, field: String) throws(CampingError) -> Int {
    var sum = 0
    for amount in amounts {
      let (next, overflow) = sum.addingReportingOverflow(amount)
      guard !overflow, next.magnitude <= largest.magnitude else {
        throw CampingError(.invalidRequest, [.sumTooLarge(field)])
      }
      sum = next
    }
    return sum
  }
}
