extension Amount {
  /// The amount in the currency's minor units; when it is invalid, reports that in `problems` and returns nil.
  func minorUnits(in currency: Currency, field: String, _ problems: inout [Problem]) -> Int? {
    var known: [Problem] = []
    if isNegative, whole != "0" || part.contains(where: { $0 != "0" }) {
      known.append(.amountBelowZero(field, self))
    }
    if part.utf8.count > currency.digits { known.append(.tooManyDigits(field, self, currency)) }
    let digits = whole + part + String(repeating: "0", count: max(0, currency.digits - part.utf8.count))
    let value = Digits.value(of: digits.utf8) ?? .max
    if known.isEmpty, value > MinorUnits.largest { known.append(.amountTooLarge(field, self, currency)) }
    problems += known
    return known.isEmpty ? value : nil
  }
}
