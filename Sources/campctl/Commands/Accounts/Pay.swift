import Arguments
import CampgroundManager

/// Records a payment on a reservation.
struct Pay: ChangeCommand {
  var entry = AmountArguments()

  static let help = CommandHelp(
    "Record a payment on a reservation.",
    discussion: """
      A payment that meets the deposit, or any where none is due, confirms a hold. An overpayment is a credit of the \
      camper until it is refunded.
      """,
    examples: ["campctl pay r-3 45.00 --method card"])

  static let arguments: [Argument] = part(AmountArguments.paid) { $1(&$0.entry) }

  var question: ((Campground) throws -> String?)? { surcharge }

  private func surcharge(in campground: Campground) throws -> String? {
    guard let method = entry.method else { return nil }
    let fee = try campground.accounts.surcharge(on: entry.amount, by: method)
    guard fee > 0 else { return nil }
    let paid = try campground.accounts.pay(entry.reservation, entry.request).result.entries.last { $0.kind == .payment }
    return Questions.surcharge(fee, of: paid?.amount ?? fee, by: method, try campground.settings.settings.currency)
  }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.accounts.pay(entry.reservation, entry.request).map(AccountView.maker(in: campground))
    let view = written.result
    let nights = try campground.reservations.formerNights(of: view.account.reservation)
    let sentences = [
      written.changed ? view.standing(nights) : nil,
      try written.accountSentence("Paid", nothing: "Nothing to pay"),
      written.hasConfirmed ? view.confirmation : view.lackingWords,
    ]
    return Response(
      written, sentences.compactMap(\.self).joined(separator: " "),
      extras: .field("confirmed", written.hasConfirmed)
        + .notes((written.changed ? view.nextSteps(nights) : []) + view.creditNotes))
  }
}
