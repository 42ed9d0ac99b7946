import CampgroundManager

/// A reservation as of a day, in the campground's currency.
struct ReservationView: StayView {
  let reservation: Reservation
  let clock: CampgroundClock
  let currency: Currency
  static var blank: Self { ReservationView(reservation: .blank, clock: .system, currency: .usDollar) }
  var today: Day { clock.today }
  /// The end of a hold as the campground's clock shows it.
  var holdExpires: String? { reservation.holdExpires.map { clock.moment(at: $0).text } }
  /// The end of a hold in words: `Sun 2027-07-04 12:30`.
  var heldUntil: String? { reservation.holdExpires.map { DayWords.dated(clock.moment(at: $0)) } }
  /// The reason why its site was chosen, when none was requested.
  var siteChosenBecause: String?
  /// The number of nights by which its party has stayed too long.
  var overdueNights: Int?
  /// The camper who answers for its group.
  var leader: Camper?
  /// Another stay of the camper that has nights in common with this one.
  var alsoHas: ReservationID?
  /// The overridden problems, in the answer to the command that made it.
  var overridden: [Problem] = []

  func write(to fields: inout some FieldWriter) {
    fields.field("id", reservation.id)
    fields.field("status", reservation.status)
    fields.object("camper", reservation.camper.writeContact)
    writeStay(to: &fields)
    reservation.party.write(to: &fields)
    fields.object("needs", reservation.needs.write)
    fields.moment("holdExpires", holdExpires)
    fields.field("group", reservation.group)
    fields.field("source", reservation.source)
    fields.field("ref", reservation.ref)
    reservation.details.writeOthers(to: &fields)
    fields.amount("total", reservation.sums.total, currency)
    fields.amount("paid", reservation.sums.paid, currency)
    fields.amount("balance", reservation.sums.balance, currency)
    fields.amount("writtenOff", reservation.sums.writtenOff, currency)
    fields.amount("security", reservation.sums.security, currency)
    writeTerms(to: &fields)
    fields.field("currency", currency)
    fields.field("notes", reservation.notes)
    fields.field("cancelReason", reservation.cancelReason)
    fields.field("siteChosenBecause", siteChosenBecause)
    fields.field("overdueNights", overdueNights)
    fields.field("displaced", !missingNights.isEmpty)
    fields.list("overridden", overridden.map(\.name))
    fields.field("version", reservation.version)
  }

  private func writeStay(to fields: inout some FieldWriter) {
    fields.field("site", reservation.site(on: today))
    fields.field("arrival", reservation.arrival)
    fields.field("departure", reservation.departure)
    fields.field("nights", reservation.numberOfNights)
    fields.objects("segments", reservation.segments) { segment, fields in
      fields.field("site", segment.site)
      fields.field("arrival", segment.arrival)
      fields.field("departure", segment.departure)
    }
  }
}

extension ReservationView {
  var label: String { reservation.id?.description ?? "" }

  var text: String {
    let party = reservation.party
    let before: [(String, String?)] = [
      ("Reservation", label), ("Status", reservation.status.description),
      ("Camper", reservation.camper.contactWords), ("Warning", reservation.camper.warning),
      ("Site", reservation.site(on: today).text), ("Stay", stayWords),
      ("Sites", reservation.segments.count > 1 ? placesWords : nil), ("Party", partyWords),
      ("Rig", party.rigWords), ("Needs", reservation.needs.words), ("Plates", party.plates),
      ("Held until", heldUntil), ("Price", priceWords), ("Security", securityWords), ("Discounts", discountWords),
      ("Own price", ownPriceWords),
      ("Tax exempt", reservation.terms?.certificate),
      ("Overdue", overdueNights.map(Phrases.nights)), ("Group", groupWords), ("Source", sourceWords),
    ]
    let after: [(String, String?)] = [
      ("Notes", reservation.notes), ("Displaced", missingNights.isEmpty ? nil : missingWords),
      ("Cancelled because", reservation.cancelReason),
    ]
    return Lines(before + reservation.details.lines([], revealed: false) + after).text
  }

