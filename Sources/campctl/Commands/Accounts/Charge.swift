import Arguments
import CampgroundManager

/// Charges a reservation an extra that is not part of its price.
struct Charge: ChangeCommand {
  var entry = AmountArguments()

  static let help = CommandHelp(
    "Charge a reservation what is no part of its price.",
    discussion: """
      Firewood or a lost key, for example. To take back a charge made by mistake, use undo when it was the last thing \
      done, and adjust at any time later.
      """,
    examples: ["campctl charge r-3 12.00 --memo firewood"])

  static let arguments: [Argument] = part(AmountArguments.arguments) { $1(&$0.entry) }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.accounts.charge(entry.reservation, entry.request).map(
      AccountView.maker(in: campground))
    let sentence = try written.accountSentence("Charged", nothing: "Nothing to charge")
    return Response(written, sentence)
  }
}
