import Arguments
import CampgroundManager

/// Erases the record of a person.
struct ForgetCamper: ChangeCommand {
  @Required var camper: CamperReference

  static let help = CommandHelp(
    "Erase a camper's name, phone number, mail and notes everywhere.",
    discussion: """
      The journal is overwritten too, so it cannot be undone, and neither can what was done before to that camper's \
      record and reservations. Nights are kept. --dry-run shows how much it is. A backup made before still has the \
      name, and so has what restore has kept. When the adding of a camper was undone, campctl undo of that undo's \
      entry brings the record back to be erased.
      """)

  static let arguments: [Argument] = [
    positional("camper", .camper, "The camper: an id such as c-1, the phone number, or the full name.") {
      $0.camper = $1
    }
  ]

  func warning(in campground: Campground) throws -> String? {
    let found = try campground.people.whatForgettingErases(camper)
    let person = found.camper
    return "This erases \(person.fullName) (\(person.id)) for good from \(found.countWords), though not from backups "
      + "made before"
  }

  func perform(in campground: Campground) throws -> Response {
    let written = try campground.people.forget(camper)
    let (forgotten, person) = (written.result, written.map(\.camper))
    let id = person.result.id
    guard written.changed else { return Response(person, "\(id) is forgotten already.", extras: forgotten.extras) }
    return Response(
      person, "Forgot \(id), in \(forgotten.countWords).",
      extras: forgotten.extras
        + .notes([Hints.keptInBackups]))
  }
}
