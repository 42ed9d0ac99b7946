import CampgroundManager

/// The answer to a request for several reservations at once.
struct SeveralReserved {
  let written: WriteResult<[ReservationView]>
  /// The beginning of each sentence, such as `Reserved`.
  let verb: String
  let caller: CallerArguments

  func response(in campground: Campground) throws -> Response {
    let views = written.result
    var notes = try caller.notes(of: written, views[0].reservation.camper, in: campground)
    notes += views[0].reservation.camper.warningNotes + choiceNotes + views.flatMap(\.overriddenNotes)
    notes += try views[0].doubledNotes(in: campground)
    notes += written.replayed ? [] : try views.groupNotes(in: campground)
    let passed = try PassedOver(by: written, for: views[0].reservation.camper, in: campground)
    let prices = try views.agreedPriceWords(in: campground, areNew: !written.replayed)
    return Response(
      written,
      zip(views, prices).map { view, price in
        let until = view.holdExpires.map { " until \($0)" } ?? ""
        let (site, camper) = (view.reservation.siteNumber, view.reservation.camper.fullName)
        return "\(verb) site \(site) for \(camper)\(until): \(view.label), \(view.stayWords)"
          + "\(price)."
      }, each: { .notes($0.discountNotes) },
      extras: .notes(notes + (try EarlyArrival.notes(of: views, in: campground))) + passed.extras)
  }

  /// `Sites 21 and 22 were chosen because they lie side by side.`; nothing for sites that were named.
  private var choiceNotes: [String] {
    let views = written.result
    guard let because = views[0].siteChosenBecause else { return [] }
    let sites = Phrases.list(views.map(\.reservation.siteNumber.description))
    if views.count == 1 { return ["Site \(sites) was chosen because \(because)."] }
    return because == ChoiceReason.sideBySide.words
      ? ["Sites \(sites) were chosen because they lie side by side."]
      : ["Sites \(sites) were chosen as the best; not that many free ones that fit lie side by side."]
  }
}
