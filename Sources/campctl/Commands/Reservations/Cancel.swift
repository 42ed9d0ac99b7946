import ArgumentParser
import CampgroundManager

/// Cancels a reservation and gives its nights back.
struct Cancel: WriteCommand {
  static let configuration = CommandConfiguration(
    abstract: "Cancel a reservation and give its nights back.")

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @Option(help: ArgumentHelp("Why; it is kept.", valueName: "text"))
  var reason: String?

  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func perform(in campground: Campground) throws -> Answer {
    let reporter = try campground.reporter()
    let written = try campground.reservations.cancel(reservation, reason: reason)
    let report = reporter(written.thing)
    let sentence = "Cancelled \(report.label); site \(written.siteNumber) is free again, \(report.stayWords)."
    return .wrote(report, changed: written.changed, sentence)
  }
}
