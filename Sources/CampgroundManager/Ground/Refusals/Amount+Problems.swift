extension Amount {
  /// The amount in the currency's minor units; when it is invalid, reports that in `problems` and returns nil.
  func minorUnits(in currency: Currency, field: String, _ problems: inout [Problem]) -> Int? {
    var known = refusals(in: currency, field: field)
    if part.utf8.count > currency.digits { known.append(.money(.tooManyDigits(field: field, self, currency))) }
    let digits = whole + part + String(repeating: "0", count: max(0, currency.digits - part.utf8.count))
    let value = Digits.value(of: digits.utf8) ?? .max
    if known.isEmpty, value > MinorUnits.largest {
      known.append(.money(.tooLarge(field: field, self, limit: MinorUnits.largest, currency)))
    }
    problems += known
    return known.isEmpty ? value : nil
  }

  /// The reasons for which it is no amount of the campground, whatever its digits: another currency, and below 0.
  func refusals(in currency: Currency, field: String) -> [Problem] {
    var known: [Problem] = []
    if let mark, !mark.isOf(currency) { known.append(.money(.otherCurrency(field: field, self, currency))) }
    if isNegative, whole != "0" || part.contains(where: { $0 != "0" }) {
      known.append(.money(.belowZero(field: field, self)))
    }
    return known
  }
}

extension Percent {
  /// The percentage when it is a part of the whole; otherwise reports that in `problems` and returns nil.
  func part(field: String, _ problems: inout [Problem]) -> Percent? {
    if let part = Percent(millionths: millionths) { return part }
    problems.append(.money(.invalidPercent(field: field, self)))
    return nil
  }
}

extension MinorUnits {
  /// The sum; throws the problem that it exceeds the largest amount.
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
}
