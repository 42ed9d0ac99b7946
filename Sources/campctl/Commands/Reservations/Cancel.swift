import Arguments
import CampgroundManager

/// Cancels a reservation, or a whole group's, and gives the nights back.
struct Cancel: ChangeCommand {
  var subject = ReservationOrGroup()
  var reason: String?

  static let help = CommandHelp(
    "Cancel a reservation, or a whole group's, and give the nights back.",
    examples: ["campctl cancel r-3 --reason 'too hot'", "campctl cancel --group Scouts"])

  static let arguments: [Argument] = .of(
    part(ReservationOrGroup.arguments) { $1(&$0.subject) },
    [option("reason", .text, "The reason, which is recorded.") { $0.reason = $1 }])

  func perform(in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    switch try subject.subject() {
    case .one(let reference):
      let written = try campground.reservations.cancel(reference, reason: reason).map(makeView)
      let (sentence, notes) = try (Self.sentence(written.result, written), Self.feeNotes(written.result, written))
      return try Response(
        written, sentence,
        extras: Self.fee(of: written.result) + .notes(notes) + .waitlistMatches(of: written, in: campground))
    case .group(let name):
      let written = try campground.reservations.cancel(group: name, reason: reason).map { $0.map(makeView) }
      let notes =
        try ReservationOrGroup.rest(of: name, besides: written, in: campground)
        + written.result.flatMap { try Self.feeNotes($0, written) }
      return try Response(
        written, written.result.map { try Self.sentence($0, written) }, each: Self.fee,
        extras: .notes(notes) + .waitlistMatches(of: written, in: campground))
    }
  }

  var question: ((Campground) throws -> String?)? { cost }

  /// The question whether to cancel at this price; nil when it costs nothing.
  private func cost(in campground: Campground) throws -> String? {
    let makeView = try ReservationView.maker(in: campground)
    switch try subject.subject() {
    case .one(let reference):
      let view = try makeView(campground.reservations.cancel(reference, reason: reason).result)
      let fee = view.reservation.sums.total
      return fee > 0 ? Questions.cancel(view.label, costs: "\(view.currency.text(fee)) \(view.currency)") : nil
    case .group(let name):
      let views = try campground.reservations.cancel(group: name, reason: reason).result.map(makeView)
      let fee = views.reduce(0) { $0 + $1.reservation.sums.total }
      guard fee > 0, let currency = views.first?.currency else { return nil }
      return Questions.cancel(group: name, of: views.count, costs: "\(currency.text(fee)) \(currency)")
    }
  }

  private static func sentence<Thing>(_ view: ReservationView, _ written: Written<Thing>) throws -> String {
    "Cancelled \(view.label); \(try written.freeAgainWords(view))."
  }

  /// The cost of cancelling: all that remains of the total.
  private static func fee(of view: ReservationView) -> Extras {
    let sums = view.reservation.sums
    return .field("fee", view.currency.text(sums.total))
      + .field("refund", view.currency.text(max(0, -sums.balance)))
  }

  /// The notes about the fee, and about the use of payments; none when there is no money in it.
  private static func feeNotes<Thing>(_ view: ReservationView, _ written: Written<Thing>) throws -> [String] {
    let sums = view.reservation.sums
    guard try sums != AccountSums() || written.difference(of: view.reservation.id) != 0 else { return [] }
    return [view.feeNote("Cancelling \(view.label)", costs: sums.total)]
  }
}
