import Arguments
import CampgroundManager

/// Reduces a charge made by hand.
struct Adjust: ChangeCommand {
  var entry = AmountArguments()

  static let help = CommandHelp(
    "Take back what was charged by hand.",
    discussion: """
      Adds the counter-entry of a charge, or of a part of one. What a stay costs follows from its nights and rates, and \
      is changed with them.
      """)

  static let arguments: [Argument] = part(AmountArguments.arguments) { $1(&$0.entry) }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.accounts.adjust(entry.reservation, entry.request).map(
      AccountView.maker(in: campground))
    let sentence = try written.accountSentence("Took back", nothing: "Nothing to take back")
    return Response(written, sentence)
  }
}
