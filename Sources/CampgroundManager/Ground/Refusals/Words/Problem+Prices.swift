/// Percentages, and the currency that prices are in.
extension Problem {
  static func noPartOfWhole(_ field: String, _ percent: Percent) -> Problem {
    Problem("invalidPercent", field: field, value: percent.description, "\(percent) is not between 0% and 100%")
  }

  static func currencyInLedger(_ currency: Currency, _ other: Currency) -> Problem {
    Problem(
      "currencyInUse", field: "currency", value: other.code,
      "Accounts have entries in \(currency), so the campground cannot charge in \(other)")
  }

  static func currencyInPrices(_ currency: Currency, _ other: Currency) -> Problem {
    Problem(
      "currencyInUse", field: "currency", value: other.code,
      "Rates, taxes or policies have amounts in \(currency), which has other digits after the point than \(other)")
  }
}
