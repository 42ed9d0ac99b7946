import Arguments
import CampgroundManager

/// Holds nights for a while, until the camper has decided.
struct Hold: ReservingCommand {
  var reservation = ReserveArguments()
  var minutes = 30

  static let help = CommandHelp(
    "Hold a site for a camper for a number of minutes.",
    discussion: """
      A hold takes the nights as a reservation does. If it is not confirmed in time, it expires by itself and the \
      nights are free at once.
      """,
    examples: ["campctl hold --site 12 --camper c-1 --arrive 2027-07-04 --nights 2 --minutes 60"],
    usage: ReserveArguments.usage)

  static let arguments: [Argument<Self>] = .of(
    [option("minutes", .number, "The number of minutes.") { $0.minutes = $1 }.byDefault("\(Hold().minutes)")],
    part(ReserveArguments.arguments) { $1(&$0.reservation) })

  var question: ((Campground) throws -> String?)? {
    { campground in
      try reservation.passedOver(in: campground) {
        try campground.reservations.hold($0, minutes: minutes)
      } several: {
        try campground.reservations.hold($0, on: $1, minutes: minutes)
      }
    }
  }

  var misuse: [UsageProblem] { reservation.misuse }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    var given = reservation.given(unread: unread)
    given.minutes = minutes
    return try campground.reservations.problems(of: given)
  }

  func perform(in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    if let sites = try reservation.several() {
      let written = try campground.reservations.hold(reservation.request(), on: sites, minutes: minutes)
      let views = written.map { $0.map { $0.reported(makeView) } }
      return try SeveralReserved(written: views, verb: "Held", caller: reservation.caller).response(in: campground)
    }
    try reservation.requireSite(in: campground)
    let written = try campground.reservations.hold(reservation.request(), minutes: minutes)
      .map { $0.reported(makeView) }
    let view = written.result
    let (site, camper) = (view.reservation.siteNumber, view.reservation.camper)
    let price = try view.agreedPriceWords(in: campground, isNew: !written.replayed)
    var notes = try reservation.caller.notes(of: written, camper, in: campground)
    notes += try view.choiceNotes + view.doubledNotes(in: campground)
    if !written.replayed { notes += try [view].groupNotes(in: campground) }
    let passed = try PassedOver(by: written, for: camper, in: campground)
    return Response(
      written,
      "Held site \(site) for \(camper.fullName) until \(view.heldUntil ?? ""): \(view.label), "
        + "\(view.stayWords)\(price).",
      extras: .notes(notes) + passed.extras)
  }
}
