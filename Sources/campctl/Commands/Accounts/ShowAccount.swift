import Arguments
import CampgroundManager

/// Shows the charges and payments of a reservation, as a statement to print.
struct ShowAccount: ReadCommand {
  @Required var reservation: ReservationReference

  static let help = CommandHelp(
    "Show the charges and payments of a reservation, as a statement to print.",
    examples: ["campctl account r-3"])

  static let arguments: [Argument] = [
    positional("reservation", .reservation, "The reservation, such as r-3.") { $0.reservation = $1 }
  ]

  func perform(in campground: Campground) throws -> Response {
    Response(try AccountView.maker(in: campground)(campground.accounts.account(reservation)))
  }
}
