import Arguments
import CampgroundManager

/// Shows the charges and payments of a reservation, of a camper or of a group, as a statement to print.
struct ShowAccount: ReadCommand {
  var subject = AccountSubject()

  static let help = CommandHelp(
    "Show the charges and payments of a reservation, as a statement to print.",
    discussion: "With --camper or --group the statement is of all reservations, with one running balance.",
    examples: ["campctl account r-3", "campctl account --camper 'Bacon Lover'", "campctl account --group Scouts"])

  static let arguments: [Argument] = part(AccountSubject.arguments) { $1(&$0.subject) }

  func perform(in campground: Campground) throws -> Response {
    let makeView = try AccountView.maker(in: campground)
    switch try subject.subject() {
    case .one(let reference): return Response(makeView(try campground.accounts.account(reference)))
    case .all(let holder):
      let settings = try campground.settings.settings
      let account = try campground.accounts.account(of: holder)
      return Response(
        JointAccountView(
          account: account, views: account.accounts.map(makeView), currency: settings.currency,
          day: campground.clock.today, campground: settings.name))
    }
  }
}
