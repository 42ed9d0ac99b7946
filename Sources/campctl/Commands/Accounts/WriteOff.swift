import Arguments
import CampgroundManager

/// Writes off what will never be paid.
struct WriteOff: ChangeCommand {
  var subject = OneReservation()
  var amount: Amount?
  @Required var because: String

  static let help = CommandHelp(
    "Write off what will never be paid on a reservation.",
    discussion: """
      A write-off is an expense: no payment, and no revenue below 0. It is at most the balance, on a reservation of \
      any status, and shrinks when less is owed later, so it never leaves a credit. Undo takes it back.
      """,
    examples: ["campctl write-off r-3 --because 'moved abroad, no answer'"])

  static func purpose(of argument: String) -> ReservationPurpose { .debt }

  static let arguments: [Argument<Self>] = .of(
    part(OneReservation.arguments) { $1(&$0.subject) },
    [
      positional("amount", .amount, "The amount (default: the whole balance).") { $0.amount = $1 }.optional(),
      required("because", .text, "The reason, which the account shows.") { $0.because = $1 },
    ])

  var misuse: [UsageProblem] { subject.misuse() }

  func problems(in campground: Campground, unread: Set<String>) throws -> [Problem] {
    try campground.accounts.problems(of: .writeOff(amount), on: subject.given, because: $because)
  }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.accounts.writeOff(subject.reference(), amount, because: because)
      .map(AccountView.maker(in: campground))
    let sentence = try written.decisionSentence("Wrote off", nothing: "Nothing to write off")
    return Response(written, sentence)
  }
}
