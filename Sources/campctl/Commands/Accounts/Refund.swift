import Arguments
import CampgroundManager

/// Records that money of a reservation was paid back.
struct Refund: ChangeCommand {
  var entry = AmountArguments()

  static let help = CommandHelp(
    "Record a refund on a reservation.",
    discussion: """
      A refund is never more than the amount paid. A payment recorded by mistake is taken back by undo, or \
      refunded.
      """,
    examples: ["campctl refund r-3 20.00 --method card --memo 'left a day early'"])

  static let arguments: [Argument] = part(AmountArguments.paid) { $1(&$0.entry) }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.accounts.refund(entry.reservation, entry.request).map(
      AccountView.maker(in: campground))
    let sentence = try written.accountSentence("Refunded", nothing: "Nothing to refund")
    return Response(written, sentence)
  }
}
