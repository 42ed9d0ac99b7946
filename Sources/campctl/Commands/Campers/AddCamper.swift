import ArgumentParser
import CampgroundManager

/// Adds a camper.
struct AddCamper: WriteCommand {
  static let configuration = CommandConfiguration(abstract: "Add a camper.")

  @Argument(help: "The name, as one writes it.")
  var fullName: String

  @Option(help: ArgumentHelp("The phone number, in any country's form.", valueName: "number"))
  var phone: String

  @Option(help: ArgumentHelp("The mail address.", valueName: "address"), transform: Read.edit)
  var email: Edit<String>?

  @Option(help: ArgumentHelp("What else to know.", valueName: "text"), transform: Read.edit)
  var notes: Edit<String>?

  @Option(
    help: ArgumentHelp("What the desk should know before it gives them a site.", valueName: "text"),
    transform: Read.edit)
  var warning: Edit<String>?

  @Flag(help: "Answer with the camper of this name and phone number if there is one.")
  var ifNew = false

  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let fullName: String
    let phone: String
    let email: Edit<String>?
    let notes: Edit<String>?
    let warning: Edit<String>?
    let ifNew: Bool
  }

  var request: Request {
    Request(fullName: fullName, phone: phone, email: email, notes: notes, warning: warning, ifNew: ifNew)
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let record = CamperEdits(
      fullName: request.fullName, phone: request.phone, email: request.email, notes: request.notes,
      warning: request.warning)
    let campers = campground.campers
    let written = try campers.addCamper(record, ifNew: request.ifNew)
    let twins = try written.changed ? campers.likelyDuplicates(of: written.thing) : []
    let report = written.map { AddedCamperReport(camper: $0, duplicates: twins) }
    let sentence =
      written.changed
      ? "Added camper \(written.id), \(written.fullName)." : "\(written.fullName) is camper \(written.id) already."
    return .wrote(report, sentence, notes: report.notes)
  }
}
