/// The requested rate, with amounts as they are written.
public struct RateRequest: Hashable, Sendable, Encodable {
  public var name: String
  public var nightly: Amount
  public var weekly: Amount?
  public var monthly: Amount?
  public var site: SiteNumber?
  public var type: Slug?
  public var from: Day?
  public var before: Day?
  public var weekdays: [Weekday] = []
  public var minNights: Int?
  public var extraAdult: Amount?
  public var extraChild: Amount?
  public var extraVehicle: Amount?
  public var extraPet: Amount?
  public var includedAdults: Int?
  public var includedChildren: Int?
  public var includedVehicles: Int?
  public var includedPets: Int?

  public init(_ name: String, nightly: Amount) {
    self.name = name
    self.nightly = nightly
  }
}

extension RateRequest {
  /// The terms in the currency's minor units; reports in `problems` whatever is invalid.
  func terms(in currency: Currency, _ problems: inout [Problem]) -> RateTerms {
    var money = Reader(currency: currency, problems: problems)
    var terms = RateTerms(nightly: money.read(nightly, "nightly") ?? 0)
    terms.weekly = money.read(weekly, "weekly")
    terms.monthly = money.read(monthly, "monthly")
    terms.extras = Extras(
      adults: money.read(extraAdult, "extraAdult") ?? 0, children: money.read(extraChild, "extraChild") ?? 0,
      vehicles: money.read(extraVehicle, "extraVehicle") ?? 0, pets: money.read(extraPet, "extraPet") ?? 0)
    problems = money.problems
    (terms.site, terms.type, terms.from, terms.before) = (site, type, from, before)
    terms.weekdays = Weekday.allCases.filter(weekdays.contains)
    terms.minNights = minNights
    terms.included = included(&problems)
    problems += crossed
    return terms
  }

  private struct Reader {
    let currency: Currency
    var problems: [Problem]

    mutating func read(_ amount: Amount?, _ field: String) -> Int? {
      amount.flatMap { $0.minorUnits(in: currency, field: field, &problems) }
    }
  }

  private func included(_ problems: inout [Problem]) -> IncludedParty {
    var included = IncludedParty()
    included.adults = includedAdults ?? included.adults
    included.children = includedChildren ?? included.children
    included.vehicles = includedVehicles ?? included.vehicles
    included.pets = includedPets ?? included.pets
    let counts = [
      ("includedAdults", included.adults), ("includedChildren", included.children),
      ("includedVehicles", included.vehicles), ("includedPets", included.pets),
    ]
    for (field, count) in counts where !(0...Party.largest).contains(count) {
      problems.append(.invalidPeople(field, count, most: Party.largest))
    }
    return included
  }

  /// The problems of its scope, season and shortest stay.
  private var crossed: [Problem] {
    var problems: [Problem] = []
    if let site, let type { problems.append(.rateOfSiteAndType(site, type)) }
    if let from, let before, before <= from { problems.append(.emptySeason(from, before)) }
    if let minNights, !(1...StayRules.longestStay).contains(minNights) {
      problems.append(.nightsOutOfRange("minNights", minNights, longest: StayRules.longestStay))
    }
    return problems
  }
}
