import Arguments
import CampgroundManager

/// Charges a reservation an extra that is not part of its price.
struct Charge: ChangeCommand, StaysCommand {
  var subject = OneReservation()
  var charge = ChargeArguments()
  var security = false

  static let help = CommandHelp(
    "Add a charge to a reservation's account.",
    discussion: """
      Firewood or a lost key, for example, with the taxes that are on charges or on the item. A charge made by mistake \
      is taken back by undo when it was the last command, and by uncharge at any later time.
      """,
    examples: [
      "campctl charge r-3 12.00 --memo 'a lost key'", "campctl charge r-3 --item firewood --count 2 --item ice",
      "campctl charge r-3 60.00 --memo 'broken table' --security",
    ])

  static func purpose(of argument: String) -> ReservationPurpose { .money }

  static let arguments: [Argument<Self>] = .of(
    part(OneReservation.arguments(orOptions: ["where"])) { $1(&$0.subject) },
    part(ChargeArguments.arguments) { $1(&$0.charge) },
    [
      flag("security", "Keep the amount from the security deposit; needs a reason.") { $0.security = $1 }
    ])

  var namesStays: Bool { !subject.isEmpty }
  func on(_ stay: ReservationReference) -> Self { with { $0.subject.reservation = stay } }

  var misuse: [UsageProblem] { subject.misuse() + charge.misuse }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.accounts.problems(ofCharging: charge.amount, memo: charge.memo, charge.items.given)
  }

  func perform(in campground: Campground) throws -> Response {
    if security {
      let kept = try campground.accounts.keepSecurity(subject.reference(), charge.request())
      return try .security(kept, "Kept", in: campground)
    }
    let written = try campground.accounts.charge(subject.reference(), charge.request()).map(
      AccountView.maker(in: campground))
    let sentence = try written.chargeSentence(
      "Charged", of: charge.items.item.count, nothing: "Nothing to charge")
    return Response(written, sentence)
  }
}
