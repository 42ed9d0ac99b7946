/// The requested rate, with amounts as they are written.
package struct RateRequest: Hashable, Sendable, Encodable {
  package var name: String
  package var nightly: Amount
  package var weekly: Amount?
  package var monthly: Amount?
  package var site: SiteNumber?
  package var type: Slug?
  package var from: Day?
  package var before: Day?
  package var weekdays: [Weekday] = []
  package var holiday = false
  package var minNights: Int?
  package var extraAdult: Amount?
  package var extraChild: Amount?
  package var extraVehicle: Amount?
  package var extraPet: Amount?
  package var includedAdults: Int?
  package var includedChildren: Int?
  package var includedVehicles: Int?
  package var includedPets: Int?

  package init(_ name: String, nightly: Amount) {
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
    (terms.holiday, terms.minNights) = (holiday, minNights)
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
      problems.append(.party(.invalidPeople(field: field, count, limit: Party.largest)))
    }
    return included
  }

  /// The problems of its scope, season and shortest stay.
  private var crossed: [Problem] {
    var problems: [Problem] = []
    if let site, let type { problems.append(.price(.rateOfSiteAndType(site, type))) }
    if let from, let before, before <= from { problems.append(.price(.emptySeason(from: from, before: before))) }
    if holiday, from == nil || before == nil { problems.append(.price(.holidayWithoutDates)) }
    if holiday, !weekdays.isEmpty { problems.append(.price(.holidayWithWeekdays(weekdays))) }
    if let minNights, !(1...StayRules.longestStay).contains(minNights) {
      problems.append(.stay(.nightsOutOfRange(field: "minNights", minNights, longest: StayRules.longestStay)))
    }
    return problems
  }
}
