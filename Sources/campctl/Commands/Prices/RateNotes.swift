import CampgroundManager

/// The notes about a rate that was added or changed: where others decide before it, and prices that never count.
struct RateNotes {
  let rate: Rate
  private let campground: Campground

  init(rate: Rate, in campground: Campground) {
    self.rate = rate
    self.campground = campground
  }

  func extras() throws -> Extras {
    let deciding = try campground.rates.ratesDeciding(before: rate)
    var notes = try SiteType.unusedNotes(rate.terms.type, in: campground)
    if !rate.terms.weekdays.isEmpty, rate.terms.weekly != nil || rate.terms.monthly != nil {
      notes.append(Hints.longPriceOfWeekdays)
    }
    notes += deciding.prefix(3).map(Hints.decides)
    if deciding.count > 3 { notes.append(Hints.moreDecide(deciding.count - 3)) }
    return .objects("decidedByOthers", deciding) + .notes(notes)
  }
}

/// The first nights are listed; the number is that of all.
extension DecidingRate: FieldWritable {
  package func write(to fields: inout some FieldWriter) {
    fields.field("rate", rate)
    fields.field("site", site)
    fields.field("type", type)
    fields.list("nights", Array(nights.prefix(31)))
    fields.field("count", nights.count)
  }
}
