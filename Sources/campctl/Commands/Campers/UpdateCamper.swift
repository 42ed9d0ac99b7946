import ArgumentParser
import CampgroundManager

/// Changes a camper's record.
struct UpdateCamper: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Change a camper's record.",
    discussion: "An empty value ends a field: --email ''.")

  @Argument(help: "The camper: an id such as c-1, the phone number, or the full name.")
  var camper: CamperReference

  @Option(help: "The new name.")
  var fullName: String?

  @Option(help: ArgumentHelp("The new phone number.", valueName: "number"))
  var phone: String?

  @Option(help: ArgumentHelp("The mail address.", valueName: "address"), transform: Read.edit)
  var email: Edit<String>?

  @Option(help: ArgumentHelp("What else to know.", valueName: "text"), transform: Read.edit)
  var notes: Edit<String>?

  @Option(
    help: ArgumentHelp("What the desk should know before it gives them a site.", valueName: "text"),
    transform: Read.edit)
  var warning: Edit<String>?

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let camper: CamperReference
    let fullName: String?
    let phone: String?
    let email: Edit<String>?
    let notes: Edit<String>?
    let warning: Edit<String>?
  }

  var request: Request {
    Request(camper: camper, fullName: fullName, phone: phone, email: email, notes: notes, warning: warning)
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let edits = CamperEdits(
      fullName: request.fullName, phone: request.phone, email: request.email, notes: request.notes,
      warning: request.warning)
    let written = try campground.campers.updateCamper(request.camper, edits)
    let id = written.id
    return .wrote(written, written.changed ? "Updated camper \(id)." : "Nothing to change for camper \(id).")
  }
}
