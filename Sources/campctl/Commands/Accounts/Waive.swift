import Arguments
import CampgroundManager

/// Takes back a fee or a penalty that was charged.
struct Waive: ChangeCommand, StaysCommand {
  var subject = OneReservation()
  @Required var what: WaiverSubject
  @Required var because: String

  static let help = CommandHelp(
    "Take back a fee or a penalty that was charged.",
    discussion: """
      The camper no longer owes the waived amount. Of a penalty, the tax that it keeps is waived with it; an amount \
      comes off penalties first, then other charges. A payment above the rest is a credit.
      """,
    examples: [
      "campctl waive r-3 cancellation --because 'hospital'", "campctl waive r-3 15.00 --because 'no hot water'",
    ])

  static func purpose(of argument: String) -> ReservationPurpose { .charges }

  static let arguments: [Argument<Self>] = .of(
    part(OneReservation.arguments(orOptions: ["where"])) { $1(&$0.subject) },
    [
      positional(
        "what", .text.withoutAmbiguity, "The penalty (cancellation, no-show, early), the name of a fee, or an amount."
      ) { $0.what = WaiverSubject($1) ?? .name($1) },
      required("because", .text, "The reason, which the account shows.") { $0.because = $1 },
    ])

  var namesStays: Bool { !subject.isEmpty }
  func on(_ stay: ReservationReference) -> Self { with { $0.subject.reservation = stay } }

  var misuse: [UsageProblem] { subject.misuse() }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.accounts.problems(of: $what.map(AccountDecision.waive), on: subject.given, because: $because)
  }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.accounts.waive(subject.reference(), what, because: because)
      .map(AccountView.maker(in: campground))
    let sentence = try written.decisionSentence("Waived", nothing: "Nothing to waive")
    return try Response(written, sentence, extras: .notes(taxNotes(of: written) + written.result.creditNotes))
  }

  /// The note about the taxes: those that a penalty keeps are waived with it, all others stay.
  private func taxNotes(of written: WriteResult<AccountView>) throws -> [String] {
    let view = written.result
    let (id, currency) = (view.account.reservation.id, view.currency)
    guard written.changed else { return [] }
    let waived = try written.taxes(on: id)
    if waived < 0 { return [TaxWords.waived(currency.text(-waived), currency)] }
    let owed = view.account.entries.filter { $0.item == .taxes || $0.item == .taxesApart }.reduce(0) { $0 + $1.amount }
    return owed > 0 ? [TaxWords.stay(currency.text(owed), currency)] : []
  }
}
