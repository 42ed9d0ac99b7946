import Arguments
import CampgroundManager

/// Records that money of a reservation was paid back.
struct Refund: ChangeCommand {
  var entry = AmountArguments()
  var security = false

  static let help = CommandHelp(
    "Record a refund on a reservation.",
    discussion: """
      A refund is never more than the amount paid. A payment recorded by mistake is taken back by undo, or \
      refunded.
      """,
    examples: [
      "campctl refund r-3 20.00 --method card --memo 'left a day early'", "campctl refund r-3 100.00 --security",
    ])

  static let arguments: [Argument] = .of(
    part(AmountArguments.paid) { $1(&$0.entry) },
    [flag("security", "Return it of the security deposit, never more than is held.") { $0.security = $1 }])

  func perform(in campground: Campground) throws -> Response {
    if security {
      let written = try campground.accounts.refundSecurity(entry.reservation, entry.request)
      return try .security(written, "Returned", in: campground)
    }
    let written = try campground.accounts.refund(entry.reservation, entry.request).map(
      AccountView.maker(in: campground))
    let sentence = try written.accountSentence("Refunded", nothing: "Nothing to refund")
    return Response(written, sentence)
  }
}