  static var columns: [TextColumn] {
    [
      .left("ID"), .left("STATUS"), .left("SITE"), .left("ARRIVAL"), .left("DEPARTURE"),
      .right("NIGHTS", isSpare: true), .right("PEOPLE", isSpare: true), .flexible("CAMPER"), .left("PHONE"),
    ]
  }

  var cells: [String] {
    [
      label, reservation.status.description, reservation.site(on: today).text,
      reservation.arrival.dated,
      reservation.departure.dated, String(reservation.numberOfNights), String(reservation.party.people),
      reservation.camper.fullName, reservation.camper.phoneNumber,
    ]
  }

  /// `recreation.gov, 0801-1`.
  private var sourceWords: String? {
    let words = [reservation.source, reservation.ref].compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  /// `225.00 USD, 45.00 paid, 180.00 to pay`; nil when nothing was charged or paid.
  private var priceWords: String? {
    let sums = reservation.sums
    guard sums.hasMoney else { return nil }
    let rest =
      switch sums.balance {
      case 0: "paid"
      case let balance where balance < 0:
        "\(currency.text(sums.paid)) paid, \(currency.text(-balance)) to be refunded"
      case let balance where sums.paid == 0 && balance == sums.total: "to pay"
      case let balance: "\(currency.text(sums.paid)) paid, \(currency.text(balance)) to pay"
      }
    let gone = sums.writtenOff > 0 ? "\(currency.text(sums.writtenOff)) written off, " : ""
    return "\(currency.text(sums.total)) \(currency), \(gone)\(rest)"
  }

  /// `Sun 2027-07-04 to Fri 2027-07-09 (5 nights)`.
  var stayWords: String {
    let nights = Phrases.nights(reservation.numberOfNights)
    return "\(reservation.arrival.dated) to \(reservation.departure.dated) (\(nights))"
  }

  /// `r-3 (Ann Lee, site 12, Sun 2027-07-04 to Fri 2027-07-09)`: the party, whatever it was named by (domain rule R40).
  var party: String {
    let days = "\(reservation.arrival.dated) to \(reservation.departure.dated)"
    return "\(label) (\(reservation.camper.fullName), site \(reservation.site(on: today)), \(days))"
  }

  /// `site 12, Sun 2027-07-04 to Fri 2027-07-09 (5 nights)`; each site with its days when there are several.
  var placesWords: String {
    let segments = reservation.segments
    guard segments.count > 1 else { return "site \(reservation.site(on: today)), \(stayWords)" }
    return segments.map { "site \($0.site) from \($0.arrival.dated) to \($0.departure.dated)" }.joined(separator: ", ")
  }

  private var groupWords: String? {
    guard let group = reservation.group, let leader else { return reservation.group }
    return "\(group), led by \(leader.fullName) (\(leader.id))"
  }

  /// The same report with the number of nights by which a party has stayed too long.
  var withOverdue: ReservationView {
    let nights = reservation.departure.distance(to: today)
    guard reservation.status == .checkedIn, nights > 0 else { return self }
    var view = self
    view.overdueNights = nights
    return view
  }

  /// The nights that a block has taken from it.
  var missingNights: [Day] { reservation.missingNights(from: today) }

  /// The notes for the party's arrival: the camper's warning, and the nights that a block has taken.
  var arrivalNotes: [String] {
    reservation.camper.warningNotes + (missingNights.isEmpty ? [] : ["\(label) has \(missingWords)."])
  }

  var missingWords: String {
    let days = missingNights.prefix(7).map(\.dated).joined(separator: ", ")
    let more = missingNights.count > 7 ? " and \(missingNights.count - 7) more" : ""
    return "no site for the \(Phrases.noun(missingNights.count, "night")) of \(days)\(more)"
  }

  var partyWords: String {
    [reservation.party.peopleWords, reservation.party.vehicleWords].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: ", ")
  }
}

extension ReservationView {
  /// Makes the views of a campground's reservations, as of its today.
  static func maker(in campground: Campground) throws -> (Reservation) -> ReservationView {
    let currency = try campground.settings.settings.currency
    let clock = campground.clock
    return { ReservationView(reservation: $0, clock: clock, currency: currency) }
  }
}
