import Arguments
import CampgroundManager

/// Checks a party out.
struct CheckOut: ChangeCommand {
  @Required var reservation: ReservationReference

  static let help = CommandHelp(
    "Check a party out.",
    discussion: """
      A party that leaves early gives back the nights from today on; the day of arrival counts as one night.
      """)

  static let arguments: [Argument] = [
    positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    let left = try campground.reservations.checkOut(reservation)
    let written = left.map { left in
      var view = makeView(left.reservation)
      view.overdueNights = left.overdueNights > 0 ? left.overdueNights : nil
      return view
    }
    let view = written.result
    let price = try PriceChange(of: view, by: written)
    let sentence = try Self.sentence(left, view) + (price.earlyWords.map { " \($0)." } ?? "")
    return try Response(
      written, sentence,
      extras: price.extras + .notes(Self.notes(left.result, view) + price.notes)
        + .waitlistMatches(of: written, in: campground))
  }

  var question: ((Campground) throws -> String?)? { cost }

  /// The question whether the party leaves early at this price; nil when it costs nothing.
  private func cost(in campground: Campground) throws -> String? {
    let left = try campground.reservations.checkOut(reservation)
    let fee = try left.penalties(on: left.id)
    guard fee > 0, let id = left.id else { return nil }
    let currency = try campground.settings.settings.currency
    return Questions.checkOut(
      id.description, early: left.nightsEarly, costs: "\(currency.text(fee)) \(currency)")
  }

  private static func sentence(_ left: Written<CheckedOut>, _ view: ReservationView) throws -> String {
    let site = left.reservation.site(on: view.today)
    let done = "Checked out \(view.label): \(left.camper.fullName) has left site \(site)"
    guard left.nightsEarly > 0 else { return "\(done) after \(Phrases.nights(left.numberOfNights))." }
    let given = try left.segmentsFreed(by: left.id, from: left.departure)
    let early = "\(done), \(Phrases.nights(left.nightsEarly)) early"
    guard let freeAgain = Phrases.freeAgain(given) else { return "\(early)." }
    let rest = Segment(site: site, arrival: left.departure, departure: left.departure.advanced(by: left.nightsEarly))
    return given == [rest] ? "\(early); it is free again from \(left.departure)." : "\(early); \(freeAgain)."
  }

  private static func notes(_ left: CheckedOut, _ view: ReservationView) -> [String] {
    guard left.overdueNights > 0 else { return view.restNotes }
    let late = Phrases.nights(left.overdueNights)
    let isPriced = left.nights.contains { $0.price != nil }
    let charge = isPriced ? ", \(NextCommand.charge(view.label))" : ""
    return ["\(view.label) was due to leave on \(left.departure); it has stayed \(late) longer\(charge)."]
      + view.restNotes
  }
}
