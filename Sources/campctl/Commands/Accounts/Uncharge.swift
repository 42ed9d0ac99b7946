import Arguments
import CampgroundManager

/// Reduces a charge made by hand, or of an item.
struct Uncharge: ChangeCommand {
  var subject = OneReservation()
  var charge = ChargeArguments()

  static let help = CommandHelp(
    "Take back a charge that was made by hand, or items.",
    discussion: """
      The account gets the counter-entry of the charge, or of a part of it, with its share of the taxes on it. The \
      price of the stay itself follows from its nights and rates, and changes with them.
      """,
    examples: ["campctl uncharge r-3 4.00 --memo 'half of it was wet'", "campctl uncharge r-3 --item firewood"])

  static let arguments: [Argument<Self>] = .of(
    part(OneReservation.arguments) { $1(&$0.subject) },
    part(ChargeArguments.arguments) { $1(&$0.charge) })

  var misuse: [UsageProblem] { subject.misuse() + charge.misuse }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.accounts.problems(
      ofUncharging: charge.amount, memo: charge.memo, charge.items.given, on: subject.given)
  }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.accounts.uncharge(subject.reference(), charge.request()).map(
      AccountView.maker(in: campground))
    let sentence = try written.chargeSentence(
      "Took back", of: charge.request().items.merged(default: 1).count, nothing: "Nothing to take back")
    return Response(written, sentence)
  }
}
