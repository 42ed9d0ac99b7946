import Arguments
import CampgroundManager

/// Reserves a site for a camper's party.
struct Reserve: ReservingCommand {
  var reservation = ReserveArguments()
  var checkIn = false

  static let help = CommandHelp(
    "Reserve a site for a camper's party.",
    discussion: """
      If a night is taken, the error names who holds it and suggests free sites and the nearest free dates. Several \
      sites make a reservation each, all of them or none. A new caller is added as a camper by the same command.
      """,
    examples: [
      "campctl reserve --site 12 --camper 'Bacon Lover' --arrive 2027-07-04 --nights 2",
      "campctl reserve --any-site --camper c-1 --arrive 2027-07-04 --depart 2027-07-06 --rig-length 28",
      "campctl reserve --any-site --count 12 --camper c-1 --arrive 2027-07-04 --nights 2 --group Scouts",
      "campctl reserve --site 12 --new 'Ann Lee' --phone 555-0101 --arrive 2027-07-04 --nights 2",
    ], usage: ReserveArguments.usage)

  static let arguments: [Argument<Self>] = .of(
    [flag("check-in", "Check the party in at once.") { $0.checkIn = $1 }],
    part(ReserveArguments.arguments) { $1(&$0.reservation) })

  var question: ((Campground) throws -> String?)? {
    { campground in
      try reservation.passedOver(in: campground) {
        try campground.reservations.reserve(withCheckIn($0))
      } several: {
        try campground.reservations.reserve(withCheckIn($0), on: $1)
      }
    }
  }

  var misuse: [UsageProblem] { reservation.misuse }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    var given = reservation.given(unread: unread)
    given.isWalkIn = checkIn
    return try campground.reservations.problems(of: given)
  }

  func perform(in campground: Campground) throws -> Response {
    let verb = checkIn ? "Reserved and checked in" : "Reserved"
    if let sites = try reservation.several() {
      let written = try campground.reservations.reserve(request(), on: sites)
      let makeView = try ReservationView.maker(in: campground)
      let views = written.map { $0.map { $0.reported(makeView) } }
      return try SeveralReserved(written: views, verb: verb, caller: reservation.caller).response(in: campground)
    }
    try reservation.requireSite(in: campground)
    let reserved = try campground.reservations.reserve(request())
    // Behind the write, the settings that it was judged by need not be read once more.
    let makeView = try ReservationView.maker(in: campground)
    let written = reserved.map { $0.reported(makeView) }
    let view = written.result
    let (site, camper) = (view.reservation.siteNumber, view.reservation.camper)
    let price = try view.agreedPriceWords(in: campground, isNew: !written.replayed)
    var notes = try reservation.caller.notes(of: written, camper, in: campground)
    notes += try view.choiceNotes + view.discountNotes + view.doubledNotes(in: campground)
    if !written.replayed { notes += try [view].groupNotes(in: campground) }
    let passed = try PassedOver(by: written, for: camper, in: campground)
    if checkIn { notes += try EarlyArrival.notes(of: [view], in: campground) }
    return Response(
      written, "\(verb) site \(site) for \(camper.fullName): \(view.label), \(view.stayWords)\(price).",
      extras: .notes(notes) + passed.extras)
  }

  private func request() throws(Failure) -> ReserveRequest { withCheckIn(try reservation.request()) }

  /// The request for a party that may be let in at once.
  private func withCheckIn(_ request: ReserveRequest) -> ReserveRequest {
    var request = request
    request.checkIn = checkIn
    return request
  }
}
