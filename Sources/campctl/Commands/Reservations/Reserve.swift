import Arguments
import CampgroundManager

/// Reserves a site for a camper's party.
struct Reserve: WriteCommand {
  var reservation = ReserveArguments()
  var checkIn = false

  static let help = CommandHelp(
    "Reserve a site for a camper's party.",
    discussion: """
      If a night is taken, the error names who holds it and suggests free sites and the nearest free dates.
      """,
    examples: [
      "campctl reserve --site 12 --camper 'Bacon Lover' --arrive 2027-07-04 --nights 2",
      "campctl reserve --any-site --camper c-1 --arrive 2027-07-04 --depart 2027-07-06 --rig-length 28",
    ])

  static let arguments: [Argument] = .of(
    [flag("check-in", "Check the party in at once.") { $0.checkIn = $1 }],
    part(ReserveArguments.arguments) { $1(&$0.reservation) })

  func perform(in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    try reservation.requireSite(in: campground)
    var request = try reservation.request()
    request.checkIn = checkIn
    let written = try campground.reservations.reserve(request).reported(makeView)
    let view = written.result
    let site = view.reservation.siteNumber
    let camper = view.reservation.camper.fullName
    let price = try view.agreedPriceWords(in: campground)
    let verb = checkIn ? "Reserved and checked in" : "Reserved"
    return Response(
      written, "\(verb) site \(site) for \(camper): \(view.label), \(view.stayWords)\(price).",
      extras: .notes(view.choiceNotes + view.discountNotes + (try written.groupNotes(in: campground))))
  }
}
