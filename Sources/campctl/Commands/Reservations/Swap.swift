import ArgumentParser
import CampgroundManager

/// Lets two parties change places.
struct Swap: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Give two reservations each other's site.",
    discussion: """
      Each keeps its own nights: all of them move before the stay, those from today on during it. The version that \
      --if-version means is the first reservation's.
      """)

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @Argument(help: "The other reservation.")
  var other: ReservationReference

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let reservation: ReservationReference
    let other: ReservationReference
  }

  var request: Request { Request(reservation: reservation, other: other) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    let written = try campground.reservations.swap(request.reservation, with: request.other)
      .map { $0.map(reporter) }
    guard written.changed || written.replayed else {
      let labels = written.thing.map(\.label).joined(separator: " and ")
      return try .wrote(written, ["Nothing to swap: \(labels) are on the same site."], freeingIn: campground)
    }
    let sentences = written.thing.map { report in
      "Moved \(report.label), \(report.reservation.camper.fullName): \(report.placesWords)."
    }
    return try .wrote(written, sentences, freeingIn: campground)
  }
}
