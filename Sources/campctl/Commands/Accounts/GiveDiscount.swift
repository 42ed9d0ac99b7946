import Arguments
import CampgroundManager

/// Takes an amount or a percentage off the price of a reservation.
struct GiveDiscount: ChangeCommand, StaysCommand {
  var subject = OneReservation()
  @Required var what: DiscountShare
  @Required var because: String

  static let help = CommandHelp(
    "Take an amount or a percentage off a reservation's nights.",
    discussion: """
      The discount is spread over the nights that are still open; if none is, it is one line, dated today. Percentage \
      taxes follow it. An amount stays when the nights change, a percentage follows them. Undo takes it back.
      """,
    examples: [
      "campctl discount r-3 10% --because 'the showers were closed'",
      "campctl discount r-3 20.00 --because 'late hookup'",
    ])

  static func purpose(of argument: String) -> ReservationPurpose { .charges }

  static let arguments: [Argument<Self>] = .of(
    part(OneReservation.arguments(orOptions: ["where"])) { $1(&$0.subject) },
    [
      positional(
        "what",
        .text("amount", reason: "it is neither an amount nor a percentage") { DiscountShare($0) }
          .withoutAmbiguity,
        "The amount, or the percentage such as 10%, of nights and extras."
      ) { $0.what = $1 },
      required("because", .text.named("reason"), "The reason, which the account shows.") { $0.because = $1 },
    ])

  var namesStays: Bool { !subject.isEmpty }
  func on(_ stay: ReservationReference) -> Self { with { $0.subject.reservation = stay } }

  var misuse: [UsageProblem] { subject.misuse() }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.reservations.problems(ofDiscounting: subject.given, $what, because: $because)
  }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.reservations.discount(subject.reference(), what, because: because)
      .map(ReservationView.maker(in: campground))
    let view = written.result
    let price = try PriceChange(of: view, by: written)
    let sentence = "Took \(view.words(what)) off \(view.party)"
    return try Response(
      written,
      written.changed
        ? "\(sentence): \(price.words ?? "its price is the same")." : "Nothing to take off \(view.party).",
      extras: price.extras + .notes(price.notes + view.restNotes(of: written) + view.taxNotes(of: written)))
  }
}

extension ReservationView {
  /// `5.00 USD`, `10%`.
  fileprivate func words(_ share: DiscountShare) -> String {
    if case .percent = share { "\(share)" } else { "\(share) \(currency)" }
  }
}
