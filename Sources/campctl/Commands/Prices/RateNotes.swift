import CampgroundManager

/// The notes about a rate that was added or changed: where others decide before it or give way, what shorter stays pay,
/// and prices that never count.
struct RateNotes {
  let rate: Rate
  private let campground: Campground

  init(rate: Rate, in campground: Campground) {
    self.rate = rate
    self.campground = campground
  }

  func extras() throws -> Extras {
    let currency = try campground.settings.settings.currency
    let (deciding, givingWay) = try campground.rates.ratesBeside(rate)
    var notes = try SiteType.unusedNotes(rate.terms.type, in: campground)
    notes += try sameNightsNotes() + namedTypeNotes()
    if !rate.terms.weekdays.isEmpty, rate.terms.weekly != nil || rate.terms.monthly != nil {
      notes.append(Hints.longPriceOfWeekdays)
    }
    notes += deciding.prefix(3).map { Hints.decides($0, before: rate, currency) }
    if deciding.count > 3 { notes.append(Hints.moreDecide(deciding.count - 3)) }
    notes += givingWay.prefix(3).map { Hints.takesOver($0, by: rate, currency) }
    if givingWay.count > 3 { notes.append(Hints.takesOverMore(givingWay.count - 3)) }
    let shorter = try campground.rates.ratesOfShorterStays(than: rate)
    if !shorter.isEmpty { notes.append(Hints.shorterStays(than: rate, pay: shorter, currency)) }
    return .objects("decidedByOthers", deciding.map { DecidingRateView(rate: $0, currency: currency) })
      + .objects("takenOver", givingWay.map { DecidingRateView(rate: $0, currency: currency) }) + .notes(notes)
  }

  /// For people: another rate for the same nights, of which only the first in order ever counts.
  private func sameNightsNotes() throws -> [String] {
    let same = try campground.rates.listRates().filter { $0.terms.coverTheSame(as: rate.terms) }
    guard same.count > 1, let first = same.first, same.contains(where: { $0.id == rate.id }),
      let last = same.first(where: { $0.id != first.id && ($0.id == rate.id || first.id == rate.id) })
    else { return [] }
    return [Hints.neverCounts(last.name, besides: first.name)]
  }

  /// For people: the sites of a type that has the rate's name, where the rate is for all.
  private func namedTypeNotes() throws -> [String] {
    guard rate.terms.type == nil, rate.terms.site == nil, let type = Slug(rate.name.lowercased()),
      type != SiteFeatures().type,
      try SiteType.unusedNotes(type, in: campground).isEmpty
    else { return [] }
    return [Hints.rateForType(rate.name, type)]
  }
}

/// A rate beside another, in the campground's currency. The first nights are listed; the number is that of all.
struct DecidingRateView: FieldWritable {
  let rate: DecidingRate
  let currency: Currency

  func write(to fields: inout some FieldWriter) {
    fields.field("rate", rate.rate)
    fields.amount("nightly", rate.nightly, currency)
    fields.field("site", rate.site)
    fields.field("type", rate.type)
    fields.list("nights", Array(rate.nights.prefix(31)))
    fields.field("count", rate.nights.count)
  }
}
