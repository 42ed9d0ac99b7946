/// A problem of rates, taxes or policies.
package enum PriceProblem: Hashable, Sendable {
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
}

extension PriceProblem {
  var summary: ProblemSummary {
    switch self {
    case .noRate(let nights, _, _): ProblemSummary(.noRate, field: "arrive", value: nights.first?.description)
    case .duplicateRate(let name), .duplicateTax(let name), .duplicateItem(let name):
      ProblemSummary(.duplicateName, "name", name)
    case .invalidUnit(let unit): ProblemSummary(.invalidUnit, "unit", unit)
    case .duplicateDiscount(let word, let field): ProblemSummary(.duplicateName, field: field, value: word)
    case .discountWithoutMeasure: ProblemSummary(.invalidShare, "percent")
    case .discountTwice(let name): ProblemSummary(.duplicateName, "discount", name)
    case .passNeeded(let name): ProblemSummary(.passNeeded, "pass", name)
    case .nothingToDiscount(let id): ProblemSummary(.nothingCharged, "reservation", id)
    case .rateOfSiteAndType(_, let type), .discountOfSiteAndType(_, let type):
      ProblemSummary(.crossedScope, "type", type)
    case .emptySeason(_, let end): ProblemSummary(.emptySeason, "before", end)
    case .holidayWithoutDates: ProblemSummary(.holidayWithoutDates, "holiday")
    case .holidayWithWeekdays(let days):
      ProblemSummary(.holidayWithWeekdays, "weekdays", days.map(\.rawValue).joined(separator: ","))
    case .taxWithoutShare: ProblemSummary(.invalidShare, "percent")
    case .crossedTax(let conflict): ProblemSummary(.crossedTax, conflict.fields.first)
    case .incompleteCancellation(let bands): ProblemSummary(.incompleteCancellation, "cancellation", bands)
    case .invalidDepositDays(let days): ProblemSummary(.invalidDepositDays, "depositDays", days)
    }
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
