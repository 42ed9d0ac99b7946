import Arguments
import CampgroundManager

/// Checks a party in.
struct CheckIn: ChangeCommand, StaysCommand {
  var subject = ReservationsOfCamper()
  /// True when a person has agreed that those who are due to leave the sites are checked out first.
  private var checksOutOthers = false

  static let help = CommandHelp(
    "Check in a party, a group, or all stays of a camper.",
    discussion: """
      The previous party must have left the site; at a terminal one that is due to leave is checked out by the same \
      command, after a question. A no-show who comes after all gets the remaining nights while they are free.
      """,
    examples: ["campctl check-in r-3", "campctl check-in 'Ann Lee' --all"])

  static func purpose(of argument: String) -> ReservationPurpose { .checkIn }

  static let arguments: [Argument<Self>] = part(ReservationsOfCamper.arguments(orOptions: ["where"])) {
    $1(&$0.subject)
  }

  var question: ((Campground) throws -> String?)? { doubt }

  var agreed: CheckIn {
    var agreed = self
    agreed.checksOutOthers = true
    return agreed
  }

  /// The question whether to let in campers with a warning, and to check out those who are still on the sites; nil when
  /// there is nothing to ask.
  private func doubt(in campground: Campground) throws -> String? {
    var leaving: [(SiteNumber, OccupyingParty)] = []
    var command = self
    do {
      _ = try checkIn(in: campground)
    } catch let error as CampingError {
      leaving = error.leavingParties
      if leaving.isEmpty { throw error }
      command = agreed
    }
    let warnings = try command.checkIn(in: campground).result.flatMap(\.camper.warningNotes)
    return leaving.isEmpty
      ? warnings.isEmpty ? nil : Questions.checkIn(warnings) : Questions.checkOut(leaving, warnings)
  }

  private func checkIn(in campground: Campground) throws -> WriteResult<[Reservation]> {
    let reservations = campground.reservations
    return switch try subject.parties() {
    case .one(let reference): try reservations.checkIn(reference, checkingOutOthers: checksOutOthers).map { [$0] }
    case .group(let name): try reservations.checkIn(group: name, checkingOutOthers: checksOutOthers)
    case .camper(let camper): try reservations.checkIn(allOf: camper, checkingOutOthers: checksOutOthers)
    }
  }

  var namesStays: Bool { !subject.isEmpty }
  func on(_ stay: ReservationReference) -> Self { with { $0.subject.subject.one.reservation = stay } }

  var misuse: [UsageProblem] { subject.misuse }

  func perform(in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    let written = try checkIn(in: campground).map { $0.map(makeView) }
    let notes = try written.result.flatMap(\.arrivalNotes) + EarlyArrival.notes(of: written.result, in: campground)
    let left = try written.departed.compactMap(campground.reservations.getReservation).map(makeView)
      .flatMap {
        ["Checked out \($0.label): \($0.reservation.camper.fullName) has left."] + $0.restNotes + $0.securityNotes
      }
    switch try subject.parties() {
    case .one:
      let one = written.map { $0[0] }
      return Response(one, "Checked in \(one.result.stayOnSite).", extras: .notes(left + notes))
    case .group(let name):
      let rest = try ReservationOrGroup.rest(of: name, besides: written, in: campground)
      return try Response(written, written.result.sentences, extras: .notes(left + notes + rest))
    case .camper:
      return try Response(written, written.result.sentences, extras: .notes(left + notes))
    }
  }
}

extension [ReservationView] {
  fileprivate var sentences: [String] { map { "Checked in \($0.stayOnSite)." } }
}

extension CampingError {
  /// The sites of a refused check-in whose parties are due to leave; none when anything else stands in the way.
  fileprivate var leavingParties: [(SiteNumber, OccupyingParty)] {
    let leaving = problems.compactMap { problem -> (SiteNumber, OccupyingParty)? in
      guard case .desk(.siteOccupied(let site, by: let party)) = problem.ownKind, party.isDue else { return nil }
      return (site, party)
    }
    return leaving.count == problems.count ? leaving : []
  }
}

extension Problem {
  /// Its kind, without its reservation.
  fileprivate var ownKind: ProblemKind { if case .of(_, let problem) = kind { problem.kind } else { kind } }
}

extension ReservationView {
  /// `r-1: Bacon Lover on site 12 until 2027-07-09; 180.00 USD to pay`.
  var stayOnSite: String {
    "\(label): \(reservation.camper.fullName) on site \(reservation.site(on: today)) until \(reservation.departure.dated)"
      + restWords
  }
}
