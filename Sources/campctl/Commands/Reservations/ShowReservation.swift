import ArgumentParser
import CampgroundManager

/// Shows a reservation.
struct ShowReservation: ReadCommand {
  static let configuration = CommandConfiguration(abstract: "Show a reservation.")

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func perform(in campground: Campground) throws -> Answer {
    .show(try campground.reporter()(campground.reservations.find(reservation)))
  }
}
