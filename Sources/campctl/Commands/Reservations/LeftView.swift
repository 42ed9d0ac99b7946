import CampgroundManager

/// A reservation whose party has left.
struct LeftView: View {
  let left: CheckedOut
  let view: ReservationView

  var label: String { view.label }
  var text: String { view.text }

  func write(to fields: inout some FieldWriter) { view.write(to: &fields) }

  /// Makes the views of a campground's reservations whose parties have left.
  static func maker(in campground: Campground) throws -> (CheckedOut) -> LeftView {
    let makeView = try ReservationView.maker(in: campground)
    return { left in
      var view = makeView(left.reservation)
      view.overdueNights = left.overdueNights > 0 ? left.overdueNights : nil
      return LeftView(left: left, view: view)
    }
  }
}

extension LeftView {
  /// `Checked out r-3: Bacon Lover has left site 12 after 2 nights.`, with the price of nights given back.
  func sentence<Thing>(_ written: WriteResult<Thing>, _ price: PriceChange) throws -> String {
    try departure(written) + (price.earlyWords.map { " \($0)." } ?? "")
  }

  private func departure<Thing>(_ written: WriteResult<Thing>) throws -> String {
    let site = left.reservation.site(on: view.today)
    let done = "Checked out \(label): \(left.camper.fullName) has left site \(site)"
    guard left.nightsEarly > 0 else { return "\(done) after \(Phrases.nights(left.numberOfNights))." }
    let given = try written.segmentsFreed(by: left.id, from: left.departure)
    let early = "\(done), \(Phrases.nights(left.nightsEarly)) early"
    guard let freeAgain = Phrases.freeAgain(given) else { return "\(early)." }
    let rest = Segment(site: site, arrival: left.departure, departure: left.departure.advanced(by: left.nightsEarly))
    return given == [rest] ? "\(early); it is free again from \(left.departure.dated)." : "\(early); \(freeAgain)."
  }

  /// The notes about nights beyond the day of departure, and about the money and the security left.
  func notes(in campground: Campground) throws -> [String] {
    guard left.overdueNights > 0 else { return view.restNotes + view.securityNotes }
    let late = Phrases.nights(left.overdueNights)
    let charge = isPriced ? ", \(NextCommand.charge(label, nights: left.overdueNights))" : ""
    let longer = try canBeLonger(in: campground) ? [NextCommand.undoAndStay(label, until: view.today)] : []
    return ["\(label) was due to leave on \(left.departure.dated); it has stayed \(late) longer\(charge)."] + longer
      + view.restNotes + view.securityNotes
  }

  /// The question whether a party leaves without paying for the nights by which it is late; nil when they cost nothing, or
  /// when others have them.
  func lateQuestion(in campground: Campground) throws -> String? {
    guard try canBeLonger(in: campground) else { return nil }
    return Questions.checkOut(label, late: left.overdueNights, until: view.today)
  }

  private var isPriced: Bool { left.nights.contains { $0.price != nil } }

  /// True when the nights by which it is late cost something and could be a part of the stay.
  private func canBeLonger(in campground: Campground) throws -> Bool {
    try left.overdueNights > 0 && isPriced && campground.reservations.hasLateNightsFree(left)
  }
}
