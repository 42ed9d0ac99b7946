import CampgroundManager

/// A reservation that was moved, and the price of its new site.
struct MovedView: View {
  let moved: Moved
  let view: ReservationView

  var label: String { view.label }
  var text: String { view.text }

  func write(to fields: inout some FieldWriter) {
    view.write(to: &fields)
    fields.amount("difference", moved.difference, view.currency)
  }

  /// Makes the views of a campground's moved reservations.
  static func maker(in campground: Campground) throws -> (Moved) -> MovedView {
    let makeView = try ReservationView.maker(in: campground)
    return { moved in
      var view = makeView(moved.reservation)
      view.overridden = moved.overridden
      view.siteChosenBecause = moved.siteChosenBecause?.words
      return MovedView(moved: moved, view: view)
    }
  }
}

extension MovedView {
  /// `Moved r-3, Bacon Lover: site 14, 2027-07-04 to 2027-07-06 (2 nights); 80.00 USD more, 120.00 in all.`
  var sentence: String {
    let charged =
      moved.isCharged ? differenceWords.map { "; \($0.amount) \(view.currency) \($0.more), \(total) in all" } : nil
    return "Moved \(label), \(view.reservation.camper.fullName): \(view.placesWords)\(charged ?? "")."
  }

  /// The notes about the overridden problems, and about another price that is not charged.
  func notes(on site: String) -> [String] {
    let price = moved.isCharged ? nil : differenceWords
    let choice = view.siteChosenBecause.map { ["Site \(self.site) was chosen because \($0)."] } ?? []
    return choice + view.overriddenNotes
      + [price.map { Hints.newSite(site, costs: "\($0.amount) \($0.more)", label) }].compactMap(\.self)
  }

  /// True when it has a site for each night from today on.
  var isPlaced: Bool { view.missingNights.isEmpty }

  /// `r-5, Ann Lee, 555-0101, cannot be placed: no site that fits is free from Fri 2027-07-02 to Sun 2027-07-04.`
  var lackOfPlace: String {
    let (camper, lost) = (view.reservation.camper, view.missingNights)
    let days = (lost.first ?? view.reservation.arrival).dated + " to " + view.reservation.departure.dated
    return
      "\(label), \(camper.fullName), \(camper.phoneNumber), cannot be placed: no site that fits is free from \(days)."
  }

  /// The site of the last night, to which a part of the stay may have moved.
  var site: SiteNumber { moved.segments.last?.site ?? moved.siteNumber }

  private var total: String { view.currency.text(view.reservation.sums.total) }

  private var differenceWords: (amount: String, more: String)? {
    guard let difference = moved.difference, difference != 0 else { return nil }
    return (view.currency.text(Int(difference.magnitude)), difference > 0 ? "more" : "less")
  }
}
