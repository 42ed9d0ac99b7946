import Arguments
import CampgroundManager

/// Cancels a reservation, or a whole group's, and gives the nights back.
struct Cancel: ChangeCommand, StaysCommand {
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
      let (sentence, notes) = try (Self.sentence(written.result, written), Self.feeNotes(written.result, written))
      return try Response(
        written, sentence,
        extras: Self.fee(of: written.result, written) + .notes(notes))
    case .group(let name):
      let written = try campground.reservations.cancel(group: name, reason: because, waiving: waive).map {
        $0.map(makeView)
      }
      let notes =
        try ReservationOrGroup.rest(of: name, besides: written, in: campground)
        + written.result.flatMap { try Self.feeNotes($0, written) }
      return try Response(
        written, written.result.map { try Self.sentence($0, written) },
        each: { try Self.fee(of: $0, written) },
        extras: .notes(notes))
    }
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
      let (view, fee) = try (written.result, Self.fee(of: written.result, written) as Int)
      return fee > 0 ? Questions.cancel(view.label, costs: "\(view.currency.text(fee)) \(view.currency)") : nil
    case .group(let name):
      let written = try campground.reservations.cancel(group: name, reason: because, waiving: waive)
        .map { $0.map(makeView) }
      let views = written.result
      let fee = try views.reduce(0) { try $0 + Self.fee(of: $1, written) }
      guard fee > 0, let currency = views.first?.currency else { return nil }
      return Questions.cancel(group: name, of: views.count, costs: "\(currency.text(fee)) \(currency)")
    }
  }

  private static func sentence<Thing>(_ view: ReservationView, _ written: WriteResult<Thing>) throws -> String {
    "Cancelled \(view.label), \(view.reservation.camper.fullName); \(try written.freeAgainWords(view))."
  }

  /// The cost of cancelling, and the amount to be paid back.
  private static func fee<Thing>(of view: ReservationView, _ written: WriteResult<Thing>) throws -> Extras {
    try .field("fee", view.currency.text(fee(of: view, written)))
      + .field("refund", view.currency.text(max(0, -view.reservation.sums.balance)))
  }

  /// The penalty less its waiver.
  private static func fee<Thing>(of view: ReservationView, _ written: WriteResult<Thing>) throws -> Int {
    try written.penalties(on: view.reservation.id)
  }

  /// The notes about the fee, and about the use of payments; none when there is no money in it.
  private static func feeNotes<Thing>(_ view: ReservationView, _ written: WriteResult<Thing>) throws -> [String] {
    let sums = view.reservation.sums
    guard try sums.hasMoney || written.difference(of: view.reservation.id) != 0 else { return view.securityNotes }
    let waived = try written.waived(on: view.reservation.id)
    let waiver = waived > 0 ? ["The fee of \(view.currency.text(waived)) \(view.currency) is waived."] : []
    return waiver + [view.feeNote("Cancelling \(view.label)", costs: try fee(of: view, written))] + view.securityNotes
  }
}

extension ReservationOrGroup {
  /// The reservation whose cost is shown; throws ``Failure`` for a group, whose costs a rehearsal shows.
  fileprivate func quoted() throws(Failure) -> ReservationReference {
    guard case .one(let reference) = try subject() else { throw .usage(.quoteOfGroup) }
    return reference
  }
}
