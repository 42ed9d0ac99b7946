import ArgumentParser
import CampgroundManager

/// Shows all that was agreed with a party, to mail or hand over.
struct ShowConfirmation: ReadCommand {
  static let configuration = CommandConfiguration(
    commandName: "confirmation",
    abstract: "Show all that was agreed with a party, to mail or hand over.",
    discussion: "What to bring is a setting: campctl settings --bring 'Firewood; drinking water'.")

  @Argument(help: "The reservation, such as r-3.")
  var reservation: ReservationReference

  @Flag(help: "Answer with a page to print.")
  var html = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let reservation: ReservationReference
    var html: Bool?
  }

  var request: Request { Request(reservation: reservation, html: html ? true : nil) }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let confirmation = try campground.frontDesk.confirmation(of: request.reservation)
    let report = ConfirmationReport(
      confirmation: confirmation, stay: try campground.reporter()(confirmation.reservation))
    return request.html == true ? .page(ConfirmationPage(report: report).html) : .show(report)
  }
}
