/// A problem of rates, taxes or policies.
package enum PriceProblem: ProblemFamily {
  /// Nights that no rate covers; `longer` is one for longer stays that would.
  case noRate([Day], on: SiteNumber, longer: LongerRate? = nil)
  case duplicateRate(String)
  case duplicateTax(String)
  case duplicateItem(String)
  /// A unit of an item that is empty, or has the sign that stands behind units.
  case invalidUnit(String)
  /// A name or code that is another discount's name or code.
  case duplicateDiscount(String, field: String)
  case discountWithoutMeasure
  case discountOfSiteAndType(SiteNumber, Slug)
  /// A discount that a reservation would have twice.
  case discountTwice(String)
  /// A discount whose pass is not given.
  case passNeeded(String)
  /// A discount on a reservation without a charged night.
  case nothingToDiscount(ReservationID)
  case rateOfSiteAndType(SiteNumber, Slug)
  case emptySeason(from: Day, before: Day)
  case holidayWithoutDates
  case holidayWithWeekdays([Weekday])
  case taxWithoutShare
  case crossedTax(TaxConflict)
  /// No band is for the day of arrival.
  case incompleteCancellation(String)
  case invalidDepositDays(Int)

  var summary: ProblemSummary {
    switch self {
    case .noRate(let nights, let site, nil):
      .init(.noRate, "arrive", nights.first?.description, "Site \(site) has no rate for \(Self.words(nights))")
    case .noRate(let nights, let site, let longer?):
      .init(
        .noRate, "arrive", nights.first?.description,
        "Rate \(longer.rate) is for \(Phrases.stays(ofAtLeast: longer.nights)); site \(site) has no other for "
          + Self.words(nights))
    case .duplicateRate(let name): .init(.duplicateName, "name", name, "There is a rate \(name) already")
    case .duplicateTax(let name): .init(.duplicateName, "name", name, "There is a tax \(name) already")
    case .duplicateItem(let name): .init(.duplicateName, "name", name, "There is an item \(name) already")
    case .invalidUnit(let unit):
      .init(.invalidUnit, "unit", unit, "“\(unit)” is no unit; it is a word such as kWh, without ×")
    case .duplicateDiscount(let word, let field):
      .init(.duplicateName, field, word, "There is a discount with the name or code \(word) already")
    case .discountWithoutMeasure:
      .init(.invalidShare, "percent", nil, "A discount is a percentage, an amount per night or an amount per stay")
    case .discountOfSiteAndType(_, let type):
      .init(.crossedScope, "type", type, "A discount is for one site or for one type of site, not for both")
    case .discountTwice(let name): .init(.duplicateName, "discount", name, "The discount \(name) is given twice")
    case .passNeeded(let name): .init(.passNeeded, "pass", name, "The discount \(name) needs the number of a pass")
    case .nothingToDiscount(let id):
      .init(.nothingCharged, "reservation", id, "No night of \(id) is charged, so there is nothing to discount")
    case .rateOfSiteAndType(_, let type):
      .init(.crossedScope, "type", type, "A rate is for one site or for one type of site, not for both")
    case .emptySeason(let first, let end):
      .init(
        .emptySeason, "before", end,
        "No night lies between \(first.dated) and \(end.dated), the day after the season's last night")
    case .holidayWithoutDates:
      .init(
        .holidayWithoutDates, "holiday", nil, "A holiday needs its dates: its first night, and the day after its last")
    case .holidayWithWeekdays(let days):
      .init(
        .holidayWithWeekdays, "weekdays", days.map(\.rawValue).joined(separator: ","),
        "A holiday is for every day of its dates, not for certain weekdays")
    case .taxWithoutShare:
      .init(
        .invalidShare, "percent", nil,
        "A tax is a percentage, or an amount per night, per stay, or per person and night")
    case .crossedTax(let conflict): .init(.crossedTax, conflict.fields.first, nil, conflict.sentence)
    case .incompleteCancellation(let bands):
      .init(
        .incompleteCancellation, "cancellation", bands,
        "The bands lack the cost of cancelling on the day of arrival, such as 0:100%")
    case .invalidDepositDays(let days):
      .init(.invalidDepositDays, "depositDays", days, "A deposit is due 0 to 100000 days before arrival, not \(days)")
    }
  }

  private static func words(_ nights: [Day]) -> String {
    let shown = nights.prefix(7).map(\.dated).joined(separator: ", ")
    let more = nights.count > 7 ? " and \(nights.count - 7) more" : ""
    return "the \(nights.count == 1 ? "night" : "nights") of \(shown)\(more)"
  }
}

/// A rate for stays of some nights or more.
package struct LongerRate: Hashable, Sendable {
  package let rate: String
  package let nights: Int

  package init(rate: String, nights: Int) { (self.rate, self.nights) = (rate, nights) }
}

/// Two terms of a tax that do not go together.
package enum TaxConflict: Hashable, Sendable {
  case feeOnFees
  case feeIncluded
  /// An amount on other charges than nights and their extras.
  case amountOnCharges
  case adultsWithoutPeople
  /// A limit of stays beside a limit of nights.
  case limitedTwice

  /// The arguments that give a tax its measure.
  static let measures = ["percent", "perNight", "perStay", "perPersonNight"]

  /// The arguments from which it follows; the first is the problem's field.
  var fields: [String] {
    switch self {
    case .feeOnFees: ["on", "fee"]
    case .amountOnCharges: ["on"] + Self.measures
    case .feeIncluded: ["included", "fee"]
    case .adultsWithoutPeople: ["adultsOnly"] + Self.measures
    case .limitedTwice: ["firstNights", "staysUpTo"]
    }
  }
}

extension TaxConflict {
  fileprivate var sentence: String {
    switch self {
    case .feeOnFees: "A fee is not on fees"
    case .feeIncluded: "A fee is beside the price, and not included in it"
    case .amountOnCharges: "An amount is for nights; only a percentage is on fees, charges and items"
    case .adultsWithoutPeople: "Only an amount per person and night is for adults alone"
    case .limitedTwice: "A tax is on the first nights of every stay, or on stays up to a length, not on both"
    }
  }
}
