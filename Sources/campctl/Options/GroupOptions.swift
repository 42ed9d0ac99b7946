import ArgumentParser
import CampgroundManager

/// One reservation, or all that a group's name ties together.
struct ReservationOrGroup: ParsableArguments {
  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference?

  @Option(help: ArgumentHelp("All reservations of this group that are to come, instead of one.", valueName: "name"))
  var group: String?
}

/// Which reservations a command is about.
enum Subject {
  case one(ReservationReference)
  case group(String)

  /// Throws ``Failure`` unless just one of the two is said.
  init(_ reservation: ReservationReference?, group: String?) throws(Failure) {
    switch (reservation, group) {
    case (let reservation?, nil): self = .one(reservation)
    case (nil, let group?): self = .group(group)
    default: throw .usage("Say either a reservation or --group NAME", field: "reservation")
    }
  }
}
