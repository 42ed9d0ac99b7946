import Arguments
import CampgroundManager

/// Reduces a charge made by hand.
struct Adjust: ChangeCommand {
  var entry = AmountArguments()

  static let help = CommandHelp(
    "Take back a charge that was made by hand.",
    discussion: """
      The account gets the counter-entry of the charge, or of a part of it. The price of the stay itself follows \
      from its nights and rates, and changes with them.
      """)

  static let arguments: [Argument] = part(AmountArguments.arguments) { $1(&$0.entry) }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.accounts.adjust(entry.reservation, entry.request).map(
      AccountView.maker(in: campground))
    let sentence = try written.accountSentence("Took back", nothing: "Nothing to take back")
    return Response(written, sentence)
  }
}
