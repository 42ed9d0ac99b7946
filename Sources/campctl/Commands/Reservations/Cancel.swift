import Arguments
import CampgroundManager

/// Cancels a reservation, or a whole group's, and gives the nights back.
struct Cancel: ChangeCommand, JointStaysCommand {
  var subject = ReservationOrGroup()
  var because: String?
  var waive: String?
  var quote = false

  static let help = CommandHelp(
    "Cancel a reservation or a group, and free the nights.",
    examples: [
      "campctl cancel r-3 --because 'too hot'", "campctl cancel r-3 --waive 'hospital'",
      "campctl cancel --group Scouts", "campctl cancel r-3 --quote",
    ])

  static func purpose(of argument: String) -> ReservationPurpose { .cancel }

  static let arguments: [Argument<Self>] = .of(
    part(ReservationOrGroup.arguments(orOptions: ["where"])) { $1(&$0.subject) },
    [
      option("because", .text.named("reason"), "The reason, which is recorded.") { $0.because = $1 }.formerly("reason"),
      option("waive", .text, "The reason to charge no fee, which the account shows.") { $0.waive = $1 },
      flag("quote", "Show what cancelling costs today, and cancel nothing.") { $0.quote = $1 },
    ])

  var namesStays: Bool { !subject.isEmpty }
  func on(_ stay: ReservationReference) -> Self { with { $0.subject.one.reservation = stay } }

  var misuse: [UsageProblem] { subject.misuse }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.reservations.problems(ofCancelling: subject.one.given, reason: because, waiving: waive)
  }

  func perform(in campground: Campground) throws -> Response {
    if quote { return try CancellationView.response(of: subject.quoted(), in: campground) }
    let makeView = try ReservationView.maker(in: campground)
    switch try subject.subject() {
    case .one(let reference):
      let written = try campground.reservations.cancel(reference, reason: because, waiving: waive).map(makeView)
      let (sentence, extras) = try Self.answer(to: written)
      return Response(written, sentence, extras: extras)
    case .group(let name):
      let written = try campground.reservations.cancel(group: name, reason: because, waiving: waive).map {
        $0.map(makeView)
      }
      return try Self.response(
        to: written, notes: ReservationOrGroup.rest(of: name, besides: written, in: campground))
    }
  }

  func perform(onAll choose: () throws -> [Reservation], in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    return try Self.response(
      to: campground.reservations.cancel(choose, reason: because, waiving: waive).map { $0.map(makeView) })
  }

  private static func response(
    to written: WriteResult<[ReservationView]>, notes: [String] = []
  ) throws -> Response {
    try Response(ofEach: written.each(\.reservation.id), extras: .notes(notes), answer)
  }

  var access: Store.Access { quote ? .existing : .create }

  var question: ((Campground) throws -> String?)? {
    if quote { return nil }
    return cost
  }

  /// The question whether to cancel at this price; nil when it costs nothing.
  private func cost(in campground: Campground) throws -> String? {
    let makeView = try ReservationView.maker(in: campground)
    switch try subject.subject() {
    case .one(let reference):
      let written = try campground.reservations.cancel(reference, reason: because, waiving: waive).map(makeView)
      let (view, fee) = try (written.result, Self.fee(of: written))
      return fee > 0 ? Questions.cancel(view.label, costs: "\(view.currency.text(fee)) \(view.currency)") : nil
    case .group(let name):
      let written = try campground.reservations.cancel(group: name, reason: because, waiving: waive)
        .map { $0.map(makeView) }
      let views = written.result
      let fee = try written.each(\.reservation.id).reduce(0) { try $0 + Self.fee(of: $1) }
      guard fee > 0, let currency = views.first?.currency else { return nil }
      return Questions.cancel(group: name, of: views.count, costs: "\(currency.text(fee)) \(currency)")
    }
  }

  private static func answer(to written: WriteResult<ReservationView>) throws -> (sentence: String, extras: Extras) {
    let view = written.result
    let name = "\(view.label), \(view.reservation.camper.fullName)"
    return (
      "Cancelled \(name); \(try written.freeAgainWords(view)).",
      try .amount("fee", fee(of: written), view.currency)
        + .amount("refund", max(0, -view.reservation.sums.balance), view.currency) + .notes(feeNotes(of: written))
    )
  }

  /// The penalty less its waiver.
  private static func fee(of written: WriteResult<ReservationView>) throws -> Int {
    try written.penalties(on: written.reservation.id)
  }

  /// The notes about the fee, and about the use of payments; none when there is no money in it.
  private static func feeNotes(of written: WriteResult<ReservationView>) throws -> [String] {
    let (view, reservation) = (written.result, written.reservation)
    guard try reservation.sums.hasMoney || written.difference(of: reservation.id) != 0 else {
      return view.securityNotes
    }
    let waived = try written.waived(on: reservation.id)
    let waiver = waived > 0 ? ["The fee of \(view.currency.text(waived)) \(view.currency) is waived."] : []
    return waiver + [view.feeNote("Cancelling \(view.label)", costs: try fee(of: written))] + view.securityNotes
  }
}

extension ReservationOrGroup {
  /// The reservation whose cost is shown; throws ``Failure`` for a group, whose costs a rehearsal shows.
  fileprivate func quoted() throws(Failure) -> ReservationReference {
    guard case .one(let reference) = try subject() else { throw .usage(.quoteOfGroup) }
    return reference
  }
}
