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

  @Flag(help: "Answer with the camper of this name and phone number if there is one.")
  var ifNew = false

  @OptionGroup(title: "Writing") var write: WriteOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func perform(in campground: Campground) throws -> Answer {
    let record = CamperEdits(fullName: fullName, phone: phone, email: email, notes: notes)
    let written = try campground.campers.addCamper(record, ifNew: ifNew)
    let twins = try written.changed ? campground.campers.likelyDuplicates(of: written.thing) : []
    let hints = twins.prefix(3).map { "Hint: \($0.id) may be the same person: \($0.fullName), \($0.phoneNumber)." }
    let sentence =
      written.changed
      ? "Added camper \(written.id), \(written.fullName)."
      : "\(written.fullName) is camper \(written.id) already."
    return .wrote(written.thing, changed: written.changed, sentence, notes: hints)
  }
}
