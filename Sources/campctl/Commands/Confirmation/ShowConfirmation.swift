import Arguments
import CampgroundManager

/// Shows the whole agreement with a party, or with all parties of a group, to mail or hand over.
struct ShowConfirmation: ReadCommand {
  var subject = ReservationOrGroup()
  var html = false

  static let help = CommandHelp(
    "Show the confirmation of a stay, to mail or hand over.",
    discussion: """
      The list of things to bring is a setting: campctl settings --bring 'Firewood; drinking water'. With --group it \
      is of each reservation of the group that stands, with the sum of all.
      """,
    examples: ["campctl confirmation r-3 --html", "campctl confirmation --group Scouts"])

  static let arguments: [Argument] = .of(
    part(ReservationOrGroup.arguments) { $1(&$0.subject) },
    [flag("html", "Print the confirmation as a page of HTML.") { $0.html = $1 }])

  func perform(in campground: Campground) throws -> Response {
    let makeView = try ReservationView.maker(in: campground)
    let view = { ConfirmationView(confirmation: $0, stay: makeView($0.reservation)) }
    switch try subject.subject() {
    case .one(let reference):
      let view = view(try campground.frontDesk.confirmation(of: reference))
      return html ? .page(ConfirmationPage(view: view).html) : Response(view)
    case .group(let name):
      let list = ConfirmationList(views: try campground.frontDesk.confirmations(ofGroup: name).map(view), group: name)
      return html ? .page(ConfirmationPage.html(of: list)) : Response(list)
    }
  }
}
