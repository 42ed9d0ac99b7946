import ArgumentParser
import CampgroundManager

/// Erases what is known of a person.
struct ForgetCamper: ChangeCommand {
  static let configuration = CommandConfiguration(
    abstract: "Erase a camper's name, phone number, mail and notes everywhere.",
    discussion: """
      The journal is overwritten too, so it cannot be undone, and neither can what was done before to that camper's \
      record and reservations. Nights are kept. --dry-run shows how much it is. A backup made before still has the name, and \
      so has what restore has kept. When the adding of a camper was undone, campctl undo of that undo's entry brings the record back to be erased.
      """)

  @Argument(help: "The camper: an id such as c-1, the phone number, or the full name.")
  var camper: CamperReference

  @OptionGroup(title: "Writing") var change: ChangeOptions
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  struct Request: Codable, Equatable {
    let camper: CamperReference
  }

  var request: Request { Request(camper: camper) }

  static func warning(_ request: Request, in campground: Campground) throws -> String? {
    let found = try campground.people.whatForgettingErases(request.camper)
    let report = ForgottenReport(forgotten: found)
    let camper = found.camper
    return "This erases \(camper.fullName) (\(camper.id)) for good from \(report.countWords), though not from backups "
      + "made before"
  }

  static func perform(_ request: Request, in campground: Campground) throws -> Answer {
    let written = try campground.people.forget(request.camper).map(ForgottenReport.init)
    let id = written.thing.label
    guard written.changed else { return .wrote(written, "\(id) is forgotten already.") }
    return .wrote(
      written, "Forgot \(id), in \(written.thing.countWords).",
      notes: ["Hint: Backups made before, and what restore has kept (.old-1 …), still have the name."])
  }
}
