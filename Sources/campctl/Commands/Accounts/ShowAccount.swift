import Arguments
import CampgroundManager

/// Shows the charges and payments of a reservation, of a camper or of a group, as a statement to print.
struct ShowAccount: ReadCommand {
  var subject = AccountSubject()
  var html = false

  static let help = CommandHelp(
    "Show the charges and payments of a reservation, as a statement to print.",
    discussion: "With --camper or --group the statement covers all reservations, with one running balance.",
    examples: ["campctl account r-3", "campctl account --camper 'Bacon Lover'", "campctl account --group Scouts"])

  static let arguments: [Argument<Self>] = .of(
    part(AccountSubject.arguments) { $1(&$0.subject) },
    [flag("html", "Print the statement as a page of HTML.") { $0.html = $1 }])

  static var asking: [Argument<AskArguments>] { AskArguments.templated }

  func perform(in campground: Campground) throws -> Response {
    let makeView = try AccountView.maker(in: campground)
    let settings = try campground.settings.settings
    switch try subject.subject() {
    case .one(let reference):
      let view = makeView(try campground.accounts.account(reference))
      return html ? .page(StatementPage(view, settings).html) : Response(view)
    case .all(let holder):
      let account = try campground.accounts.account(of: holder)
      let view = JointAccountView(
        account: account, views: account.accounts.map(makeView), currency: settings.currency,
        day: campground.clock.today, campground: settings.name)
      return html ? .page(StatementPage(view, settings).html) : Response(view)
    }
  }
}
