/// Amounts, rates and balances.
extension Problem {
  static func amountBelowZero(_ field: String, _ amount: Amount) -> Problem {
    Problem("invalidAmount", field: field, value: amount.description, "\(amount) is below 0")
  }

  static func tooManyDigits(_ field: String, _ amount: Amount, _ currency: Currency) -> Problem {
    let digits =
      switch currency.digits {
      case 0: "no digits"
      case let digits: "at most \(digits) digits"
      }
    return Problem(
      "invalidAmount", field: field, value: amount.description,
      "\(amount) is no amount of \(currency), which has \(digits) after the point")
  }

  static func amountTooLarge(_ field: String, _ amount: Amount, _ currency: Currency) -> Problem {
    Problem(
      "invalidAmount", field: field, value: amount.description,
      "\(amount) is more than the largest amount, \(currency.text(MinorUnits.largest)) \(currency)")
  }

  static func sumTooLarge(_ field: String) -> Problem {
    Problem("invalidAmount", field: field, value: nil, "The sum is larger than any amount can be")
  }

  static func duplicateName(_ noun: String, _ name: String) -> Problem {
    Problem("duplicateName", field: "name", value: name, "There is a \(noun) \(name) already")
  }

  static func noRate(_ nights: [Day], on site: SiteNumber) -> Problem {
    let shown = nights.prefix(7).map(\.description).joined(separator: ", ")
    let more = nights.count > 7 ? " and \(nights.count - 7) more" : ""
    return Problem(
      "noRate", field: "arrive", value: nights.first?.description,
      "Site \(site) has no rate for the night\(nights.count == 1 ? "" : "s") of \(shown)\(more)")
  }

  static var emptyRateName: Problem {
    Problem("emptyName", field: "name", value: "", "A name cannot be empty")
  }

  static func rateOfSiteAndType(_ site: SiteNumber, _ type: Slug) -> Problem {
    Problem(
      "crossedScope", field: "type", value: type.description,
      "A rate is for one site or for one type of site, not for both")
  }

  static func emptySeason(_ from: Day, _ before: Day) -> Problem {
    Problem(
      "emptySeason", field: "before", value: before.description,
      "No night lies between \(from) and \(before), the day after the season's last night")
  }

  static var taxWithoutShare: Problem {
    Problem(
      "invalidShare", field: "percent", value: nil, "A tax is a percentage, or an amount a night, or one a stay")
  }

  static func incompleteCancellation(_ bands: String) -> Problem {
    Problem(
      "incompleteCancellation", field: "cancellation", value: bands,
      "No band says what cancelling on the day of arrival costs, such as 0:100%")
  }

  static func invalidDepositDays(_ days: Int) -> Problem {
    Problem(
      "invalidDepositDays", field: "depositDays", value: String(days),
      "A deposit is due 0 to 100000 days before arrival, not \(days)")
  }
}
