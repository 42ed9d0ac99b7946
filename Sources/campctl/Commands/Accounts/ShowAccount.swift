import ArgumentParser
import CampgroundManager

/// Shows what a reservation was charged and what was paid, as a statement to print.
struct ShowAccount: ReadCommand {
  static let configuration = CommandConfiguration(
    commandName: "account", abstract: "Show what a reservation was charged and what was paid, as a statement to print.")

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  var request: ReservationRequest { ReservationRequest(reservation: reservation) }

  static func perform(_ request: ReservationRequest, in campground: Campground) throws -> Answer {
    .show(try campground.accountReporter()(campground.accounts.account(request.reservation)))
  }
}
