import Arguments
import CampgroundManager

/// Gives money that was paid on a reservation to another one.
struct Transfer: ChangeCommand {
  @Required var reservation: ReservationReference
  @Required var to: ReservationReference
  var amount: Amount?
  var because: String?

  static let help = CommandHelp(
    "Give a credit or a payment of a reservation to another one.",
    discussion: """
      No money comes in or goes out: each account has an entry that names the other, and undo takes both back. It is \
      never more than was paid. A transfer that meets the deposit confirms a hold. --if-version is the version of the \
      account that gives.
      """,
    examples: ["campctl transfer r-3 r-5", "campctl transfer r-3 r-5 45.00 --because 'comes in August instead'"])

  static func purpose(of argument: String) -> ReservationPurpose {
    argument == "to" ? .receive : .give
  }

  static let arguments: [Argument<Self>] = [
    positional("reservation", .reservation, "The reservation that gives, such as r-3, or its camper's name.") {
      $0.reservation = $1
    },
    positional("to", .reservation, "The reservation that receives.") { $0.to = $1 },
    positional("amount", .amount, "The amount (default: the whole credit).") { $0.amount = $1 }.optional(),
    option("because", .text, "The reason, which both accounts show.") { $0.because = $1 },
  ]

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.accounts.problems(ofTransferring: amount, from: $reservation, to: $to, because: because)
  }

  func perform(in campground: Campground) throws -> Response {
    let makeView = try AccountView.maker(in: campground)
    let moved = try campground.accounts.transfer(reservation, to: to, amount, because: because)
      .map { $0.map(makeView) }
    let (from, written) = (moved.result[0], moved.map { $0[1] })
    let view = written.result
    let nights = try campground.reservations.formerNights(of: view.account.reservation)
    let entry = written.changed ? view.account.entries.last { $0.kind == .transfer } : nil
    let sentences = [
      written.changed ? view.standing(nights) : nil, Self.sentence(entry, from, view),
      written.hasConfirmed ? view.confirmation : view.lackingWords,
    ]
    return Response(
      written, sentences.compactMap(\.self).joined(separator: " "),
      extras: .field("from", from.account.reservation.id)
        + .amount("transferred", entry?.amount ?? 0, view.currency) + .field("confirmed", written.hasConfirmed)
        + .notes((written.changed ? view.nextSteps(nights) : []) + from.creditNotes + view.creditNotes))
  }

  /// `Transferred 45.00 USD from r-3 (Ann Lee, …) to r-5 (Tent Pole, …): rain; nothing to pay on r-3, 54.00 to pay on
  /// r-5.`
  private static func sentence(_ entry: LedgerEntry?, _ from: AccountView, _ to: AccountView) -> String {
    guard let entry else { return "Nothing to transfer: the amount is 0." }
    let why = entry.memo.map { ": \($0)" } ?? ""
    return
      "Transferred \(to.currency.text(entry.amount)) \(to.currency) from \(from.party) to \(to.party)\(why); "
      + "\(from.balanceWords) on \(from.label), \(to.balanceWords) on \(to.label)."
  }
}
