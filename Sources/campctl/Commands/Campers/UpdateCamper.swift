import ArgumentParser
import CampgroundManager

/// Changes a camper's record.
struct UpdateCamper: WriteCommand {
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

  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func perform(in campground: Campground) throws -> Answer {
    let edits = CamperEdits(fullName: fullName, phone: phone, email: email, notes: notes)
    let written = try campground.campers.updateCamper(camper, edits)
    let sentence = written.changed ? "Updated camper \(written.id)." : "Nothing to change for camper \(written.id)."
    return .wrote(written.thing, changed: written.changed, sentence)
  }
}
