import Arguments
import CampgroundManager

/// Prices a reservation by the rates of today.
struct Reprice: ChangeCommand {
  var subject = OneReservation()
  var nightly: Amount?
  var because: String?

  static let help = CommandHelp(
    "Price the future nights of a reservation by the present rates and taxes.",
    discussion: """
      Past nights keep their price, and so do nights that no rate covers now. Discounts and a tax exemption stay. \
      --nightly sets an agreed price for each night instead, added nights included; without it such a price ends.
      """,
    examples: ["campctl reprice r-3", "campctl reprice r-3 --nightly 30.00 --because 'works for us on weekends'"])

  static func purpose(of argument: String) -> ReservationPurpose { .price }

  static let arguments: [Argument<Self>] = .of(
    part(OneReservation.arguments) { $1(&$0.subject) },
    [
      option("nightly", .amount, "The price of each open night, in place of the rates' prices; needs --because.") {
        $0.nightly = $1
      },
      option("because", .text.named("reason"), "The reason of --nightly.") { $0.because = $1 },
    ])

  var misuse: [UsageProblem] {
    subject.misuse() + (because != nil && nightly == nil ? [.withoutOther("because", needs: "nightly")] : [])
  }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.reservations.problems(ofRepricing: subject.given, nightly: nightly, because: because)
  }

  func perform(in campground: Campground) throws -> Response {
    try misuse.refuse()
    let written = try campground.reservations.reprice(subject.reference(), nightly: nightly, because: because)
      .map(ReservationView.maker(in: campground))
    let view = written.result
    let price = try PriceChange(of: view, by: written)
    let done = "Priced \(view.label), \(view.reservation.camper.fullName), anew"
    let sentence = "\(done): \(price.words ?? "its price is the same")."
    return Response(
      written, written.changed ? sentence : "\(view.label) has the same price already.",
      extras: price.extras)
  }
}
