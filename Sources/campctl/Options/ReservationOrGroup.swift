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
    case (nil, let group?) where group.allSatisfy(\.isWhitespace):
      throw .usage("A group's name cannot be empty", field: "group")
    case (nil, let group?): self = .group(group)
    default: throw .usage("Say either a reservation or --group NAME", field: "reservation")
    }
  }
}

extension Campground {
  /// For people: which of a group's reservations a command has not touched.
  func restOfGroup(_ name: String, besides written: Written<[ReservationReport]>) throws -> [String] {
    var filter = ReservationFilter()
    filter.group = name
    let done = Set(written.thing.map(\.label))
    var rest: [String] = []
    try reservations.forEachReservation(filter) { reservation in
      let label = reservation.id?.description ?? ""
      if !done.contains(label) { rest.append("\(label) (\(reservation.status.description.lowercased()))") }
    }
    return rest.isEmpty ? [] : ["Left as they are: \(rest.joined(separator: ", "))."]
  }
}
