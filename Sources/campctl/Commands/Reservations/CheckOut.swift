import Arguments
import CampgroundManager

/// Checks a party out, all of a group or a camper, or all that should have left.
struct CheckOut: ChangeCommand, StaysCommand {
  var subject = ReservationsOfCamper()
  var overdue = false

  static let help = CommandHelp(
    "Check out a party, a group, or all that should have left.",
    discussion: """
      A party that leaves early gives back the nights from today on; the day of arrival counts as one night. Nights \
      beyond the day of departure are not charged: campctl change --depart today, before it, makes them part of the stay.
      """,
    examples: [
      "campctl check-out r-3", "campctl check-out --group Scouts", "campctl check-out 'Ann Lee' --all",
      "campctl check-out --overdue",
    ])

  static func purpose(of argument: String) -> ReservationPurpose { .checkOut }

  static let arguments: [Argument<Self>] = .of(
    part(ReservationsOfCamper.arguments(orOptions: ["overdue", "where"])) { $1(&$0.subject) },
    [
      flag("overdue", "Check out every party that should have left by now, by check-out time and its grace.") {
        $0.overdue = $1
      }
    ])

  /// The parties that are named; nil for all that should have left.
  private func parties() throws(Failure) -> ReservationsOfCamper.Parties? {
    guard overdue else { return try subject.parties() }
    guard subject.isEmpty else { throw .usage(.standsAlone("overdue")) }
    return nil
  }

  var namesStays: Bool { !subject.isEmpty || overdue }
  func on(_ stay: ReservationReference) -> Self { with { $0.subject.subject.one.reservation = stay } }

  var misuse: [UsageProblem] {
    overdue ? subject.isEmpty ? [] : [.standsAlone("overdue")] : subject.misuse
  }

  func perform(in campground: Campground) throws -> Response {
    let makeView = try LeftView.maker(in: campground)
    let parties = try parties()
    guard case .one(let reference)? = parties else {
      let written = try several(parties, in: campground).map { $0.map(makeView) }
      return try response(to: written, of: parties, in: campground)
    }
    let written = try campground.reservations.checkOut(reference).map(makeView)
    let (sentence, extras) = try answer(to: written, in: campground)
    return Response(written, sentence, extras: extras)
  }

  private func answer(
    to written: WriteResult<LeftView>, in campground: Campground
  ) throws -> (sentence: String, extras: Extras) {
    let (left, price) = try (written.result, PriceChange(of: written.result.view, by: written))
    return (
      try left.sentence(written, price), try price.extras + .notes(left.notes(in: campground) + price.notes)
    )
  }

  private func several(
    _ parties: ReservationsOfCamper.Parties?, in campground: Campground
  ) throws -> WriteResult<[CheckedOut]> {
    let reservations = campground.reservations
    return switch parties {
    case .one(let reference): try reservations.checkOut(reference).map { [$0] }
    case .group(let name): try reservations.checkOut(group: name)
    case .camper(let camper): try reservations.checkOut(allOf: camper)
    case nil: try reservations.checkOutOverdue()
    }
  }

  private func response(
    to written: WriteResult<[LeftView]>, of parties: ReservationsOfCamper.Parties?, in campground: Campground
  ) throws -> Response {
    var rest: [String] = []
    if case .group(let name)? = parties {
      rest = try ReservationOrGroup.rest(of: name, besides: written.map { $0.map(\.view) }, in: campground)
    }
    return try Response(ofEach: written.each(\.view.reservation.id), extras: .notes(rest)) { written in
      try answer(to: written, in: campground)
    }.orElse("No party should have left by now.")
  }

  var question: ((Campground) throws -> String?)? { cost }

  /// The question whether the parties leave early at this price; nil when it costs nothing.
  private func cost(in campground: Campground) throws -> String? {
    let currency = try campground.settings.settings.currency
    let parties = try parties()
    switch parties {
    case .one(let reference):
      let left = try campground.reservations.checkOut(reference)
      let fee = try left.penalties(on: left.id)
      guard fee > 0, let id = left.id else {
        let view = try LeftView.maker(in: campground)(left.result)
        return try view.lateQuestion(in: campground)
          ?? PriceChange(of: view.view, by: left).lawWords.map(Questions.lawTax)
      }
      return Questions.checkOut(id.description, early: left.nightsEarly, costs: "\(currency.text(fee)) \(currency)")
    case .group, .camper:
      let left = try several(parties, in: campground)
      let fee = try left.each(\.id).reduce(0) { try $0 + $1.penalties(on: $1.id) }
      let name = if case .group(let name)? = parties { name } else { left.result.first?.camper.fullName ?? "" }
      return fee > 0 ? Questions.checkOut(group: name, costs: "\(currency.text(fee)) \(currency)") : nil
    case nil: return nil
    }
  }
}
