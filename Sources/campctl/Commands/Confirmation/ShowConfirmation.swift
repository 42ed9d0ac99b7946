import Arguments
import CampgroundManager

/// Shows the whole agreement with a party, to mail or hand over.
struct ShowConfirmation: ReadCommand {
  @Required var reservation: ReservationReference
  var html = false

  static let help = CommandHelp(
    "Show the confirmation of a stay, to mail or hand over.",
    discussion: "The list of things to bring is a setting: campctl settings --bring 'Firewood; drinking water'.",
    examples: ["campctl confirmation r-3 --html"])

  static let arguments: [Argument] = [
    positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 },
    flag("html", "Print the confirmation as a page of HTML.") { $0.html = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let confirmation = try campground.frontDesk.confirmation(of: reservation)
    let view = ConfirmationView(
      confirmation: confirmation, stay: try ReservationView.maker(in: campground)(confirmation.reservation))
    return html ? .page(ConfirmationPage(view: view).html) : Response(view)
  }
}
