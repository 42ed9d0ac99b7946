import Arguments
import CampgroundManager

/// Records a payment on a reservation.
struct Pay: ChangeCommand {
  var entry = AmountArguments()

  static let help = CommandHelp(
    "Record a payment on a reservation.",
    discussion: "An overpayment is a credit of the camper until it is refunded.",
    examples: ["campctl pay r-3 45.00 --method card"])

  static let arguments: [Argument] = part(AmountArguments.paid) { $1(&$0.entry) }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.accounts.pay(entry.reservation, entry.request).map(AccountView.maker(in: campground))
    let sentence = try written.accountSentence("Paid", nothing: "Nothing to pay")
    return Response(written, sentence, extras: .notes(written.result.creditNotes))
  }
}
