import Arguments
import CampgroundManager

/// Charges a reservation an extra that is not part of its price.
struct Charge: ChangeCommand {
  var entry = AmountArguments()
  var security = false

  static let help = CommandHelp(
    "Add a charge to a reservation's account.",
    discussion: """
      Firewood or a lost key, for example. A charge made by mistake is taken back by undo when it was the last \
      command, and by adjust at any later time.
      """,
    examples: [
      "campctl charge r-3 12.00 --memo firewood", "campctl charge r-3 60.00 --memo 'broken table' --security",
    ])

  static let arguments: [Argument] = .of(
    part(AmountArguments.arguments) { $1(&$0.entry) },
    [
      flag("security", "Keep it of the security deposit, which pays it; the reason is needed.") { $0.security = $1 }
    ])

  func perform(in campground: Campground) throws -> Response {
    if security {
      let written = try campground.accounts.keepSecurity(entry.reservation, entry.request)
      return try .security(written, "Kept", in: campground)
    }
    let written = try campground.accounts.charge(entry.reservation, entry.request).map(
      AccountView.maker(in: campground))
    let sentence = try written.accountSentence("Charged", nothing: "Nothing to charge")
    return Response(written, sentence)
  }
}
