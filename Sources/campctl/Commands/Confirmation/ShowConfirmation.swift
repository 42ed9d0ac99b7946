import Arguments
import CampgroundManager

/// Shows the whole agreement with a party, to mail or hand over.
struct ShowConfirmation: ReadCommand {
  @Required var reservation: ReservationReference
  var html = false

  static let help = CommandHelp(
    "Show all that was agreed with a party, to mail or hand over.",
    discussion: "What to bring is a setting: campctl settings --bring 'Firewood; drinking water'.",
    examples: ["campctl confirmation r-3 --html"])

  static let arguments: [Argument] = [
    positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 },
    flag("html", "Answer with a page to print.") { $0.html = $1 },
  ]

  func perform(in campground: Campground) throws -> Response {
    let confirmation = try campground.frontDesk.confirmation(of: reservation)
    let view = ConfirmationView(
      confirmation: confirmation, stay: try ReservationView.maker(in: campground)(confirmation.reservation))
    return html ? .page(ConfirmationPage(view: view).html) : Response(view)
  }
}
