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
